import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { enterCash, getCashBook } from '#contract/books/books.endpoints.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { closeDay, getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newPatient } from '../../testing/builders/clinic.ts';
import { aDayClose } from '../../testing/builders/day-close.ts';
import { newLedgerClinic } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
const TODAY = '2026-11-26';
const sum = (amounts: readonly number[]) => amounts.reduce((before, one) => before + one, 0);

const STEPS = fc.array(
  fc.record({
    kind: fc.constantFrom('bill', 'cancel', 'pay', 'pay', 'takeBack', 'tea', 'close'),
    /** Whether the pharmacist does it, or the admin. */
    isPharmacist: fc.boolean(),
    way: fc.constantFrom('cash', 'cash', 'upi'),
    daysAgo: fc.constantFrom(0, 0, 1, 9),
    rupees: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 3, maxLength: 14 },
);
type Step = typeof STEPS extends fc.Arbitrary<(infer S)[]> ? S : never;
type Clinic = Awaited<ReturnType<typeof newLedgerClinic>>;

async function newDesk() {
  const clinic: Clinic = await newLedgerClinic(app);
  const { id: supplierId } = await clinic.newSupplier();
  const { id: patientId } = await newPatient(app, clinic.admin);
  const bills: string[] = [];
  const paid: string[] = [];
  const drawersOf = async (day: string) =>
    (await app.ok(getDrawer, { query: { day } }, clinic.admin)).drawers;
  const close = async (day: string) => {
    for (const { cashier, closes, expected } of await drawersOf(day)) {
      const body = { day, cashierId: cashier.id, number: closes + 1, expected: expected / 100 };
      const counted = aDayClose({ ...body, note: 'In a hurry' });
      await app.ok(closeDay, { body: counted }, clinic.admin);
    }
  };
  const take = async ({ kind, isPharmacist, way, daysAgo, rupees }: Step) => {
    const by = isPharmacist ? clinic.pharmacist : clinic.admin;
    const day = addDays(TODAY, -daysAgo);
    if (kind === 'bill') {
      const items = [{ name: 'Dressing', price: rupees }];
      const paymentMode = way;
      bills.push((await newBill(app, by, { patientId, type: 'pharmacy', paymentMode, items })).id);
    }
    const params = { id: bills[rupees % Math.max(1, bills.length)] ?? patientId };
    if (kind === 'cancel') await app.call(cancelBill, { params, body: { reason: 'Wrong' } }, by);
    if (kind === 'pay') {
      const reply = await clinic.pay(supplierId, { day, amount: rupees, way }, by);
      if (reply.statusCode < 300) paid.push(reply.json<{ id: string }>().id);
    }
    const last = paid.at(-1);
    if (kind === 'takeBack' && last) await clinic.takeBack(last, by);
    if (kind === 'tea') {
      const body = { day, direction: 'out', amount: rupees, particulars: 'Tea' } as const;
      await app.ok(enterCash, { body }, clinic.admin);
    }
    if (kind === 'close') await close(day);
  };
  return { clinic, take, drawersOf, close };
}

it('the drawers of a day equal the cash book’s lines of patients and suppliers after random actions', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const { clinic, take, drawersOf, close } = await newDesk();
      for (const step of steps) await take(step);
      for (const day of [0, 1, 9].map((ago) => addDays(TODAY, -ago))) {
        const query = { startDate: day, endDate: day };
        const { days } = await app.ok(getCashBook, { query }, clinic.admin);
        const inBook = days.map(
          ({ received, paidBack, entries }) =>
            received -
            paidBack +
            sum(entries.filter((one) => one.supplierId).map(({ amount }) => amount)),
        );
        const drawers = await drawersOf(day);
        const inDrawers = drawers.map(
          ({ bills, admissions, subscriptions, paidBack, suppliers = 0 }) =>
            bills + admissions + subscriptions + paidBack + suppliers,
        );
        expect(sum(inDrawers)).toBe(sum(inBook));
        // What earlier closes covered and what is open is all of it, and a close covers the rest.
        expect(sum(drawers.map(({ closed, expected }) => closed + expected))).toBe(sum(inBook));
        await close(day);
        expect((await drawersOf(day)).filter(({ expected }) => expected !== 0)).toEqual([]);
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);
