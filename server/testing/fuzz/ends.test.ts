import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { admitPatient, payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { BILL_MAX, QUANTITY_MAX } from '#contract/billing/bill-total.rules.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { RUPEES_MAX } from '#contract/kernel/numbers/money.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { STOCK_MAX } from '#contract/pharmacy/drug.ts';
import { addDrug, adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { createPlan } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { type RawInput, startTestApp } from '../build-app.ts';
import { newClinic } from '../builders/clinic.ts';
import { exampleOf } from '../examples/index.ts';
import { newWorld, type World } from '../world.ts';

const RUNS = Number(process.env.FUZZ_SEQUENCES ?? 12);
const app = startTestApp();
let world: World;

beforeAll(async () => {
  world = await newWorld(app, 'Clinic of Ends');
});

/** Sends a call as the admin. It must succeed, or be refused with a message. */
async function send(endpoint: Endpoint, input: RawInput): Promise<Record<string, unknown>> {
  const reply = await app.call(endpoint, input, world.admin);
  expect([endpoint.path, reply.statusCode < 500, reply.body]).toEqual([
    endpoint.path,
    true,
    reply.body,
  ]);
  const isJson = String(reply.headers['content-type']).includes('json');
  return isJson ? reply.json() : {};
}

const ofPatient = () => ({ params: { id: world.freePatientId } });
const amounts = [0, 0.01, RUPEES_MAX - 0.01, RUPEES_MAX, RUPEES_MAX + 0.01];
const days = ['0000-01-01', '1900-01-01', '2199-12-31', '9999-12-31'];
const stocks = [0, STOCK_MAX, STOCK_MAX + 1];

/** Valid calls, each with a value at or just beyond a limit. */
const STEPS = {
  bill: (nth: number) =>
    send(createBill, {
      body: {
        patientId: world.freePatientId,
        paymentMode: nth % 2 ? 'cash' : 'online',
        items: [
          { name: 'Dressing', price: amounts[nth % 5], quantity: nth % 3 ? 1 : QUANTITY_MAX },
        ],
      },
    }),
  charges: (nth: number) => {
    const [charge] = amounts.slice(nth % 5);
    const body = { admissionCharge: charge, perDayCharge: charge, otherCharges: charge };
    return send(updateClinicSettings, { body });
  },
  async admit() {
    const { id } = await send(registerPatient, { body: { name: 'Asha Menon', age: 150 } });
    await send(admitPatient, { params: { id } });
    const body = { amount_paid: RUPEES_MAX, payment_mode: 'cash' };
    return send(payAdmission, { params: { id }, body });
  },
  async subscribe(nth: number) {
    const period = ['daily', 'weekly', 'monthly', 'yearly'][nth % 4];
    const plan = { name: 'Long', price: amounts[nth % 5], period, interval: 1_000 };
    const { id } = await send(createPlan, { body: plan });
    const patient = await send(getPatient, ofPatient());
    const renews = patient.subscription_end_date;
    return send(updatePatient, {
      ...ofPatient(),
      body: { subscription_plan_id: id, subscription_status: 'active', renews },
    });
  },
  async stock(nth: number) {
    const body = {
      ...{ name: `Drug ${nth}`, price: amounts[nth % 5], buying_price: amounts[(nth + 1) % 5] },
      ...{ quantity_in_stock: stocks[nth % 3], expiry_date: days[nth % 4] },
    };
    const { id = world.drugId } = await send(addDrug, { body });
    for (const quantityChange of [STOCK_MAX, STOCK_MAX, -STOCK_MAX]) {
      await send(adjustStock, { params: { id }, body: { quantityChange } });
    }
    const items = [{ drug_id: id, quantity: QUANTITY_MAX }];
    return send(createPharmacyOrder, { body: { patient_id: world.freePatientId, items } });
  },
  test: (nth: number) =>
    send(addLabTest, { body: { name: `Test ${nth}`, price: amounts[nth % 5] } }),
  due: (nth: number) =>
    send(updatePatient, { ...ofPatient(), body: { pregnancy_due_on: days[nth % 4] } }),
} as const;

/** Every list, sum and export that an admin can read. */
async function readEverything(): Promise<void> {
  const reads = ALL_ENDPOINTS.filter(
    (endpoint) =>
      endpoint.method === 'GET' &&
      !endpoint.stream &&
      endpoint.access !== 'public' &&
      mayCall(endpoint, 'admin', true),
  );
  for (const endpoint of reads) {
    const { query } = exampleOf(endpoint, world);
    const range = { startDate: '2026-01-01', endDate: '2027-12-31' };
    const isRange = query && 'startDate' in query;
    await send(endpoint, { ...exampleOf(endpoint, world), ...(isRange && { query: range }) });
  }
}

it('sequences of valid calls at the limits leave every list and sum readable', async () => {
  const step = fc.record({
    name: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    nth: fc.nat(11),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const { name, nth } of steps) await STEPS[name](nth);
    }),
    { numRuns: RUNS, seed: 20_261_122, endOnFailure: true },
  );
  await readEverything();
});

it('an end after a thousand years and twelve renewals can still be read', async () => {
  for (let nth = 0; nth < 12; nth += 1) await STEPS.subscribe(3);
  const { subscription_end_date: end } = await send(getPatient, ofPatient());
  expect(String(end)).toMatch(/^999\d-/);
});

it('sums above the maximum of one bill can be read', async () => {
  const admin = await newClinic(app);
  world = { ...world, admin };
  const patient = await send(registerPatient, { body: { name: 'Ravi Shah' } });
  const body = {
    patientId: patient.id,
    paymentMode: 'cash',
    items: [{ name: 'Implant', price: RUPEES_MAX, quantity: 1 }],
  };
  for (const _ of [1, 2, 3]) expect(await send(createBill, { body })).toHaveProperty('id');
  const reply = await app.call(
    ALL_ENDPOINTS.find(({ path }) => path === '/api/money/totals') ?? createBill,
    { query: { startDate: '2020-01-01', endDate: '2027-12-31' } },
    admin,
  );
  expect(JSON.stringify(reply.json())).toContain(String((3 * BILL_MAX) / 100));
});
