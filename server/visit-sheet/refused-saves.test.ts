import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';
import { newLabTest } from '../testing/builders/lab.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let receptionist: Person;
let pharmacist: Person;
let elsewhere: Person;
let pan: Drug;
let dolo: Drug;
let cbc: string;
let visitId: string;

beforeAll(async () => {
  admin = await newClinic(app, 'Sheet Clinic');
  doctor = await newStaff(app, admin, 'doctor', { name: 'Ravi' });
  receptionist = await newStaff(app, admin, 'receptionist');
  pharmacist = await newStaff(app, admin, 'pharmacy');
  elsewhere = await newClinic(app, 'Other Clinic');
  pan = await app.ok(addDrug, { body: aDrug({ name: 'Pan 40' }) }, pharmacist);
  dolo = await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650' }) }, pharmacist);
  cbc = await newLabTest(app, admin, { name: 'CBC' });
});

beforeEach(async () => {
  const visit = await newVisit(app, admin, { doctorId: doctor.user.id });
  visitId = visit.id;
});

const line = (drug: Drug, days = 5) => ({
  drug_id: drug.id,
  quantity: days,
  tabletsPerDay: 1,
  numberOfDays: days,
  directions_to_use: '1-0-0',
});
const prescribe = (orderId: string | null, drugs: readonly Drug[], more: object = {}) => ({
  prescriptions: [{ orderId, items: drugs.map((drug) => line(drug)), ...more }],
});
const read = (person = doctor) => app.ok(getVisitSheet, { params: { id: visitId } }, person);
const save = (body: object, person = doctor) =>
  app.call(saveVisitSheet, { params: { id: visitId }, body }, person);
const saved = (body: object) => app.ok(saveVisitSheet, { params: { id: visitId }, body }, doctor);
const namesOf = ({ pharmacyOrders }: VisitSheet) =>
  pharmacyOrders.map(({ medications }) => medications.map(({ name }) => name));

describe('a save is refused', () => {
  it('with the current sheet when that is newer', async () => {
    const current = await saved({ version: 0, diagnoses: ['Anaemia'] });
    const late = await save({ version: 0, diagnoses: ['Malaria'], ...prescribe(null, [pan]) });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ message: M.changedMeanwhile });
    expect(late.json().current).toMatchObject({ version: 1, diagnoses: ['Anaemia'] });
    expect(await read()).toEqual(current);
  });

  it('when its order is no longer pending, and nothing of it is saved', async () => {
    const { pharmacyOrders } = await saved(prescribe(null, [pan]));
    const { id } = pharmacyOrders[0]!;
    await app.ok(movePharmacyOrder, { params: { id }, body: { status: 'cancelled' } }, doctor);
    const reply = await save({ ...prescribe(id, [dolo]), advice: 'Rest' });
    expect(reply.statusCode).toBe(409);
    expect((await read()).advice).toBe('');
  });

  it('for an order that a colleague has edited since', async () => {
    const { pharmacyOrders } = await saved(prescribe(null, [pan]));
    const { id, updatedAt } = pharmacyOrders[0]!;
    const body = { items: [line(pan, 3)] };
    await app.ok(editPharmacyOrder, { params: { id }, body }, pharmacist);
    expect((await save(prescribe(id, [dolo], { updatedAt }))).statusCode).toBe(409);
    expect(namesOf(await read())).toEqual([['Pan 40']]);
  });

  it('wholly, when one part is refused', async () => {
    const reply = await save({
      ...{ diagnoses: ['Anaemia'], ...prescribe(null, [pan]) },
      tests: [{ orderId: null, tests: [{ id: newId() }] }],
    });
    expect(reply.statusCode).toBe(400);
    expect(await read()).toMatchObject({ version: 0, diagnoses: [], pharmacyOrders: [] });
  });

  it('for an order of another visit or clinic', async () => {
    const other = await newVisit(app, admin);
    const body = { patientId: other.patient_id, visitId: other.id, items: [line(pan)] };
    const order = await app.ok(createPharmacyOrder, { body }, pharmacist);
    const reply = await save(prescribe(order.id, [dolo]));
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.unknownOrder]);
    expect((await save({ advice: 'x' }, elsewhere)).statusCode).toBe(404);
    const read404 = await app.call(getVisitSheet, { params: { id: visitId } }, elsewhere);
    expect(read404.statusCode).toBe(404);
  });

  it('for a role that may not order', async () => {
    const drugs = await save(prescribe(null, [pan]), receptionist);
    expect([drugs.statusCode, drugs.json().message]).toEqual([403, M.mayNotPrescribe]);
    expect((await save({ advice: 'Rest' }, pharmacist)).statusCode).toBe(403);
    expect((await save({ advice: 'Rest' }, receptionist)).statusCode).toBe(200);
  });

  it.each([
    [{ followUpOn: '2020-01-01' }, M.followUpInPast],
    [{ followUpOn: 'soon' }, 'The follow-up must be a date.'],
    [{ diagnoses: [' '] }, M.diagnosisRequired],
    [{ diagnoses: Array.from({ length: 21 }, (_, at) => `D${at}`) }, M.tooManyDiagnoses],
    [{ prescriptions: [1, 2].map(() => ({ orderId: null, items: [] })) }, M.orderTwice],
    [{ version: -1 }, undefined],
    [{ held: [{ id: 'x', kind: 'drug', typed: '', item: null }] }, 'This is not a valid id.'],
  ])('for %j', async (body, message) => {
    const reply = await save(body);
    expect(reply.statusCode).toBe(400);
    if (message) expect(JSON.stringify(reply.json())).toContain(message);
    expect((await read()).version).toBe(0);
  });

  it('for an order with a number that is not typed yet', async () => {
    const items = [{ ...line(pan), numberOfDays: null }];
    expect((await save(prescribe(null, [], { items }))).statusCode).toBe(400);
    expect((await read()).pharmacyOrders).toEqual([]);
  });

  it('for an order of a visit of another patient', async () => {
    const other = await newVisit(app, admin);
    const body = { patientId: other.patient_id, visitId, items: [line(pan)] };
    const reply = await app.call(createPharmacyOrder, { body }, pharmacist);
    expect(reply.statusCode).toBe(400);
    const tests = [{ id: cbc }];
    const lab = { patient_id: other.patient_id, visitId, tests };
    expect((await app.call(createLabOrder, { body: lab }, doctor)).statusCode).toBe(400);
  });
});

describe('several people at once', () => {
  it('of two savers of one version, one wins and the other gets the current sheet', async () => {
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((advice) => save({ version: 0, advice, ...prescribe(null, [pan]) })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const sheet = await read();
    expect([sheet.version, sheet.pharmacyOrders.length]).toEqual([1, 1]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(reply.json().current).toMatchObject({ version: 1, advice: sheet.advice });
    }
  });

  it('a doctor edits an order that the pharmacist bills: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visit = await newVisit(app, admin);
      const of = { params: { id: visit.id } };
      const first = await app.ok(saveVisitSheet, { ...of, body: prescribe(null, [pan]) }, doctor);
      const { id } = first.pharmacyOrders[0]!;
      const [edit, bill] = await Promise.all([
        app.call(saveVisitSheet, { ...of, body: prescribe(id, [dolo]) }, doctor),
        app.call(movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, pharmacist),
      ]);
      expect(bill.statusCode).toBe(200);
      expect([200, 409]).toContain(edit.statusCode);
      const sheet = await app.ok(getVisitSheet, of, doctor);
      expect(namesOf(sheet)).toEqual([[edit.statusCode === 200 ? 'Dolo 650' : 'Pan 40']]);
    }
  });

  it('repeats a save with the same key without doing it twice', async () => {
    const key = { 'idempotency-key': newId() };
    const body = { version: 0, ...prescribe(null, [pan]) };
    const call = () =>
      app.call(saveVisitSheet, { params: { id: visitId }, body }, { ...doctor, headers: key });
    const [first, second] = [await call(), await call()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await read()).pharmacyOrders.length).toBe(1);
  });
});
