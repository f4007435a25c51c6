import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import {
  createPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { Register } from '#contract/pharmacy/registers/register.ts';
import { listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug } = pharmacistActions(app);
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  app.clock.set('2026-11-21T16:00:00Z');
  ({ pharmacist, patientId } = await open('Typed Lines'));
  const law = { schedule: 'H1' as const, generic_name: 'Alprazolam', strength: '0.5 mg' };
  await newDrug({ name: 'Alprax 0.5mg Tablet', ...law });
  await newDrug({ name: 'Cetirizine 10', schedule: 'none' });
});

async function hold(holdsScheduledSales: boolean): Promise<void> {
  const { updatedAt } = await app.ok(getPharmacySettings, {}, pharmacist);
  const body = { licences: '20: KA-101', holdsScheduledSales, updatedAt };
  await app.ok(updatePharmacySettings, { body }, pharmacist);
}
type Type = 'pharmacy' | 'other';
const type = (name: string, as: Type = 'pharmacy', drugId?: string) => {
  const item = { name, quantity: 1, price: 20, type: as, drug_id: drugId };
  const body = { patientId, items: [item], amount: 20, paymentMode: 'cash' as const, type: as };
  return app.call(createBill, { body }, pharmacist);
};

describe('a bill line typed without its drug', () => {
  beforeEach(() => hold(true));

  it.each<[string, Type]>([
    ['Alprax 0.5mg Tablet', 'pharmacy'],
    ['  alprax 0.5 MG  tablet ', 'pharmacy'],
    ['Tab. Alprax 0.5mg Tablet', 'pharmacy'],
    ['Alprax 0.5mg Tablet', 'other'],
    ['Alprazolam', 'pharmacy'],
    ['ALPRAZOLAM 0.5mg', 'pharmacy'],
  ])('“%s” of type %s is recognised as schedule H1', async (name, as) => {
    const reply = await type(name, as);
    expect([reply.statusCode, reply.json().message]).toEqual([409, MESSAGES.heldSale]);
  });

  it.each(['Cetirizine 10', 'Alprazolam level', 'Dressing', 'Tab.', 'Tablet'])(
    '“%s” is billed as before',
    async (name) => {
      expect((await type(name)).statusCode).toBe(201);
    },
  );

  it.each(['Restyl 0.25', 'Tab. Monocef 200mg', 'Ultracet'])(
    '“%s” is a brand of schedule H1 that is not in stock',
    async (name) => {
      const reply = await type(name);
      expect([reply.statusCode, reply.json().message]).toEqual([409, MESSAGES.heldSale]);
      expect((await type(name, 'other')).statusCode).toBe(409);
    },
  );

  it('has the schedule that the clinic chose, even where the lists have another one', async () => {
    await newDrug({ name: 'Zifi 200', schedule: 'H' });
    expect((await type('Zifi 200')).statusCode).toBe(201);
  });

  it.each(['2 Restyl', 'Restyl plus', 'Tramadol cream'])(
    '“%s” is not sure, so billed',
    async (name) => {
      expect((await type(name)).statusCode).toBe(201);
    },
  );

  it('is not hidden behind another drug, and another drug of that name is sold', async () => {
    const other = await newDrug({ name: 'Paracetamol 650', schedule: 'none' });
    expect((await type('Alprazolam', 'pharmacy', other.id)).statusCode).toBe(409);
    const cream = await newDrug({ name: 'Alprazolam', schedule: 'none' });
    expect((await type('Alprazolam', 'pharmacy', cream.id)).statusCode).toBe(201);
  });

  it('is not added to the bill of an order of other drugs', async () => {
    const drug = await newDrug({ name: 'Zinc 20', schedule: 'none' });
    const order = { patientId, items: [{ drug_id: drug.id, quantity: 1 }] };
    const { id } = await app.ok(createPharmacyOrder, { body: order }, pharmacist);
    const line = { drug_id: drug.id, name: drug.name, quantity: 1, price: drug.price / 100 };
    const body = {
      ...{ patientId, paymentMode: 'cash' as const, type: 'pharmacy' as const, related_id: id },
      items: [line, { name: 'Alprazolam', quantity: 1, price: 20 }],
    };
    expect((await app.call(createBill, { body }, pharmacist)).statusCode).toBe(409);
    const { status } = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
    expect(status).toBe('pending');
  });

  it('is billed while the clinic does not hold these sales, and the register names it', async () => {
    await hold(false);
    app.clock.set('2026-11-21T19:00:00Z');
    const sold = await newDrug({ name: 'Tramadol 50', schedule: 'H1' });
    expect((await type('Alprazolam')).statusCode).toBe(201);
    expect((await type(sold.name, 'pharmacy', sold.id)).statusCode).toBe(201);
    expect((await type('Dressing')).statusCode).toBe(201);
    expect((await type('Restyl 0.25')).statusCode).toBe(201);
    expect((await type('2 Monocef')).statusCode).toBe(201);
    await hold(true);
    const unclassified = await newDrug({ name: 'Ultracet', schedule: null });
    expect((await type('Ultracet', 'pharmacy', unclassified.id)).statusCode).toBe(201);
    const day = { startDate: '2026-11-22', endDate: '2026-11-22' };
    const lines = async (register: Register) => {
      const query = { register, ...day };
      const { unrecorded = [] } = await app.ok(listRegister, { query }, pharmacist);
      return unrecorded.map(({ name, isUnsure }) => [name, isUnsure]);
    };
    expect(await lines('h1')).toEqual([
      ['Alprazolam', false],
      ['Tramadol 50', false],
      ['Restyl 0.25', false],
      ['2 Monocef', true],
      ['Ultracet', false],
    ]);
    expect([await lines('x'), await lines('destroyed')]).toEqual([[], []]);
    const ofH = await newDrug({ name: 'Amlodipine 5', schedule: 'H' });
    await newDrug({ name: 'Telmisartan 40', schedule: 'H' });
    await type('Amlodipine', 'pharmacy', ofH.id);
    await type('Tab. Telmisartan-40');
    expect(await lines('h1')).toHaveLength(5);
    expect((await lines('prescriptions')).slice(5)).toEqual([
      ['Amlodipine', false],
      ['Tab. Telmisartan-40', false],
    ]);
  });
});
