import { beforeAll, describe, expect, it } from 'vitest';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { PHONE_FORMS } from '#contract/patients/testing/phone-forms.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

const LONG_NAME = 'Venkata Naga Sai Lakshmi Narasimha Subrahmanya Raghavendra Rao Chaudhary';

beforeAll(async () => {
  admin = await newClinic(app);
  const body = { name: LONG_NAME, phone: '+91 98765 43210' };
  patientId = (await app.ok(registerPatient, { body }, admin)).id;
  const others = [
    { name: 'Other', phone: '9000000001' },
    { name: 'Abroad', phone: '+44 7911 123456' },
    { name: 'Landline', phone: '(022) 2345-6789' },
  ];
  for (const other of others) await app.ok(registerPatient, { body: other }, admin);
  await newBill(app, admin, { patientId, paymentMode: undefined, payments: [] });
  await newLabOrder(app, admin, patientId);
  await newPharmacyOrder(app, admin, { patientId });
});

const SEARCHES = {
  patients: async (query: { search: string }) =>
    (await app.ok(listPatients, { query }, admin)).patients.map(({ id }) => id),
  bills: async (query: { search: string }) =>
    (await app.ok(listBills, { query }, admin)).bills.map((bill) => bill.patient_id),
  dues: async (query: { search: string }) =>
    (await app.ok(listDues, { query }, admin)).dues.map(({ patient }) => patient.id),
  'lab orders': async (query: { search: string }) =>
    (await app.ok(listLabOrders, { query }, admin)).orders.map((order) => order.patient_id),
  'pharmacy orders': async (query: { search: string }) =>
    (await app.ok(listPharmacyOrders, { query }, admin)).orders.map((order) => order.patientId),
};

describe.each(Object.entries(SEARCHES))('the search of %s', (_name, find) => {
  it.each(PHONE_FORMS)('finds the patient by %j', async (search) => {
    expect(new Set(await find({ search }))).toEqual(new Set([patientId]));
  });

  it.each([`Smt ${LONG_NAME}`, 'Lakshmi Rao, +91 98765 43210'])(
    'finds the patient by the pasted %j',
    async (search) => {
      expect(new Set(await find({ search }))).toEqual(new Set([patientId]));
    },
  );

  it.each(['+91 98765', '098765-4', '6543210', LONG_NAME, LONG_NAME.toUpperCase()])(
    'finds the patient by %j',
    async (search) => {
      expect(new Set(await find({ search }))).toEqual(new Set([patientId]));
    },
  );
});

describe.each(Object.entries(SEARCHES))('the search of %s', (_name, find) => {
  it('takes the words of a name in any order', async () => {
    expect(new Set(await find({ search: 'chaud venk' }))).toEqual(new Set([patientId]));
    expect(await find({ search: 'chaud qqqq' })).toEqual([]);
  });
});

const { patients: _ofPatients, ...LISTS } = SEARCHES;
describe.each(Object.entries(LISTS))('the search of %s', (_name, find) => {
  it('takes two digits for a number, not for a part of a phone', async () => {
    expect(await find({ search: '98' })).toEqual([]);
    expect(new Set(await find({ search: '01' }))).toEqual(new Set([patientId]));
  });
});

describe('a phone', () => {
  // The searches above came close to the calls that one session may make in a second.
  let desk: Person;
  beforeAll(async () => {
    desk = await newStaff(app, admin, 'receptionist');
  });

  it.each(PHONE_FORMS)('saved as %j is stored as ten digits', async (phone) => {
    const body = { name: 'Form', phone };
    const patient = await app.ok(registerPatient, { body }, desk);
    expect([patient.phone, patient.phone_number]).toEqual(['9876543210', '9876543210']);
    const before = { phone: '9876543210' };
    const saved = { params: { id: patient.id }, body: { phone: ` ${phone}`, before } };
    expect((await app.ok(updatePatient, saved, desk)).phone).toBe('9876543210');
    const cleared = { params: { id: patient.id }, body: { phone: '' } };
    expect((await app.ok(updatePatient, cleared, desk)).phone).toBeNull();
  });

  it.each([
    ['Abroad', '+44 7911 123456', ['+44 7911-123456', '00447911123456', '447911123456']],
    ['Landline', '(022) 2345-6789', ['02223456789', '+91 22 2345 6789', '23456789']],
  ])('of %s stays %j, and is found in its other forms', async (name, phone, forms) => {
    for (const search of forms) {
      const { patients } = await app.ok(listPatients, { query: { search } }, desk);
      expect(patients.map((found) => [found.name, found.phone])).toEqual([[name, phone]]);
    }
  });

  it('is rejected with letters in it, and the stored one stays', async () => {
    const saved = { params: { id: patientId }, body: { phone: '98765 4321O' } };
    const refused = await app.call(updatePatient, saved, desk);
    expect([refused.statusCode, refused.json().message]).toEqual([400, M.invalidPhone]);
    const { phone } = await app.ok(getPatient, { params: { id: patientId } }, desk);
    expect(phone).toBe('9876543210');
  });
});
