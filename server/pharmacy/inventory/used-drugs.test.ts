import { beforeEach, describe, expect, it } from 'vitest';
import { addDrug, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
});

const newDrug = (name: string) =>
  app.ok(addDrug, { body: aDrug({ name, quantity_in_stock: 50 }) }, admin);

async function prescribe(by: Person, ...drugIds: string[]) {
  const { id } = await newPatient(app, by);
  const items = drugIds.map((drug_id) => ({
    ...{ drug_id, quantity: 1, tabletsPerDay: 1, numberOfDays: 1 },
  }));
  return app.ok(createPharmacyOrder, { body: { patient_id: id, items } }, by);
}
const used = async (by: Person) =>
  (await app.ok(listUsedDrugs, {}, by)).map(({ drug_id, uses }) => [drug_id, uses]);

describe('the drugs that a person prescribes most', () => {
  it('are counted per person, from orders that stand', async () => {
    const pan = await newDrug('Pan 40 mg');
    const dolo = await newDrug('Dolo 650 mg');
    await prescribe(doctor, dolo.id);
    await prescribe(doctor, pan.id, dolo.id);
    await prescribe(admin, pan.id);
    const { id } = await prescribe(doctor, pan.id);
    await app.ok(deletePharmacyOrder, { params: { id } }, doctor);
    expect(await used(doctor)).toEqual([
      [dolo.id, 2],
      [pan.id, 1],
    ]);
    expect(await used(admin)).toEqual([[pan.id, 1]]);
    expect(await used(await newClinic(app))).toEqual([]);
  });
});
