import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { enterCash } from '#contract/books/books.endpoints.ts';
import { undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  setInvoiceTotal,
  setOpeningBalance,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { PAYMENT_WAYS } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import {
  listReturnableBatches,
  returnToSupplier,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { newLedgerClinic } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});

const Step = fc.record({
  kind: fc.constantFrom(
    'invoice',
    'invoice',
    'pay',
    'pay',
    'back',
    'undo',
    'total',
    'opening',
    'tea',
    'return',
    'unreturn',
  ),
  amount: fc.integer({ min: 1, max: 500_000 }),
  way: fc.constantFrom(...PAYMENT_WAYS),
  day: fc.constantFrom('2026-10-01', '2026-11-20', '2026-11-26'),
  isNamed: fc.boolean(),
  hasCost: fc.boolean(),
});
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

/** The sums of a history, in paise. */
type Expected = {
  opening: number;
  invoices: Map<string, number>;
  returns: Map<string, number>;
  paid: number;
  cash: number;
};

/** Returns a piece of the supplier's first batch in stock, if there is one. */
async function returnOne(id: string, { returns }: Expected, by: Person): Promise<void> {
  const query = { show: 'all' as const, supplier_id: id };
  const batches = await app.ok(listReturnableBatches, { query }, by);
  const batch = batches.find(({ supplier }) => supplier?.id === id);
  if (!batch) return;
  const body = { reason: 'unsold' as const, lines: [{ batch_id: batch.id, quantity: 1 }] };
  const made = await app.ok(returnToSupplier, { params: { id }, body }, by);
  returns.set(made.id, made.total);
}

async function carryOut(id: string, steps: readonly Step[], by: Person): Promise<Expected> {
  const expected: Expected = {
    opening: 0,
    invoices: new Map(),
    returns: new Map(),
    paid: 0,
    cash: 0,
  };
  const undos = new Map<string, string>();
  const payments: { id: string; amount: number; way: string }[] = [];
  for (const [at, { kind, amount, way, day, isNamed, hasCost }] of steps.entries()) {
    const rupees = amount / 100;
    const newest = [...expected.invoices.keys()].at(-1);
    if (kind === 'invoice') {
      const line = { quantity: 1, free_quantity: 1, cost: hasCost ? rupees : null };
      const posted = await clinic.post(id, `P-${at}`, { day, line: { ...line, gst_percent: 5 } });
      undos.set(posted.id, posted.undo.id);
      expected.invoices.set(posted.id, hasCost ? amount + Math.round((amount * 5) / 100) : 0);
    }
    if (kind === 'pay') {
      const invoice_id = isNamed ? (newest ?? null) : null;
      const reply = await clinic.pay(id, { amount: rupees, way, day, invoice_id }, by);
      payments.push({ id: reply.json().id, amount, way });
      expected.paid += amount;
      if (way === 'cash') expected.cash -= amount;
    }
    const last = payments.at(-1);
    if (kind === 'back' && last && (await clinic.takeBack(last.id, by)).statusCode === 201) {
      payments.pop();
      expected.paid -= last.amount;
      if (last.way === 'cash') expected.cash += last.amount;
    }
    if (kind === 'total' && newest) {
      const body = { total: rupees };
      await app.ok(setInvoiceTotal, { params: { id: newest }, body }, by);
      expected.invoices.set(newest, amount);
    }
    if (kind === 'undo' && newest) {
      const undo = { params: { id: undos.get(newest)! } };
      if ((await app.call(undoDrugImport, undo, by)).statusCode === 200) {
        expected.invoices.delete(newest);
      }
    }
    if (kind === 'opening') {
      expected.opening = hasCost ? amount : -amount;
      const body = { amount: expected.opening / 100, day };
      await app.ok(setOpeningBalance, { params: { id }, body }, by);
    }
    if (kind === 'return') await returnOne(id, expected, by);
    if (kind === 'unreturn') {
      const last = [...expected.returns.keys()].at(-1);
      const undone = last && (await app.call(undoSupplierReturn, { params: { id: last } }, by));
      if (undone && undone.statusCode === 200) expected.returns.delete(last);
    }
    if (kind === 'tea') {
      const body = { day, direction: 'out', amount: rupees, particulars: 'Tea' } as const;
      await app.ok(enterCash, { body }, by);
      expected.cash -= amount;
    }
  }
  return expected;
}

it('the balance equals the sums of what happened to the paisa, whatever the history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const id = (await clinic.newSupplier()).id;
      const cashBefore = await clinic.cash();
      const { opening, invoices, returns, paid, cash } = await carryOut(id, steps, clinic.admin);
      const sumOf = (amounts: Map<string, number>) =>
        [...amounts.values()].reduce((sum, one) => sum + one, 0);
      const owed = opening + sumOf(invoices) - sumOf(returns) - paid;
      const whole = await clinic.ledger(id);
      expect(whole.closing).toBe(owed);
      expect(whole.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
      expect(whole.rows.at(-1)?.balance ?? 0).toBe(owed);
      expect((await clinic.balanceOf(id))?.balance ?? 0).toBe(owed);
      expect((await clinic.cash()) - cashBefore).toBe(cash);
      const first = await clinic.ledger(id, { startDate: '2026-04-01', endDate: '2026-11-19' });
      const second = await clinic.ledger(id, { startDate: '2026-11-20', endDate: '2027-03-31' });
      expect([...first.rows, ...second.rows]).toEqual(whole.rows);
      expect([first.opening, second.opening, second.closing]).toEqual([0, first.closing, owed]);
    }),
    { numRuns: 8 },
  );
});
