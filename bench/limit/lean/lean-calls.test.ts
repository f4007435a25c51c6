import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type Statement, sendBatch } from '../../../server/platform/db/batch.ts';
import { startTestApp } from '../../../server/testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../../server/testing/builders/clinic.ts';
import { newLabTest } from '../../../server/testing/builders/lab.ts';
import { aDrug } from '../../../server/testing/builders/pharmacy.ts';
import { noteReads, scopeOf } from './lean-call.ts';
import { LEAN_CALLS } from './lean-calls.ts';

const app = startTestApp();
let admin: Person;
let patient: string;
let drug: string;
let test: string;
beforeAll(async () => {
  admin = await newClinic(app);
  patient = (await newPatient(app, admin)).id;
  drug = (await app.ok(addDrug, { body: aDrug() }, admin)).id;
  test = await newLabTest(app, admin, { name: 'Haemoglobin' });
});

const TABLES = [
  ...['patients', 'patient_words', 'audit_log', 'bills', 'bill_items', 'bill_payments'],
  ...['patient_reads', 'pharmacy_orders', 'pharmacy_order_lines', 'lab_orders', 'lab_order_tests'],
];

/** The rows of each table, and the sum of the clinic's number series. */
async function rowsNow(): Promise<Record<string, number>> {
  const counts = TABLES.map(
    (table) => `(SELECT count(*)::int FROM ${table} WHERE clinic_id = $1) AS ${table}`,
  );
  const { rows } = await app.started.pool.query(
    `SELECT ${counts.join(', ')},
      (SELECT coalesce(sum(value), 0)::int FROM counters WHERE clinic_id = $1) AS numbers`,
    [admin.user.clinic_id],
  );
  return rows[0];
}

async function addedBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsNow();
  await work();
  const after = await rowsNow();
  const added = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  return Object.fromEntries(added);
}

async function send(statements: readonly Statement[]): Promise<void> {
  const client = await app.started.pool.connect();
  try {
    await sendBatch(client, statements);
  } finally {
    client.release();
  }
}

async function callLean(name: string, body: unknown): Promise<void> {
  const context = { clinicId: admin.user.clinic_id ?? '', userId: admin.user.id, sent: {} };
  const now = app.clock.now();
  const today = clinicDay(now, 'Asia/Kolkata');
  const statements = LEAN_CALLS[name]?.({ ...context, params: {}, body, now, today, newId });
  await send([scopeOf(context), ...(statements ?? [])]);
}

const CALLS: readonly [string, Endpoint, () => object][] = [
  [
    'register',
    registerPatient,
    () => ({ name: 'Ramesh Kumar', age: 40, gender: 'M', phone: '98450 12345' }),
  ],
  [
    'create-bill',
    createBill,
    () => ({
      patientId: patient,
      items: ['Dressing', 'Injection'].map((name) => ({ name, price: 150 })),
      paymentMode: 'cash',
    }),
  ],
  [
    'prescribe',
    createPharmacyOrder,
    () => ({ patient_id: patient, items: [{ drug_id: drug, quantity: 2 }] }),
  ],
  ['create-lab-order', createLabOrder, () => ({ patient_id: patient, tests: [{ id: test }] })],
];

it.each(CALLS)('%s with the fewest statements leaves as many rows', async (name, endpoint, of) => {
  const body = of();
  const ours = await addedBy(async () => {
    expect((await app.call(endpoint, { body }, admin)).statusCode).toBeLessThan(300);
  });
  expect(ours.audit_log).toBeGreaterThan(0);
  expect(await addedBy(() => callLean(name, body))).toEqual(ours);
});

it('notes who was shown a patient, as the product does', async () => {
  const { reads } = app.started.services;
  await reads.flush();
  const ours = await addedBy(async () => {
    await app.ok(getPatient, { params: { id: patient } }, admin);
    await reads.flush();
  });
  expect(ours.patient_reads).toBe(1);
  const [clinicId, userId] = [admin.user.clinic_id ?? '', admin.user.id];
  const note = noteReads([{ clinicId, userId, id: patient }], { now: app.clock.now(), newId });
  expect(await addedBy(() => send(note))).toEqual(ours);
});
