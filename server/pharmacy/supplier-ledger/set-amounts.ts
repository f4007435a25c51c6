import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type {
  setOpeningBalance as openingEndpoint,
  setInvoiceTotal as totalEndpoint,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockSupplier } from '../suppliers/supplier.store.ts';

/**
 * Enters what was owed before the first invoice, or removes it. Throws 404 for an unknown supplier,
 * and 400 for a day after today.
 */
export async function setOpeningBalance(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof openingEndpoint>,
): Promise<EndpointReply<typeof openingEndpoint>> {
  const { tx } = scope;
  if (!(await lockSupplier(tx, id))) throw notFound();
  const amount = body.amount === 0 ? null : body.amount;
  const day = amount === null ? null : body.day;
  if (day !== null && day > scope.today) throw invalidField('day', M.openingInFuture);
  await tx
    .updateTable('suppliers')
    .set({ opening_paise: amount, opening_day: day })
    .where('id', '=', id)
    .execute();
  await scope.audit('set-opening-balance', { type: 'supplier', id }, { amount, day });
  scope.changed('drugs', id);
  return { id };
}

/**
 * Enters the total on the paper of an invoice. Throws 404 for an unknown one, and 409 when its
 * delivery was undone.
 */
export async function setInvoiceTotal(
  scope: ClinicScope,
  { params: { id }, body: { total } }: EndpointRequest<typeof totalEndpoint>,
): Promise<EndpointReply<typeof totalEndpoint>> {
  const { tx } = scope;
  const invoice = await tx
    .selectFrom('supplier_invoices')
    .where('id', '=', id)
    .select(['supplier_id', 'undone_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!invoice) throw notFound();
  if (invoice.undone_at !== null) throw conflict(M.undone);
  await tx
    .updateTable('supplier_invoices')
    .set({ paper_paise: total })
    .where('id', '=', id)
    .execute();
  const record = { type: 'supplier', id: invoice.supplier_id };
  await scope.audit('set-invoice-total', record, { invoice: id, total });
  scope.changed('drugs', invoice.supplier_id);
  return { id };
}
