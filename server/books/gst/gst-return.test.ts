import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { taxLines } from '#contract/billing/tax.rules.ts';
import { exportGstReturn, getGstReturn, listCreditNotes } from '#contract/books/books.endpoints.ts';
import type { GstReturn } from '#contract/books/gst/gst-return.ts';
import {
  editDrug,
  importDrugs,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { GST_STEPS, type GstStep, newGstClinic } from '../../testing/builders/gst-steps.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

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

it('the returns of all months equal the bills to the paisa and the piece, whatever happened', async () => {
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

describe('the tables of GSTR-1', () => {
  const sell: GstStep = {
    ...{ kind: 'sell', quantities: [3, 3, 0], discount: 0, type: 'lab', amount: 10_000 },
  };

  it('take a return off the rate that came back, in its own month, with a numbered credit note', async () => {
    app.clock.set('2026-11-20T06:00:00Z');
    const clinic = await newGstClinic(app);
    // 9.99 at 5 % and 23.31 at 18 %; then everything at 18 % comes back in December.
    await clinic.carryOut([
      ...[
        sell,
        { ...sell, kind: 'service' as const },
        { ...sell, kind: 'wait' as const, amount: 20 },
      ],
      { ...sell, kind: 'return', quantities: [0, 3, 0], amount: 2 },
    ]);
    const { admin } = clinic;
    const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const december = { startDate: '2026-12-01', endDate: '2026-12-31' };
    expect(await app.ok(getGstReturn, { query: november }, admin)).toMatchObject({
      ...{ gstin: '29AAGCB7383J1Z4', place_of_supply: '29-Karnataka', total: 13_330 },
      rates: [
        { gst_percent: 5, taxable: 951, cgst: 24, sgst: 24 },
        { gst_percent: 12, taxable: 8_928, cgst: 536, sgst: 536 },
        { gst_percent: 18, taxable: 1_975, cgst: 178, sgst: 178 },
      ],
      documents: [{ kind: 'bill', from: '2026-27/000001', to: '2026-27/000002', total: 2 }],
      credit_notes: [],
    });
    const query = december;
    expect(await app.ok(getGstReturn, { query }, admin)).toMatchObject({
      rates: [{ gst_percent: 18, taxable: -1_975, cgst: -178, sgst: -178 }],
      hsn: [{ hsn: '3304', quantity: -3, value: -2_331 }],
      documents: [{ kind: 'credit-note', from: 'CN2026-27/000001', total: 1, cancelled: 0 }],
      credit_notes: [
        {
          ...{ number: 'CN2026-27/000001', bill_number: '2026-27/000001', day: '2026-12-10' },
          ...{ bill_day: '2026-11-20', value: 2_331, taxable: 1_975, cgst: 178 },
        },
      ],
      checks: [{ check: 'negative' }],
    });
  });

  it('have each credit note of a bill as it is printed, for the own clinic', async () => {
    app.clock.set('2026-11-20T06:00:00Z');
    const clinic = await newGstClinic(app);
    // 9.99 at 5 % and 23.31 at 18 %, less 12.5 %, and a service of 100.
    await clinic.carryOut([
      { ...sell, discount: 12.5 },
      { ...sell, kind: 'service' },
      { ...sell, kind: 'return', quantities: [1, 3, 0], amount: 2 },
      { ...sell, kind: 'wait', amount: 20 },
      { ...sell, kind: 'cancel', amount: 1 },
    ]);
    const [drugs, service] = await Promise.all(
      clinic.sold.map(({ billId: id }) =>
        app.ok(listCreditNotes, { params: { id } }, clinic.admin),
      ),
    );
    expect(drugs).toMatchObject({
      patient_id: clinic.patientId,
      notes: [
        {
          ...{ number: 'CN2026-27/000001', bill_number: '2026-27/000001', day: '2026-11-20' },
          ...{ bill_day: '2026-11-20', kind: 'return', value: 2_331 },
          items: [
            { name: 'At five', hsn: '30049099', quantity: 1, total: 333 },
            { name: 'At eighteen', hsn: '3304', quantity: 3, total: 2_331 },
          ],
          rates: [{ gst_percent: 5 }, { gst_percent: 18 }],
        },
      ],
    });
    expect(service?.notes).toMatchObject([
      {
        ...{ number: 'CN2026-27/000002', bill_number: '2026-27/000002', day: '2026-12-10' },
        ...{ kind: 'cancellation', reason: 'Wrong', items: [], value: 10_000 },
        rates: [{ gst_percent: 12, value: 10_000 }],
      },
    ]);
    for (const note of [drugs, service].flatMap((one) => one?.notes ?? [])) {
      expect(note.taxable + note.cgst + note.sgst).toBe(note.value);
      expect(sum(note.rates.map(({ value }) => value))).toBe(note.value);
    }
    const [{ billId: id = '' } = {}] = clinic.sold;
    const params = { id };
    const plain = await app.call(listCreditNotes, { params }, await newClinic(app));
    expect(plain.statusCode).toBe(404);
  });

  it('keep what was sold without a rate, whatever an import brings or its undo takes back', async () => {
    app.clock.set('2026-11-20T06:00:00Z');
    const clinic = await newGstClinic(app);
    const unrated: GstStep = { ...sell, quantities: [0, 0, 2] };
    await clinic.carryOut([unrated, { ...sell, kind: 'wait', amount: 2 }]);
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const before = await app.ok(getGstReturn, { query }, clinic.admin);
    const withoutRate = (value: number) => expect.objectContaining({ check: 'no-rate', value });
    expect(before.checks).toContainEqual(withoutRate(2_202));
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'MRP', 'GST %'],
      ['Without facts', 'Z1', 5, 11.01, 0],
    ]);
    const body = { mode: 'delivery', invoice_date: '2026-11-20' } as const;
    const { undo } = await app.ok(importDrugs, { file, body }, clinic.admin);
    expect(await app.ok(getGstReturn, { query }, clinic.admin)).toEqual(before);
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic.admin);
    await clinic.carryOut([unrated]);
    const { checks } = await app.ok(getGstReturn, { query }, clinic.admin);
    expect(checks).toContainEqual(withoutRate(4_404));
    // Also what was sold earlier on the day of the import.
    const rated = sheetFile([
      ['Item', 'Batch', 'Qty', 'MRP', 'GST %'],
      ['Without facts', 'Z2', 5, 11.01, 5],
    ]);
    await app.ok(importDrugs, { file: rated, body }, clinic.admin);
    const after = await app.ok(getGstReturn, { query }, clinic.admin);
    expect(after.checks).toContainEqual(withoutRate(4_404));
    // Nor does a rate with an earlier first day.
    const found = await app.ok(listDrugs, { query: { search: 'Without facts' } }, clinic.admin);
    const params = { id: found[0]?.id ?? '' };
    for (const gst_percent of [0, 5]) {
      const edit = { gst_percent, gst_from: '2026-04-01' };
      await app.ok(editDrug, { params, body: edit }, clinic.admin);
      const { checks: still } = await app.ok(getGstReturn, { query }, clinic.admin);
      expect(still).toContainEqual(withoutRate(4_404));
    }
  });

  it('are written as the sheets of the offline tool, and belong to the admin', async () => {
    app.clock.set('2026-11-20T06:00:00Z');
    const clinic = await newGstClinic(app);
    await clinic.carryOut([
      { ...sell, quantities: [3, 3, 1] },
      { ...sell, kind: 'service', type: 'consultation' },
    ]);
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const reply = await app.call(exportGstReturn, { query }, clinic.admin);
    expect(reply.statusCode).toBe(200);
    const { SheetNames, Sheets } = read(reply.rawPayload);
    expect(SheetNames.slice(0, 5)).toEqual(['b2cs', 'exemp', 'hsn(b2b)', 'hsn(b2c)', 'docs']);
    const rowsOf = (name: string) =>
      utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1, defval: null });
    const [title, , , headings, first, second] = rowsOf('b2cs');
    expect(title?.[0]).toBe('Summary For B2CS(7)');
    expect(headings?.slice(0, 5)).toEqual([
      ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value'],
    ]);
    expect(first).toEqual(['OE', '29-Karnataka', null, 5, 9.51, 0, null]);
    expect(second?.slice(3, 5)).toEqual([18, 19.75]);
    expect(rowsOf('exemp')[7]).toEqual([
      ...['Intra-State supplies to unregistered persons', 11.01, 100, 0],
    ]);
    expect(rowsOf('hsn(b2c)')[4]?.slice(0, 7)).toEqual([
      ...['30049099', '', 'NOS-NUMBERS', 3, 9.99, 5, 9.51].map((cell) => cell || null),
    ]);
    expect(rowsOf('docs')[4]).toEqual([
      ...['Invoices for outward supply', '2026-27/000001', '2026-27/000002', 2, 0],
    ]);
    const doctor = await newStaff(app, clinic.admin, 'doctor');
    expect((await app.call(getGstReturn, { query }, doctor)).statusCode).toBe(403);
    const stranger = await newClinic(app);
    expect((await app.ok(getGstReturn, { query }, stranger)).total).toBe(0);
    const long = { startDate: '2026-08-01', endDate: '2026-11-30' };
    expect((await app.call(getGstReturn, { query: long }, clinic.admin)).statusCode).toBe(400);
  });
});
