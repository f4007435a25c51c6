import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
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
let patientId: string;

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
  patientId = visit.patient_id;
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
const saved = (body: object) => app.ok(saveVisitSheet, { params: { id: visitId }, body }, doctor);
const namesOf = ({ pharmacyOrders }: VisitSheet) =>
  pharmacyOrders.map(({ medications }) => medications.map(({ name }) => name));

describe('a sheet', () => {
  it('is empty before the first save', async () => {
    expect(await read()).toEqual({
      ...{
        visitId,
        patientId,
        doctor: { name: 'Ravi', qualification: null, registration: null },
        version: 0,
        updatedAt: null,
        updatedBy: null,
        closed: false,
      },
      ...{ diagnoses: [], advice: '', outsideTests: '', followUpOn: null, held: [] },
      ...{ pharmacyOrders: [], labOrders: [] },
    });
  });

  it('keeps diagnoses, advice, follow-up and rows that are not ordered', async () => {
    const held = [
      { id: newId(), kind: 'drug', typed: 'azee 500 od 3d', item: null },
      { id: newId(), kind: 'drug', typed: 'pan 40', item: line(pan) },
      { id: newId(), kind: 'test', typed: 'dengue ns1', item: null },
      {
        ...{ id: newId(), kind: 'drug', typed: 'Dolo 650' },
        // Not typed yet.
        item: { ...line(dolo), tabletsPerDay: null, numberOfDays: null, quantity: null },
      },
    ];
    const diagnoses = ['Acute tonsillitis', 'Anaemia'];
    const sheet = await saved({
      ...{ version: 0, diagnoses, held },
      ...{ advice: 'Warm fluids', followUpOn: '2099-01-31', outsideTests: 'MRI knee' },
    });
    expect(sheet).toMatchObject({ version: 1, diagnoses, advice: 'Warm fluids' });
    expect(sheet.outsideTests).toBe('MRI knee');
    expect(sheet).toMatchObject({ followUpOn: '2099-01-31', updatedBy: 'Ravi' });
    expect(sheet.held).toMatchObject(held);
    expect(await read(receptionist)).toEqual(sheet);
    const next = await saved({ version: 1, diagnoses: ['Anaemia'], held: [], followUpOn: null });
    expect(next).toMatchObject({ version: 2, diagnoses: ['Anaemia'], held: [], followUpOn: null });
    expect([next.advice, next.outsideTests]).toEqual(['Warm fluids', 'MRI knee']);
  });

  it('orders drugs and tests for the visit, changes and removes them', async () => {
    const first = await saved({
      ...prescribe(null, [pan]),
      tests: [{ orderId: null, tests: [{ id: cbc }] }],
    });
    expect(namesOf(first)).toEqual([['Pan 40']]);
    expect(first.labOrders.map(({ tests }) => tests.map(({ name }) => name))).toEqual([['CBC']]);
    const [order] = first.pharmacyOrders;
    expect(order).toMatchObject({ visit_id: visitId, patient_id: patientId, status: 'pending' });
    const second = await saved(prescribe(order!.id, [pan, dolo]));
    expect(namesOf(second)).toEqual([['Pan 40', 'Dolo 650']]);
    const third = await saved({
      ...prescribe(order!.id, []),
      tests: [{ orderId: first.labOrders[0]!.id, tests: [] }],
    });
    expect([third.pharmacyOrders, third.labOrders]).toEqual([[], []]);
  });

  it('keeps the order when only drugs from outside are left', async () => {
    const { pharmacyOrders } = await saved(prescribe(null, [pan]));
    const prescription = 'TELMA 40 1-0-0, 30 days';
    const sheet = await saved(prescribe(pharmacyOrders[0]!.id, [], { prescription }));
    expect(sheet.pharmacyOrders).toMatchObject([
      { medications: [], prescription_for_unavailable_drugs: prescription },
    ]);
  });

  it('shows the orders that were written for the visit elsewhere', async () => {
    const items = [line(pan)];
    await app.ok(createPharmacyOrder, { body: { patientId, visitId, items } }, pharmacist);
    await app.ok(createPharmacyOrder, { body: { patientId, items } }, pharmacist);
    const body = { patient_id: patientId, visitId, tests: [{ id: cbc }] };
    await app.ok(createLabOrder, { body }, doctor);
    const sheet = await read();
    expect([sheet.pharmacyOrders.length, sheet.labOrders.length]).toEqual([1, 1]);
  });

  it('turns a draft into a visit with its first save', async () => {
    const { visitId: draft } = await app.ok(createVisit, { body: {} }, doctor);
    const isDraft = async () =>
      (await app.ok(getVisit, { params: { id: draft } }, doctor)).draft ?? false;
    expect(await isDraft()).toBe(true);
    await app.ok(saveVisitSheet, { params: { id: draft }, body: { advice: 'Rest' } }, doctor);
    expect(await isDraft()).toBe(false);
  });
});

it('finds the clinic’s diagnoses by the beginning of a word, most used first', async () => {
  const clinic = await newClinic(app, 'Diagnoses Clinic');
  const used = [['Acute tonsillitis'], ['acute tonsillitis', 'Anaemia'], ['Viral fever']];
  for (const diagnoses of used) {
    const visit = await newVisit(app, clinic);
    await app.ok(saveVisitSheet, { params: { id: visit.id }, body: { diagnoses } }, clinic);
  }
  const found = async (search: string) =>
    (await app.ok(listDiagnoses, { query: { search } }, clinic)).map(({ name, uses }) => [
      name.toLowerCase(),
      uses,
    ]);
  expect(await found('')).toEqual([
    ['acute tonsillitis', 2],
    ['anaemia', 1],
    ['viral fever', 1],
  ]);
  expect(await found('Ton')).toEqual([['acute tonsillitis', 2]]);
  expect(await found('fev')).toEqual([['viral fever', 1]]);
  expect(await found('ever')).toEqual([]);
  expect(await app.ok(listDiagnoses, { query: {} }, elsewhere)).toEqual([]);
});
