import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { exportGstReturn, getGstReturn, listCreditNotes } from '#contract/books/books.endpoints.ts';
import {
  editDrug,
  importDrugs,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff } from '../../testing/builders/clinic.ts';
import { type GstStep, newGstClinic } from '../../testing/builders/gst-steps.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
const sum = (amounts: readonly number[]) => amounts.reduce((before, one) => before + one, 0);

describe('the tables of GSTR-1', () => {
  const sell: GstStep = {
    ...{ kind: 'sell', quantities: [3, 3, 0], discount: 0, type: 'lab', amount: 10_000 },
  };

  it('reduce the rate of the returned items in the month of the return, with a numbered credit note', async () => {
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
