import { beforeAll, describe, expect, it } from 'vitest';
import { exportPurchases, getPurchases } from '#contract/books/books.endpoints.ts';
import { updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  listReturnableBatches,
  returnToSupplier,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic } from '../testing/builders/clinic.ts';
import { aLetterhead, GSTIN } from '../testing/builders/letterhead.ts';
import { newLedgerClinic, YEAR } from '../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});
const read = (query = YEAR, by = clinic.admin) => app.ok(getPurchases, { query }, by);

describe('the register of purchases', () => {
  it('has invoices and returns by rate, and equals the ledger of the suppliers', async () => {
    const { id, name } = await clinic.newSupplier();
    const gstin = { params: { id }, body: { gstin: '29ABCDE1234F1ZW' } };
    await app.ok(editSupplier, gstin, clinic.admin);
    await clinic.post(id, 'P-1', { paper: 70, day: '2026-10-31' });
    await clinic.post(id, 'P-2', { line: { cost: 10, gst_percent: null, quantity: 2 } });
    const gone = await clinic.post(id, 'P-3');
    await app.ok(undoDrugImport, { params: { id: gone.undo.id } }, clinic.pharmacist);
    const query = { supplier_id: id, search: 'P-1', show: 'all' as const };
    const [batch] = await app.ok(listReturnableBatches, { query }, clinic.pharmacist);
    const body = { reason: 'unsold' as const, lines: [{ batch_id: batch!.id, quantity: 1 }] };
    const note = await app.ok(returnToSupplier, { params: { id }, body }, clinic.pharmacist);
    const { rows, ...sums } = await read();
    expect(rows).toMatchObject([
      {
        ...{ kind: 'invoice', day: '2026-10-31', supplier: name, gstin: '29ABCDE1234F1ZW' },
        ...{ number: 'P-1', taxable: 6_195, gst: 743, total: 7_000, lacks_cost: false },
      },
      { number: 'P-2', taxes: [{ gst_percent: null, taxable: 2_000, gst: 0 }], total: 2_000 },
      { kind: 'return', number: note.number, taxable: -2_065, gst: -248, total: -2_313 },
    ]);
    expect(sums).toEqual({
      taxes: [
        { gst_percent: 12, taxable: 4_130, gst: 495 },
        { gst_percent: null, taxable: 2_000, gst: 0 },
      ],
      ...{ taxable: 6_130, gst: 495, invoiced: 9_000, returned: -2_313, total: 6_687 },
      // The clinic has no GSTIN.
      divided: { igst: 0, cgst: 0, sgst: 0 },
    });
    expect((await clinic.ledger(id)).closing).toBe(sums.total);
    await app.ok(updateLetterhead, { body: aLetterhead({ gstin: GSTIN }) }, clinic.admin);
    const divided = await read();
    expect(divided.rows[0]?.divided).toEqual({ igst: 0, cgst: 371, sgst: 372 });
    // The clinic had no GSTIN on the day of the return.
    expect(divided.rows[2]?.divided).toBeNull();
    expect(divided.divided).toEqual({ igst: 0, cgst: 371, sgst: 372 });
    const october = await read({ startDate: '2026-10-01', endDate: '2026-10-31' });
    expect(october.rows.map(({ number }) => number)).toEqual(['P-1']);
    await app.ok(undoSupplierReturn, { params: { id: note.id } }, clinic.pharmacist);
    expect((await read()).returned).toBe(0);
  });

  it('is exported, is of one clinic, and needs the right to the books', async () => {
    const stranger = await newClinic(app, 'Stranger');
    expect((await read(YEAR, stranger)).rows).toEqual([]);
    const reply = await app.call(exportPurchases, { query: YEAR }, clinic.admin);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const refused = await app.call(getPurchases, { query: YEAR }, clinic.pharmacist);
    expect(refused.statusCode).toBe(403);
  });
});
