import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  getPatientChecks,
  getPharmacyOrder,
  listPatientPharmacyOrders,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { checkOrder } from '#contract/safety/check-order.rules.ts';
import { SAFETY_MESSAGES as M } from '#contract/safety/safety.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { defaultMedications } from '../defaults/default-medications.ts';

const app = startTestApp();
let admin: Person;
let pharmacist: Person;
let patientId: string;
const drugs: Record<string, string> = {};

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  admin = await newClinic(app);
  pharmacist = await newStaff(app, admin, 'pharmacy', { name: 'Ganesh' });
  for (const name of ['Amoxicillin 500 mg', 'Warfarin 5 mg', 'Ibuprofen 400 mg', 'Ringo 5 mg']) {
    const drug = await app.ok(addDrug, { body: aDrug({ name }) }, admin);
    drugs[name.split(' ')[0] ?? ''] = drug.id;
  }
});
beforeEach(async () => {
  const { id } = await newPatient(app, admin);
  patientId = id;
  const allergies = ['Penicillin – rash'];
  await app.ok(updatePatient, { params: { id }, body: { allergies } }, admin);
});

const ALLERGY = 'allergy:amoxicillin:penicillin – rash';
const items = (...names: string[]) =>
  names.map((name) => ({ drug_id: drugs[name] ?? '', quantity: 5, numberOfDays: 5 }));
const write = (body: object, person = pharmacist) =>
  app.call(createPharmacyOrder, { body: { patient_id: patientId, ...body } }, person);
const edit = (id: string, body: object) =>
  app.call(editPharmacyOrder, { params: { id }, body }, pharmacist);
const because = (warning: string, reason = 'Taken before') => [{ warning, reason }];
const auditOf = (id: string) =>
  app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id!)
      .where('record_id', '=', id)
      .select(['verb', 'changes'])
      .orderBy('id')
      .execute(),
  );

describe('an order with a serious warning', () => {
  it('is refused without a reason, lists the warning, and writes nothing', async () => {
    const reply = await write({ items: items('Amoxicillin') });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'reasons_needed',
      message: M.reasonsNeeded,
      warnings: [{ id: ALLERGY, isSerious: true, drug_ids: [drugs.Amoxicillin] }],
    });
    const params = { id: patientId };
    expect(await app.ok(listPatientPharmacyOrders, { params }, admin)).toEqual([]);
  });

  it('is refused for a brand that only its generic name makes known, and for one still taken', async () => {
    const zorbi = aDrug({ name: 'Zorbi 500', generic_name: 'Amoxicillin' });
    const { id } = await app.ok(addDrug, { body: zorbi }, admin);
    const lines = [{ drug_id: id, quantity: 5, numberOfDays: 5 }];
    const reply = await write({ items: lines });
    expect(reply.statusCode).toBe(409);
    const warnings = [{ id: ALLERGY, isSerious: true, drug_ids: [id] }];
    expect(reply.json()).toMatchObject({ warnings });
    await write({ items: lines, override_reasons: because(ALLERGY) });
    const params = { id: patientId };
    const { running } = await app.ok(getPatientChecks, { params, query: {} }, pharmacist);
    expect(running).toMatchObject([{ name: 'Zorbi 500', generic_name: 'Amoxicillin' }]);
  });

  it('is created with a reason, which is stored in the audit trail and on the order', async () => {
    const body = { items: items('Amoxicillin'), override_reasons: because(ALLERGY) };
    const order = (await write(body)).json();
    const override = {
      warning: ALLERGY,
      message: 'Allergy to Penicillin – rash: Amoxicillin is a penicillin.',
      reason: 'Taken before',
      by: 'Ganesh',
      at: '2026-11-21T06:00:00.000Z',
    };
    expect(order.overrides).toEqual([override]);
    const params = { id: order.id };
    expect(await app.ok(getPharmacyOrder, { params }, admin)).toMatchObject({
      overrides: [override],
      patientAllergies: ['Penicillin – rash'],
    });
    expect(await auditOf(order.id)).toMatchObject([
      { verb: 'create-pharmacy-order', changes: { overrides: [override] } },
    ]);
  });

  it.each([
    ['a reason for another warning', because('allergy:other:x'), 409],
    ['a blank reason', because(ALLERGY, '  '), 400],
  ])('is refused with %s', async (_what, override_reasons, code) => {
    const reply = await write({ items: items('Amoxicillin'), override_reasons });
    expect(reply.statusCode).toBe(code);
  });

  it('includes the prescription for drugs bought elsewhere', async () => {
    const reply = await write({ prescription_for_unavailable_drugs: 'Tab Augmentin 625 1-0-1' });
    expect(reply.json()).toMatchObject({ code: 'reasons_needed', warnings: [{ drug_ids: [] }] });
  });

  it('keeps its reason through edits, asks again for new warnings, and drops obsolete ones', async () => {
    const both = { items: items('Amoxicillin'), override_reasons: because(ALLERGY) };
    const { id } = (await write(both)).json();
    const kept = await edit(id, { prescription_for_unavailable_drugs: 'Rest' });
    expect(kept.json().overrides).toHaveLength(1);
    const more = { items: items('Amoxicillin', 'Warfarin', 'Ibuprofen') };
    const refused = await edit(id, more);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'reasons_needed']);
    const override_reasons = because('interaction:ibuprofen+warfarin', 'INR in 3 days');
    expect((await edit(id, { ...more, override_reasons })).json().overrides).toMatchObject([
      { warning: ALLERGY, reason: 'Taken before' },
      { warning: 'interaction:ibuprofen+warfarin', reason: 'INR in 3 days' },
    ]);
    const [, , last] = await auditOf(id);
    expect(last?.changes).toMatchObject({ overrides: [{}, { reason: 'INR in 3 days' }] });
    expect((await edit(id, { items: items('Ringo') })).json().overrides).toEqual([]);
    expect((await edit(id, { status: 'cancelled' })).statusCode).toBe(200);
  });
});

it('an order without a warning, or with an informational one, is created as usual', async () => {
  const { id, overrides } = (await write({ items: items('Ringo') })).json();
  expect(overrides).toEqual([]);
  expect((await auditOf(id))[0]?.changes).not.toHaveProperty('overrides');
  const again = await write({ items: items('Ringo', 'Ibuprofen') });
  expect(again.statusCode).toBe(201);
});

describe('a medicine that the patient still takes', () => {
  it('counts until its last day, unless its order is cancelled, deleted or another patient’s', async () => {
    const warfarin = (await write({ items: items('Warfarin') })).json();
    const params = { id: patientId };
    const checks = await app.ok(getPatientChecks, { params, query: {} }, pharmacist);
    const query = { except: warfarin.id };
    expect((await app.ok(getPatientChecks, { params, query }, pharmacist)).running).toEqual([]);
    expect(checks).toMatchObject({
      age: 34,
      gender: 'F',
      allergies: ['Penicillin – rash'],
      today: '2026-11-21',
      running: [{ name: 'Warfarin 5 mg', until: '2026-11-25' }],
    });
    const ibuprofen = { items: items('Ibuprofen') };
    expect((await write(ibuprofen)).json().warnings).toMatchObject([
      { message: expect.stringContaining('Still taken: Warfarin 5 mg until 25 Nov 2026.') },
    ]);
    const other = await newPatient(app, admin);
    expect((await write({ ...ibuprofen, patient_id: other.id })).statusCode).toBe(201);
    const cancel = { params: { id: warfarin.id }, body: { status: 'cancelled' as const } };
    await app.ok(movePharmacyOrder, cancel, pharmacist);
    expect((await write(ibuprofen)).statusCode).toBe(201);
    const second = (await write({ items: items('Ringo') })).json();
    await app.ok(deletePharmacyOrder, { params: { id: second.id } }, pharmacist);
    const { running } = await app.ok(getPatientChecks, { params, query: {} }, pharmacist);
    expect(running.map(({ name }) => name)).toEqual(['Ibuprofen 400 mg']);
  });

  it.each([
    ['without directions', {}, '2026-12-20'],
    ['once a day', { directions_to_use: 'od' }, '2026-12-20'],
    ['of a single dose', { directions_to_use: 'stat' }, '2026-11-21'],
    ['with written days', { daysAssumed: false }, '2026-11-21'],
  ])('counts for 30 days when its days are assumed: %s', async (_what, line, until) => {
    const [item] = items('Warfarin');
    const open = { ...item!, quantity: 1, numberOfDays: 1, daysAssumed: true, ...line };
    await write({ items: [open] });
    const params = { id: patientId };
    const { running } = await app.ok(getPatientChecks, { params, query: {} }, pharmacist);
    expect(running).toMatchObject([{ name: 'Warfarin 5 mg', until }]);
  });

  it('warns of an interaction on the next day when its days are assumed', async () => {
    const [item] = items('Warfarin');
    // Shortly before midnight in the clinic.
    app.clock.set('2026-11-20T18:25:00Z');
    await write({ items: [{ ...item!, quantity: 1, numberOfDays: 1, daysAssumed: true }] });
    app.clock.set('2026-11-21T06:00:00Z');
    const ibuprofen = await write({ items: items('Ibuprofen') });
    expect(ibuprofen.json().warnings).toMatchObject([
      { message: expect.stringContaining('Still taken: Warfarin 5 mg until 19 Dec 2026.') },
    ]);
  });

  it('is hidden from another clinic, which gets 404', async () => {
    const stranger = await newClinic(app);
    const params = { id: patientId };
    expect((await app.call(getPatientChecks, { params, query: {} }, stranger)).statusCode).toBe(
      404,
    );
    expect((await write({ items: items('Ringo') }, stranger)).statusCode).toBe(404);
  });
});

it('the default medications are recognised, and none of them alone causes a warning', () => {
  const patient = {
    age: 60,
    gender: 'M' as const,
    allergies: null,
    pregnancy_due_on: null,
    today: '2026-11-21',
    running: [],
  };
  const found = defaultMedications().map(({ name }) => {
    const drug = { drug_id: name, name, description: null, tabletsPerDay: 1, numberOfDays: 1 };
    const order = {
      drugs: [{ ...drug, directions_to_use: null }],
      prescription: '',
    };
    return checkOrder(order, patient);
  });
  expect(found.flatMap(({ warnings }) => warnings)).toEqual([]);
  const unknown = found.flatMap(({ uncheckedIds }) => uncheckedIds);
  expect(unknown.length / found.length).toBeLessThan(0.05);
  expect(unknown).toContain('Roller Bandage 10 cm (5 m)');
});
