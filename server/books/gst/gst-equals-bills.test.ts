import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { taxLines } from '#contract/billing/tax.rules.ts';
import { getGstReturn } from '#contract/books/books.endpoints.ts';
import type { GstReturn } from '#contract/books/gst/gst-return.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { GST_STEPS, newGstClinic } from '../../testing/builders/gst-steps.ts';

const app = startTestApp();
const sum = (amounts: readonly number[]) => amounts.reduce((before, one) => before + one, 0);
/** The 24 months from November 2026: 16 steps take at most 640 days. */
const PERIODS = Array.from({ length: 24 }, (_, at) => {
  const name = `${2026 + Math.floor((at + 10) / 12)}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`;
  const last = new Date(Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5)), 0));
  return { startDate: `${name}-01`, endDate: last.toISOString().slice(0, 10) };
});

const taxed = ({ taxable, cgst, sgst }: GstReturn['rates'][number]) => taxable + cgst + sgst;

/** Whether the tables of one period agree with each other. */
function expectConsistent(gst: GstReturn): void {
  expect(sum(gst.rates.map(taxed)) + gst.nil_rated + gst.exempt).toBe(gst.total);
  expect(sum(gst.hsn.map(({ value }) => value))).toBe(gst.total);
  for (const row of gst.hsn) expect(taxed(row)).toBe(row.value);
  for (const of of ['taxable', 'cgst', 'sgst'] as const) {
    const rated = gst.hsn.filter(({ gst_percent }) => gst_percent > 0);
    expect(sum(rated.map((row) => row[of]))).toBe(sum(gst.rates.map((row) => row[of])));
  }
}

/** The due amount of all bills today, and the tax of each rate on their papers. */
async function papersOf(ids: readonly string[], admin: Person) {
  const byRate = new Map<number, number>();
  let due = 0;
  for (const id of ids) {
    const { bill } = await app.ok(getBill, { params: { id } }, admin);
    due += bill.calculated.totalDue;
    const items = bill.items.map(({ total, tax_percentage, drug_id }) => ({
      ...{ total, basisPoints: tax_percentage, isReturnable: drug_id !== null },
    }));
    const credits = bill.credits.map(({ kind, amount, returned }) => ({
      ...{ kind, amount },
      ...(returned && {
        cameBack: bill.items.map(
          ({ drug_id, price }) =>
            price * (returned.find((one) => one.drug_id === drug_id)?.quantity ?? 0),
        ),
      }),
    }));
    for (const line of taxLines(items, credits)) {
      const percent = line.basisPoints / 100;
      if (percent > 0) byRate.set(percent, (byRate.get(percent) ?? 0) + line.cgst);
    }
  }
  return { due, byRate };
}

it('the returns of all months equal the bills to the paisa and the piece after random actions', async () => {
  await fc.assert(
    fc.asyncProperty(GST_STEPS, async (steps) => {
      app.clock.set('2026-11-20T06:00:00Z');
      const clinic = await newGstClinic(app);
      await clinic.carryOut(steps);
      const { admin, sold } = clinic;
      const months: GstReturn[] = [];
      for (const query of PERIODS) months.push(await app.ok(getGstReturn, { query }, admin));
      months.forEach(expectConsistent);
      const { due, byRate } = await papersOf(
        sold.map(({ billId }) => billId),
        admin,
      );
      expect(sum(months.map(({ total }) => total))).toBe(due);
      for (const percent of [5, 12, 18]) {
        const rows = months.flatMap(({ rates }) => rates.filter((r) => r.gst_percent === percent));
        expect(sum(rows.map(({ cgst }) => cgst))).toBe(byRate.get(percent) ?? 0);
      }
      // The pieces sold and not returned, by the ledger of stock.
      const { rows } = await app.started.pool.query<{ hsn: string | null; out: string }>(
        `SELECT d.hsn, -sum(m.quantity) AS out FROM stock_movements AS m
         JOIN drugs AS d ON d.clinic_id = m.clinic_id AND d.id = m.drug_id
         WHERE m.clinic_id = $1 AND m.order_line_id IS NOT NULL GROUP BY d.hsn`,
        [admin.user.clinic_id],
      );
      for (const { hsn, out } of rows.filter((row) => row.hsn !== null)) {
        const pieces = months.flatMap((one) => one.hsn.filter((row) => row.hsn === hsn));
        expect(sum(pieces.map(({ quantity }) => quantity))).toBe(Number(out));
      }
      const bills = months.flatMap(({ documents }) => documents.filter((d) => d.kind === 'bill'));
      expect(sum(bills.map(({ total }) => total))).toBe(sold.length);
      const notes = months.flatMap(({ credit_notes }) => credit_notes);
      expect(new Set(notes.map(({ number }) => number)).size).toBe(notes.length);
    }),
    { numRuns: 12 },
  );
}, 120_000);
