import { beforeAll, describe, expect, it } from 'vitest';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import {
  addDrug,
  editDrug,
  importDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  exportSupplierLedger,
  setInvoiceTotal,
  setOpeningBalance,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import { listReturnableBatches } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { newLedgerClinic, returnedGoods, YEAR } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;
const { delivered, giveBack } = returnedGoods(app, () => clinic);

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});

describe('the ledger of a supplier', () => {
  it('has opening balance, invoices and payments with the balance after each', async () => {
    const id = (await clinic.newSupplier()).id;
    const opening = { amount: 100.5, day: '2026-10-31' };
    await app.ok(setOpeningBalance, { params: { id }, body: opening }, clinic.admin);
    const { id: invoice_id } = await clinic.post(id, 'L-1');
    await clinic.post(id, 'L-2', { paper: 70, day: '2026-11-21' });
    await clinic.pay(id, { amount: 50, way: 'upi', reference: 'U9', note: 'part', invoice_id });
    const { rows, closing } = await clinic.ledger(id);
    expect(rows).toMatchObject([
      { kind: 'opening', amount: 10_050, balance: 10_050, at: null },
      {
        kind: 'invoice',
        number: 'L-1',
        ...{ amount: 6_938, left: 1_938 },
        balance: 16_988,
        by: clinic.pharmacist.user.name,
      },
      {
        ...{ kind: 'invoice', number: 'L-2', lacks_total: false },
        ...{ amount: 7_000, left: 7_000, balance: 23_988 },
      },
      {
        kind: 'payment',
        amount: -5_000,
        pays: 'L-1',
        way: 'upi',
        reference: 'U9',
        balance: 18_988,
      },
    ]);
    expect(closing).toBe(18_988);
    const part = await clinic.ledger(id, { startDate: '2026-11-01', endDate: '2026-11-20' });
    expect([part.opening, part.rows.length, part.closing]).toEqual([10_050, 1, 16_988]);
    expect(await clinic.balanceOf(id)).toMatchObject({
      balance: 18_988,
      oldest: { number: null, day: '2026-10-31', left: 10_050 },
    });
    const { suppliersOwed } = await app.ok(getOverview, {}, clinic.admin);
    expect(suppliersOwed).toEqual({ amount: 18_988, oldestDays: 26 });
    const remove = { amount: null, day: null };
    await app.ok(setOpeningBalance, { params: { id }, body: remove }, clinic.admin);
    expect((await clinic.ledger(id)).closing).toBe(8_938);
  });

  it('marks an invoice without cost until its total is entered, and drops an undone one', async () => {
    const id = (await clinic.newSupplier()).id;
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'M.R.P.'],
      ['Owed A', 'Z1', 40, 4],
    ]);
    const body = { mode: 'delivery', supplier_id: id, invoice_number: 'I-1' } as const;
    const imported = await app.call(importDrugs, { file, body }, { token: clinic.admin.token });
    const [row] = (await clinic.ledger(id)).rows;
    expect(row).toMatchObject({ amount: 0, lacks_total: true });
    expect(await clinic.balanceOf(id)).toMatchObject({ balance: 0, without_total: 1 });
    const total = { params: { id: row!.id }, body: { total: 160.5 } };
    await app.ok(setInvoiceTotal, total, clinic.pharmacist);
    expect((await clinic.ledger(id)).rows).toMatchObject([{ amount: 16_050, lacks_total: false }]);
    await app.ok(undoDrugImport, { params: { id: imported.json().undo.id } }, clinic.admin);
    expect((await clinic.ledger(id)).rows).toEqual([]);
    const late = await app.call(setInvoiceTotal, total, clinic.pharmacist);
    expect([late.statusCode, late.json().message]).toEqual([409, M.undone]);
  });

  it('of an import has the cost of each batch with the GST of its drug or sheet on that day', async () => {
    const id = (await clinic.newSupplier()).id;
    await app.ok(
      addDrug,
      { body: aDrug({ name: 'Taxed B', gst_percent: 5, gst_from: '2026-01-01' }) },
      clinic.admin,
    );
    const lowered = aDrug({ name: 'Taxed D', gst_percent: 12, gst_from: '2026-01-01' });
    const { id: drug } = await app.ok(addDrug, { body: lowered }, clinic.admin);
    const now = { gst_percent: 5, gst_from: '2026-11-24' };
    await app.ok(editDrug, { params: { id: drug }, body: now }, clinic.admin);
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'PTR', 'M.R.P.', 'GST %'],
      ['Taxed B', 'Z1', 40, 1.5, 4, ''],
      ['Taxed C', 'Z1', 40, 1.5, 4, 5],
      ['Taxed D', 'Z1', 40, 1.5, 4, 5],
    ]);
    const invoice = { supplier_id: id, invoice_number: 'I-2', invoice_date: '2026-11-20' };
    const body = { mode: 'delivery', ...invoice } as const;
    await app.call(importDrugs, { file, body }, { token: clinic.admin.token });
    expect((await clinic.ledger(id)).rows).toMatchObject([{ amount: 18_900, lacks_total: false }]);
    const query = { show: 'all', search: 'Taxed', supplier_id: id } as const;
    const back = await app.ok(listReturnableBatches, { query }, clinic.pharmacist);
    const delivered = back.filter(({ batch_no }) => batch_no === 'Z1');
    expect(delivered.map(({ gst_percent }) => gst_percent)).toEqual([5, 5, 5]);
  });

  it('stays when the supplier is renamed or no longer delivers, and takes a payment then', async () => {
    const id = (await clinic.newSupplier()).id;
    await clinic.post(id, 'R-1');
    const change = { name: 'Renamed', active: false };
    await app.ok(editSupplier, { params: { id }, body: change }, clinic.admin);
    expect((await clinic.pay(id, { amount: 69.38 })).statusCode).toBe(201);
    expect(await clinic.ledger(id)).toMatchObject({ supplier: change, closing: 0 });
  });

  it('has the returns and payments of a day in the order they were made', async () => {
    const { id } = await clinic.newSupplier();
    const { batch_id } = await delivered(id);
    const at = (time: string) => app.clock.set(`2026-11-26T${time}:00Z`);
    const pay = async () => (await clinic.pay(id, { amount: 5 })).json().id as string;
    const giveOneBack = async () => giveBack(id, [{ batch_id, quantity: 1 }]);
    at('06:01');
    const first = await pay();
    at('06:02');
    await giveOneBack();
    at('06:03');
    const second = await pay();
    await clinic.takeBack(second);
    at('06:04');
    await giveOneBack();
    const { rows } = await clinic.ledger(id);
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['invoice', 'payment', 'return', 'payment', 'reversal', 'return'],
    ]);
    expect([rows[1]?.id, rows[3]?.id]).toEqual([first, second]);
    at('06:00');
  });

  it('is exported', async () => {
    const id = (await clinic.newSupplier()).id;
    await clinic.post(id, 'X-1');
    const reply = await app.call(
      exportSupplierLedger,
      { params: { id }, query: YEAR },
      clinic.pharmacist,
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
