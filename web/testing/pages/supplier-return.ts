import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import type {
  ReturnableBatch,
  SupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import {
  getSupplierReturn,
  listReturnableBatches,
  returnToSupplier,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { apiDouble } from '../api-double.ts';
import { aLetterhead } from '../builders/letterhead.ts';
import { anId } from '../builders/people.ts';
import { renderApp } from '../render-app.tsx';

export const NANDI = {
  ...{ id: anId(), name: 'Nandi Distributors', gstin: '29ABCDE1234F1ZW', drug_licence: '20B: 1' },
  ...{ phone: null, address: '4 MG Road\nBengaluru', terms: null, active: true },
};
export const DOLO: ReturnableBatch = {
  ...{ id: anId(), drug_id: anId(), name: 'Dolo 650', batch_no: 'N1', expiry_date: '2026-10-31' },
  ...{ is_expired: true, quantity: 40, pack: 'strip of 15', unit: 'tablet' },
  ...{ supplier: { id: NANDI.id, name: NANDI.name } },
  ...{ invoice_number: 'KA/0123', cost: paise(6_195), cost_of: 40, gst_percent: 12 },
};
export const LOOSE: ReturnableBatch = {
  ...{ ...DOLO, id: anId(), name: 'Loose', batch_no: null, supplier: null, invoice_number: null },
  ...{ cost: null, cost_of: 1, gst_percent: null },
};
export const NOTE: SupplierReturn = {
  ...{ id: anId(), number: 'DN 2026-27/000012', day: '2026-11-26', reason: 'expired', note: null },
  supplier: NANDI,
  lines: [
    {
      ...{ name: 'Dolo 650', batch_no: 'N1', expiry_date: '2026-10-31', quantity: 40 },
      ...{ invoice_number: 'KA/0123', gst_percent: 12, taxable: paise(6_195), gst: paise(743) },
      hsn: '30049069',
    },
  ],
  taxes: [{ gst_percent: 12, taxable: paise(6_195), gst: paise(743), divided: null }],
  ...{ total: paise(6_938), by: 'Meera', at: new Date().toISOString(), is_undone: false },
  until: new Date(Date.now() + 3_000_000).toISOString(),
};

/** Opens the page of a return, or of a debit note. */
export async function openReturn(
  path = '/dashboard/supplier-returns/new',
  batches = [DOLO, LOOSE],
  note = NOTE,
  letterhead: () => ReturnType<typeof aLetterhead> | Promise<ReturnType<typeof aLetterhead>> = () =>
    aLetterhead(),
  suppliers = [NANDI],
  options: { keepStorage?: boolean } = {},
) {
  const api = apiDouble();
  api.on(listSuppliers, suppliers);
  api.on(getLetterhead, letterhead);
  api.on(listReturnableBatches, batches);
  api.on(returnToSupplier, note);
  api.on(getSupplierReturn, note);
  api.on(undoSupplierReturn, { message: M.undone });
  const { user } = await renderApp(path, { as: 'pharmacy', api, ...options });
  return { api, user };
}
