import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  getPatientChecks,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newVisit, type Person, signIn } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await newClinic(app);
});

/** Another day, with a session of that day. */
async function at(instant: string) {
  app.clock.set(instant);
  admin = await signIn(app, admin.user.email);
}

/** A child born on a day, with a visit. */
async function newChild(birth_date: string) {
  const visit = await newVisit(app, admin);
  const params = { id: visit.patient_id };
  await app.ok(updatePatient, { params, body: { birth_date } }, admin);
  const weigh = async (value: number, replaces?: string) => {
    const id = newId();
    const reading = { id, kind: 'weight' as const, value, ...(replaces && { replaces }) };
    await app.ok(recordVitals, { params: { id: visit.id }, body: { readings: [reading] } }, admin);
    return id;
  };
  const checks = () => app.ok(getPatientChecks, { params, query: {} }, admin);
  return { patientId: params.id, weigh, checks };
}

it('the checks have the exact age and the newest weight, as long as it decides a dose', async () => {
  await at('2026-11-21T06:00:00Z');
  const { weigh, checks } = await newChild('2026-03-15');
  expect(await checks()).toMatchObject({ age: 0, ageMonths: 8, weight: null });
  const wrong = await weigh(75);
  await weigh(7.5, wrong);
  expect(await checks()).toMatchObject({ weight: { kg: 7.5, takenOn: '2026-11-21' } });
  await at('2026-12-05T06:00:00Z');
  expect(await checks()).toMatchObject({ weight: { kg: 7.5, takenOn: '2026-11-21' } });
  await at('2026-12-06T06:00:00Z');
  expect(await checks()).toMatchObject({ weight: null });
});

it('a weight that no patient can have is not used', async () => {
  await at('2026-12-06T06:00:00Z');
  const { weigh, checks } = await newChild('2022-01-01');
  await weigh(9_000);
  expect(await checks()).toMatchObject({ weight: null });
});

it('an order above the dose of the weight needs a reason, also where the age would allow it', async () => {
  await at('2026-12-06T06:00:00Z');
  const { patientId, weigh } = await newChild('2021-01-01');
  const { id: drug_id } = await app.ok(
    addDrug,
    { body: aDrug({ name: 'Paracetamol 250 mg/5 ml Syrup' }) },
    admin,
  );
  const item = { drug_id, quantity: 1, tabletsPerDay: 4, directions_to_use: '5 ml 4 times a day' };
  const write = () =>
    app.call(createPharmacyOrder, { body: { patient_id: patientId, items: [item] } }, admin);
  expect((await write()).statusCode).toBe(201);
  await weigh(11);
  const refused = await write();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().warnings).toMatchObject([{ id: 'dose:paracetamol:1000' }]);
});
