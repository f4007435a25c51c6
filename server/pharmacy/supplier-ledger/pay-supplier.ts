import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import type {
  paySupplier as payEndpoint,
  takeBackPayment as takeBackEndpoint,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import {
  cashParticulars,
  SUPPLIER_LEDGER_MESSAGES as M,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type { PaymentWay } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import { writeCashEntry } from '../../books/index.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockSupplier } from '../suppliers/supplier.store.ts';

function checkWay({ actor }: ClinicScope, way: PaymentWay): void {
  if (way !== 'cash' && !may(actor.role, 'suppliers.keep-account')) throw forbidden(M.onlyCash);
}

type NewPayment = {
  readonly supplierId: string;
  readonly day: string;
  /** Negative for a payment taken back. */
  readonly amount: Paise | number;
  readonly way: PaymentWay;
  readonly reference: string | null;
  readonly note: string | null;
  readonly invoiceId: string | null;
  readonly cashEntryId: string | null;
  readonly reverses?: string;
};

async function insertPayment(
  { tx, actor, now, newId }: ClinicScope,
  payment: NewPayment,
): Promise<string> {
  const id = newId();
  const { supplierId, day, amount, way, reference, note, invoiceId, cashEntryId } = payment;
  await tx
    .insertInto('supplier_payments')
    .values({
      ...{ clinic_id: actor.clinicId, id, supplier_id: supplierId, day, amount_paise: amount },
      ...{ way, reference, note, invoice_id: invoiceId, cash_entry_id: cashEntryId },
      reverses_id: payment.reverses ?? null,
      ...{ created_at: now, created_by: actor.id },
    })
    .execute();
  return id;
}

async function isInvoiceOf({ tx }: ClinicScope, id: string, supplierId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('supplier_invoices')
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('undone_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records a payment to a supplier; in cash with its voucher in the cash book. Throws 400 for a day
 * after today and for an invoice of another supplier, and 403 for another way than cash without
 * `suppliers.keep-account`.
 */
export async function paySupplier(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof payEndpoint>,
): Promise<EndpointReply<typeof payEndpoint>> {
  const { day, amount, way, reference, note } = body;
  const supplier = await lockSupplier(scope.tx, params.id);
  if (!supplier) throw notFound();
  checkWay(scope, way);
  if (day > scope.today) throw invalidField('day', M.inFuture);
  const invoiceId = body.invoice_id ?? null;
  if (invoiceId !== null && !(await isInvoiceOf(scope, invoiceId, supplier.id))) {
    throw invalidField('invoice_id', M.invoiceUnknown);
  }
  const particulars = cashParticulars(supplier.name, reference);
  const cashEntryId =
    way === 'cash' ? await writeCashEntry(scope, { day, amount: -amount, particulars }) : null;
  const payment = { day, amount, way, reference, note, invoiceId, cashEntryId };
  const id = await insertPayment(scope, { ...payment, supplierId: supplier.id });
  await scope.audit(
    'pay-supplier',
    { type: 'supplier', id: supplier.id },
    { payment: id, day, amount, way, reference, note, invoiceId },
  );
  scope.changed('drugs', supplier.id);
  return { id };
}

const paymentOf = ({ tx }: ClinicScope, id: string) =>
  tx.selectFrom('supplier_payments').where('id', '=', id).selectAll().executeTakeFirst();

/**
 * Takes back a payment by its opposite of today, in the cash book too. Throws 404 for an unknown
 * one, and 409 for one that is taken back or is itself an opposite; also for the second of two
 * concurrent calls.
 */
export async function takeBackPayment(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof takeBackEndpoint>,
): Promise<EndpointReply<typeof takeBackEndpoint>> {
  const { today } = scope;
  const paid = await paymentOf(scope, params.id);
  if (!paid) throw notFound();
  checkWay(scope, paid.way);
  if (paid.reverses_id !== null) throw conflict(M.alreadyTakenBack);
  const { way, reference, note, supplier_id: supplierId, invoice_id: invoiceId } = paid;
  // Serializes with another call for this payment.
  const supplier = await lockSupplier(scope.tx, supplierId);
  if (!supplier) throw notFound();
  const amount = -paid.amount_paise;
  const opposite = { supplierId, day: today, amount, way, reference, note, invoiceId };
  try {
    const cashEntryId =
      paid.cash_entry_id === null
        ? null
        : await writeCashEntry(scope, {
            ...{ day: today, amount: paid.amount_paise, reverses: paid.cash_entry_id },
            particulars: cashParticulars(supplier.name, reference),
          });
    const id = await insertPayment(scope, { ...opposite, cashEntryId, reverses: paid.id });
    const record = { type: 'supplier', id: supplierId };
    await scope.audit('take-back-payment', record, { payment: paid.id, by: id });
    scope.changed('drugs', supplierId);
    return { id };
  } catch (error) {
    const violated = violatedConstraint(error);
    const isSecond =
      violated === 'supplier_payments_taken_back_once' || violated === 'cash_entries_reversed_once';
    throw isSecond ? conflict(M.alreadyTakenBack) : error;
  }
}
