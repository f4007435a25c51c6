import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getPurchases } from '#contract/books/books.endpoints.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { getSupplierReturn } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { aLetterhead, GSTIN } from '../../testing/builders/letterhead.ts';
import { newLedgerClinic, returnedGoods } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;
const { delivered, giveBack } = returnedGoods(app, () => clinic);

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});
beforeEach(() => app.clock.set('2026-11-26T06:00:00Z'));

it('a debit note names the HSN of its day, and divides the GST of each rate by the states', async () => {
  const { id } = await clinic.newSupplier();
  const { drug_id, batch_id } = await delivered(id);
  const hsn = (value: string) =>
    app.ok(editDrug, { params: { id: drug_id }, body: { hsn: value } }, clinic.admin);
  await hsn('30049099');
  const read = (of: string) => app.ok(getSupplierReturn, { params: { id: of } }, clinic.admin);
  const note = (await giveBack(id, [{ batch_id, quantity: 39 }])).json();
  expect(note).toMatchObject({
    lines: [{ hsn: '30049099', invoice_date: expect.stringMatching(/^2026-/) }],
    taxes: [{ gst_percent: 12, taxable: 60.4, gst: 7.25, divided: null }],
  });
  await hsn('3005');
  expect((await read(note.id)).lines).toMatchObject([{ hsn: '30049099' }]);
  await app.ok(updateLetterhead, { body: aLetterhead({ gstin: GSTIN }) }, clinic.admin);
  const ofSupplier = async (gstin: string) => {
    await app.ok(editSupplier, { params: { id }, body: { gstin } }, clinic.admin);
    const made = (
      await giveBack(id, [{ batch_id: (await delivered(id)).batch_id, quantity: 40 }])
    ).json();
    return read(made.id);
  };
  const near = await ofSupplier('29ABCDE1234F1ZW');
  expect(near.taxes).toMatchObject([{ divided: { igst: 0, cgst: 371, sgst: 372 } }]);
  const far = await ofSupplier('27AAPFU0939F1ZV');
  expect(far.taxes).toMatchObject([{ divided: { igst: 743, cgst: 0, sgst: 0 } }]);
});

it('a debit note keeps the clinic’s GSTIN of its day, and so does its row of the register', async () => {
  const { id } = await clinic.newSupplier();
  const gstin = '29ABCDE1234F1ZW';
  await app.ok(editSupplier, { params: { id }, body: { gstin } }, clinic.admin);
  const move = async (ours: string) => {
    const { updatedAt } = await app.ok(getLetterhead, {}, clinic.admin);
    const body = aLetterhead({ gstin: ours, updatedAt });
    await app.ok(updateLetterhead, { body }, clinic.admin);
  };
  await move(GSTIN);
  const { batch_id } = await delivered(id);
  const { id: note } = (await giveBack(id, [{ batch_id, quantity: 40 }])).json();
  await move('27AAPFU0939F1ZV');
  const divided = { igst: 0, cgst: 371, sgst: 372 };
  expect(await app.ok(getSupplierReturn, { params: { id: note } }, clinic.admin)).toMatchObject({
    clinic_gstin: GSTIN,
    taxes: [{ divided }],
  });
  const query = { startDate: '2026-11-26', endDate: '2026-11-26' };
  const { rows } = await app.ok(getPurchases, { query }, clinic.admin);
  expect(rows.find((row) => row.id === note)).toMatchObject({
    divided: { igst: 0, cgst: -371, sgst: -372 },
  });
});
