import { beforeEach, describe, expect, it } from 'vitest';
import {
  admitPatient,
  dischargePatient,
  listAdmissions,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import {
  getDischargeSummary,
  saveDischargeSummary,
} from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const DAY = 24 * 3_600_000;
const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  app.clock.set('2027-05-10T04:30:00.000Z');
  admin = await newClinic(app);
  ({ id: patientId } = await newPatient(app, admin));
});

const texts = {
  diagnosis: 'Dengue fever',
  treatment: 'IV fluids',
  condition: 'Stable',
  medicines: '',
  advice: 'Rest',
  followUpOn: '2027-05-20',
};
const params = () => ({ id: patientId });
async function admit(doctor_id?: string) {
  await app.ok(admitPatient, { params: params(), body: { doctor_id } }, admin);
  const [stay] = await app.ok(listAdmissions, { params: params() }, admin);
  return stay!.id;
}
const read = (id: string) => app.ok(getDischargeSummary, { params: { id } }, admin);
const save = (id: string, version: number, changes = {}, person = admin) =>
  app.call(
    saveDischargeSummary,
    { params: { id }, body: { content: { ...texts, ...changes }, version } },
    person,
  );

describe('the discharge summary', () => {
  it('is proposed from the visits and orders of the stay, and from no others', async () => {
    const drug = await app.ok(addDrug, { body: aDrug({ name: 'Paracetamol 650' }) }, admin);
    const old = await app.ok(addDrug, { body: aDrug({ name: 'Old drug' }) }, admin);
    const order = (drug_id: string) =>
      app.ok(
        createPharmacyOrder,
        { body: { patient_id: patientId, items: [{ drug_id, quantity: 6 }] } },
        admin,
      );
    await order(old.id);
    app.clock.advance(2 * DAY);
    admin = await signIn(app, admin.user.email);
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    const stayId = await admit(doctor.user.id);
    const visit = await app.ok(createVisit, { body: { patientId } }, admin);
    const body = { diagnoses: ['Dengue fever'], advice: 'Plenty of fluids' };
    await app.ok(saveVisitSheet, { params: { id: visit.visitId }, body }, admin);
    await order(drug.id);
    const { content, version, doctor: named, stay } = await read(stayId);
    expect(version).toBe(0);
    expect(named?.name).toBe('Dr Rao');
    expect(stay.id).toBe(stayId);
    expect(content).toMatchObject({
      diagnosis: 'Dengue fever',
      treatment: 'Paracetamol 650',
      advice: 'Plenty of fluids',
    });
    expect(content.medicines).toMatch(/^Paracetamol 650: /);
  });

  it('is saved before or after the discharge, and then stays as written', async () => {
    const stayId = await admit();
    expect((await save(stayId, 0)).statusCode).toBe(200);
    await app.ok(dischargePatient, { params: params(), body: {} }, admin);
    expect((await save(stayId, 1, { condition: 'Well' })).statusCode).toBe(200);
    const { content, version, updatedBy } = await read(stayId);
    expect(content).toEqual({ ...texts, condition: 'Well' });
    expect([version, updatedBy]).toEqual([2, admin.user.name]);
  });

  it('takes one of several saves of one version, and shows the others the current one', async () => {
    const stayId = await admit();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(stayId, 0, { advice: `Advice ${at}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(7);
    const { content } = await read(stayId);
    for (const reply of refused) {
      expect(reply.json()).toMatchObject({ message: M.changedMeanwhile, current: { content } });
    }
  });

  it('refuses bad input, other clinics, undone stays and roles without the record', async () => {
    const stayId = await admit();
    expect((await save(stayId, 0, { followUpOn: '20 May' })).statusCode).toBe(400);
    expect((await save(stayId, 0, { advice: 'x'.repeat(5_001) })).statusCode).toBe(400);
    const other = await newClinic(app);
    expect((await save(stayId, 0, {}, other)).statusCode).toBe(404);
    const pharmacist = await newStaff(app, admin, 'pharmacy');
    expect((await save(stayId, 0, {}, pharmacist)).statusCode).toBe(403);
    await app.ok(undoAdmission, { params: params(), query: {} }, admin);
    expect((await save(stayId, 0)).statusCode).toBe(404);
    expect(
      (await app.call(getDischargeSummary, { params: { id: stayId } }, admin)).statusCode,
    ).toBe(404);
  });
});
