import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drug, DrugSchedule } from '#contract/pharmacy/drug.ts';
import { adjustStock, editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { missingIn, piecesIn } from '#contract/pharmacy/registers/register.rules.ts';
import { REGISTERS, type Register } from '#contract/pharmacy/registers/register.ts';
import { exportRegister, listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, order, orderOf, move, giveBack, bill } = pharmacistActions(app);
const DAY = { startDate: '2026-11-21', endDate: '2026-11-21' };
const PRESCRIBER = { name: 'Dr Nikhil Shah', registration: 'MMC 123', address: '4 MG Road, Pune' };
let admin: Person;
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, pharmacist, patientId } = await open('Register Clinic'));
});

const read = (register: Register, query: object = {}, person = pharmacist) =>
  app.ok(listRegister, { query: { register, ...DAY, printed: 'true', ...query } }, person);

describe('a register', () => {
  it('has the particulars of a sale, and a row for what came back of it', async () => {
    const law = { manufacturer: 'Cipla', schedule: 'H1' as const, expiry_date: '2027-05-31' };
    const drug = await newDrug({ name: 'Alprazolam 0.25', ...law });
    const body = { patientId, items: [{ drug_id: drug.id, quantity: 6 }], prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    await bill(id);
    await giveBack(id, drug.id, 2);
    const { rows } = await read('h1');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    const sold = {
      ...{ drug: 'Alprazolam 0.25', ...law, prescriber: PRESCRIBER, by: 'Ganesh' },
      billNumber: expect.stringMatching(/^2026-27\/\d{6}$/),
      patient: { id: patientId, name: 'Meena Iyer' },
    };
    expect(mine).toMatchObject([
      { ...sold, kind: 'sale', quantity: -6 },
      { ...sold, kind: 'return', quantity: 2 },
    ]);
    expect(mine[0]?.serial).toBe(mine[1]?.serial);
  });

  it('of schedule H1 marks a sale to a patient whose name was never written', async () => {
    const drug = await newDrug({ name: 'Clonazepam 0.5', schedule: 'H1' });
    const { id: unnamed } = await newPatient(app, admin, 'New Patient');
    const items = [{ drug_id: drug.id, quantity: 2 }];
    for (const one of [unnamed, patientId]) {
      const body = { patientId: one, items, prescriber: PRESCRIBER };
      await move((await app.ok(createPharmacyOrder, { body }, pharmacist)).id, 'billed');
    }
    const { rows } = await read('h1');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    expect(mine.map(({ patient }) => patient?.isNamed)).toEqual([false, true]);
    expect(mine.map((row) => missingIn('h1', row))).toEqual([['patient'], []]);
  });

  it('of prescriptions has every sale with a prescriber, and no other unscheduled one', async () => {
    const drug = await newDrug({ name: 'Unscheduled' });
    const items = [{ drug_id: drug.id, quantity: 3 }];
    const body = { patientId, items, prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    await move(id, 'billed');
    await move((await orderOf(drug, 5)).id, 'billed');
    const { rows } = await read('prescriptions');
    expect(rows.filter(({ drug_id }) => drug_id === drug.id)).toMatchObject([{ quantity: -3 }]);
  });

  it('of schedule X has purchases, issues and the balance after each', async () => {
    const drug = await newDrug({ name: 'Methylphenidate', schedule: 'X', quantity_in_stock: 10 });
    await move((await orderOf(drug, 4)).id, 'billed');
    const more = { quantityChange: 20, reason: 'purchase' as const, batch_no: 'B9' };
    await app.ok(adjustStock, { params: { id: drug.id }, body: more }, pharmacist);
    const { rows } = await read('x');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    expect(mine.map(({ kind, quantity, balance }) => [kind, quantity, balance])).toEqual([
      ['opening', 10, 10],
      ['sale', -4, 6],
      ['purchase', 20, 26],
    ]);
  });

  it('shows the days that are asked for, page by page', async () => {
    const { total } = await read('prescriptions');
    expect(
      (await read('prescriptions', { startDate: '2026-11-20', endDate: '2026-11-20' })).total,
    ).toBe(0);
    const first = await read('prescriptions', { printed: 'false', limit: 1 });
    const second = await read('prescriptions', { printed: 'false', limit: 1, page: 2 });
    expect([first.rows.length, first.total]).toEqual([1, total]);
    expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
  });

  it('is of one clinic, and needs its capability', async () => {
    const other = await newClinic(app);
    expect((await read('prescriptions', {}, other)).total).toBe(0);
    const doctor = await newStaff(app, admin, 'doctor');
    const input = { query: { register: 'h1', ...DAY } };
    expect((await app.call(listRegister, input, doctor)).statusCode).toBe(403);
    expect((await app.call(exportRegister, input, doctor)).statusCode).toBe(403);
  });

  it.each(REGISTERS)('%s is exported', async (register) => {
    const input = { query: { register, ...DAY } };
    const reply = await app.call(exportRegister, input, pharmacist);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toContain('2026-11-21');
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

const SCHEDULES = ['none', 'G', 'H', 'H1', 'X', 'NDPS'] as const satisfies DrugSchedule[];
const Step = fc.oneof(
  fc.record({ do: fc.constant('sell'), drug: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    do: fc.constant('return'),
    drug: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('cancel'), drug: fc.nat(2), quantity: fc.constant(0) }),
  fc.record({
    do: fc.constant('damage'),
    drug: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    do: fc.constant('expiry'),
    drug: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('schedule'), drug: fc.nat(2), quantity: fc.nat(5) }),
);
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;
type Sold = { readonly id: string; readonly schedule: DrugSchedule; left: number };

/** Expected pieces of each register, counted while the history is made. */
type Expected = Record<'prescriptions' | 'h1' | 'destroyed', number>;
const PRESCRIBED: readonly DrugSchedule[] = ['H', 'H1', 'X', 'NDPS'];

type Held = {
  readonly drug: Drug;
  schedule: DrugSchedule;
  readonly sold: Sold[];
  readonly expected: Expected;
};

/** Does one step with a drug, and counts the pieces that it moves in the registers. */
async function take({ do: what, quantity }: Step, held: Held): Promise<void> {
  const { drug, sold, expected } = held;
  const count = (schedule: DrugSchedule, pieces: number): void => {
    if (PRESCRIBED.includes(schedule)) expected.prescriptions += pieces;
    if (schedule === 'H1') expected.h1 += pieces;
  };
  if (what === 'schedule') {
    held.schedule = SCHEDULES[quantity] ?? 'none';
    const body = { schedule: held.schedule };
    await app.ok(editDrug, { params: { id: drug.id }, body }, pharmacist);
  }
  if (what === 'sell') {
    const { id } = await order([{ drug_id: drug.id, quantity }]);
    if ((await move(id, 'billed')).statusCode !== 200) return;
    sold.push({ id, schedule: held.schedule, left: quantity });
    count(held.schedule, quantity);
  }
  const last = sold.at(-1);
  if (
    what === 'return' &&
    last &&
    (await giveBack(last.id, drug.id, quantity)).statusCode === 200
  ) {
    last.left -= quantity;
    count(last.schedule, -quantity);
  }
  if (what === 'cancel' && last && (await move(last.id, 'cancelled')).statusCode === 200) {
    sold.pop();
    count(last.schedule, -last.left);
  }
  if (what === 'damage' || what === 'expiry') {
    const body = { quantityChange: -quantity, reason: what };
    const input = { params: { id: drug.id }, body };
    const reply = await app.call(adjustStock, input, pharmacist);
    if (reply.statusCode === 200) expected.destroyed += quantity;
  }
}

it('registers equal the ledger to the piece after any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const held = await Promise.all(
        [0, 1, 2].map(
          async (): Promise<Held> => ({
            drug: await newDrug({ schedule: 'H1', quantity_in_stock: 60 }),
            schedule: 'H1',
            sold: [],
            expected: { prescriptions: 0, h1: 0, destroyed: 0 },
          }),
        ),
      );
      for (const step of steps) {
        const one = held[step.drug];
        if (one) await take(step, one);
      }
      for (const register of ['prescriptions', 'h1', 'destroyed'] as const) {
        const { rows } = await readOf(
          register,
          held.map(({ drug }) => drug.id),
        );
        for (const { drug, expected } of held) {
          const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
          const pieces = mine.reduce((sum, row) => sum + piecesIn(register, row), 0);
          expect([register, pieces]).toEqual([register, expected[register]]);
        }
      }
      const { rows } = await read('x');
      for (const { drug } of held) {
        const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
        if (mine.length === 0) continue;
        const { quantity } = await ledgerOf(drug.id);
        expect([mine.reduce((sum, row) => sum + row.quantity, 0), mine.at(-1)?.balance]).toEqual([
          quantity,
          quantity,
        ]);
      }
    }),
    { numRuns: 8 },
  );
});

/** The rows of these drugs, whichever page they are on. */
async function readOf(register: Register, drugIds: readonly string[]) {
  const { rows } = await read(register);
  return { rows: rows.filter(({ drug_id }) => drugIds.includes(drug_id)) };
}

async function ledgerOf(drugId: string) {
  const { rows } = await app.started.services.database.inClinic(
    pharmacist.user.clinic_id ?? '',
    async (tx) => ({
      rows: await tx
        .selectFrom('stock_movements')
        .where('drug_id', '=', drugId)
        .select('quantity')
        .execute(),
    }),
  );
  return { quantity: rows.reduce((sum, row) => sum + row.quantity, 0) };
}
