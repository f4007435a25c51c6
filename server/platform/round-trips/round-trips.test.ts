import { beforeAll, expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../testing/builders/clinic.ts';
import { newLabTest } from '../../testing/builders/lab.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { countRoundTrips } from './count-round-trips.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;
let drugs: string[];
let tests: string[];
beforeAll(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  const named = (name: string) => app.ok(addDrug, { body: aDrug({ name }) }, admin);
  drugs = [(await named('Paracetamol')).id, (await named('ORS')).id];
  tests = [await newLabTest(app, admin, { name: 'Haemoglobin' })];
});

const aPatient = { name: 'Ramesh Kumar', age: 40, gender: 'M', phone: '98450 12345' } as const;

/** The most round trips of a call, with the one of its commit. */
const MOST_OF_WRITES = [
  ['registering a patient', 2, () => app.ok(registerPatient, { body: aPatient }, admin)],
  [
    'ordering two drugs',
    3,
    () => {
      const items = drugs.map((drug_id) => ({ drug_id, quantity: 2 }));
      return app.ok(createPharmacyOrder, { body: { patient_id: patientId, items } }, admin);
    },
  ],
  [
    'ordering tests',
    3,
    () => {
      const ordered = tests.map((id) => ({ id }));
      return app.ok(createLabOrder, { body: { patient_id: patientId, tests: ordered } }, admin);
    },
  ],
  [
    'a paid bill of three items',
    4,
    () => {
      const items = ['Dressing', 'Injection', 'Nebulisation'].map((name) => ({ name, price: 150 }));
      return app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
    },
  ],
] as const;
/** A call that reads has no commit. */
const MOST_OF_READS = [
  ['reading a patient', 1, () => app.ok(getPatient, { params: { id: patientId } }, admin)],
  ['the newest patients', 1, () => app.ok(listPatients, { query: {} }, admin)],
  ['searching patients', 1, () => app.ok(listPatients, { query: { search: 'mee' } }, admin)],
] as const;

it.each([...MOST_OF_WRITES, ...MOST_OF_READS])(
  '%s takes at most %i round trips',
  async (_, most, call) => {
    const trips = await countRoundTrips(call);
    expect(trips.length, JSON.stringify(trips, undefined, 1)).toBeLessThanOrEqual(most);
  },
);

it.each(MOST_OF_WRITES.filter(([call]) => call !== 'ordering two drugs'))(
  '%s locks its series in the last round trip but one or two',
  async (_call, _most, call) => {
    const trips = await countRoundTrips(call);
    const locks = trips.findIndex((texts) => texts.some((text) => text.includes('"counters"')));
    expect(locks).toBeGreaterThanOrEqual(trips.length - 3);
    expect(locks).toBeGreaterThanOrEqual(0);
  },
);

it('counts the round trips of a call that asks in turn', async () => {
  const other = await newPatient(app, admin);
  const trips = await countRoundTrips(() =>
    app.ok(joinQueue, { body: { patientId: other.id } }, admin),
  );
  expect(trips.length).toBeGreaterThan(4);
});
