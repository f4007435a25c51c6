import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { listSupplierInvoices as listEndpoint } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { keepInvoiceAmounts } from '../supplier-ledger/invoice-amounts.store.ts';
import { findSupplier, lockSupplier } from './supplier.store.ts';
import { insertInvoice, invoicesOfSupplier } from './supplier-invoices.store.ts';

type Sent = Pick<
  EndpointRequest<typeof importDrugs>['body'],
  'mode' | 'supplier_id' | 'invoice_number' | 'invoice_date'
>;

/** Throws 400 for an invoice without a supplier, and for either with a count or a price list. */
export function checkInvoice({ mode, supplier_id, invoice_number }: Sent): void {
  if (!supplier_id && !invoice_number) return;
  if (mode !== 'delivery') throw invalidField('supplier_id', M.onlyDelivery);
  if (!supplier_id) throw invalidField('supplier_id', M.supplierMissing);
}

/** Keeps the invoice of an imported delivery, when it has a supplier. Throws as `keepInvoice`. */
export async function postInvoice(
  scope: ClinicScope,
  importId: string,
  { supplier_id: supplierId, invoice_number, invoice_date }: Sent,
): Promise<void> {
  if (!supplierId) return;
  if (!(await lockSupplier(scope.tx, supplierId))) {
    throw invalidField('supplier_id', M.supplierUnknown);
  }
  const day = invoice_date ?? scope.today;
  const id = await keepInvoice(scope, {
    supplierId,
    number: invoice_number ?? null,
    day,
    isUndated: !invoice_date,
    importId,
  });
  await keepInvoiceAmounts(scope, id, null);
}

/** The texts about an invoice that was posted before, by the constraint that refused it. */
const POSTED: Readonly<Record<string, string>> = {
  supplier_invoices_posted_once: M.postedBefore,
  supplier_invoices_posted_in_march: M.postedInMarch,
  supplier_invoices_posted_undated: M.postedUndated,
};

/**
 * Keeps the invoice of a delivery and returns its id. Throws 409 for an invoice that was posted
 * before, also within the three months around 1 April without a date: of two at once, the second one
 * waits and finds the first.
 */
export async function keepInvoice(
  scope: ClinicScope,
  invoice: Omit<Parameters<typeof insertInvoice>[1], 'id'>,
): Promise<string> {
  const id = scope.newId();
  try {
    await insertInvoice(scope, { ...invoice, id });
  } catch (error) {
    const posted = POSTED[violatedConstraint(error) ?? ''];
    throw posted === undefined ? error : conflict(posted);
  }
  const { supplierId, number, day } = invoice;
  await scope.audit(
    'post-supplier-invoice',
    { type: 'supplier', id: supplierId },
    { invoice: id, number, day },
  );
  return id;
}

/** The deliveries of a supplier. Throws 404 for one of another clinic. */
export async function listSupplierInvoices(
  { tx }: ClinicScope,
  { params: { id }, query: { page, limit } }: EndpointRequest<typeof listEndpoint>,
): Promise<EndpointReply<typeof listEndpoint>> {
  const offset = (page - 1) * limit;
  if (!(await findSupplier(tx, id))) throw notFound();
  const rows = await invoicesOfSupplier(tx, { supplierId: id, limit, offset });
  return rows.map((row) => ({ ...row, posted_at: row.posted_at.toISOString() }));
}
