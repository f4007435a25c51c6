import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { OrderItem, PharmacyOrder, Prescriber } from '#contract/pharmacy/pharmacy-order.ts';
import type {
  deletePharmacyOrder as deleteEndpoint,
  editPharmacyOrder as editEndpoint,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { changedFields, isEmpty } from '../../platform/changed-fields.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { settleWarnings } from '../safety/order-safety.ts';
import { findPrescriber, prescriberColumns } from '../sales/prescriber.store.ts';
import { moveOrder } from './move-order.ts';
import { prescribeAgain, readLines, writeLines } from './order-lines.ts';
import { listOrderLines, lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

async function lockExisting(scope: ClinicScope, id: string) {
  const order = await lockOrder(scope.tx, id);
  if (!order) throw notFound(orderNotFound(id));
  return order;
}

/**
 * Locks an order that may still be changed. Throws 404 for an unknown one, and 409 when it is no
 * longer pending.
 */
async function lockPending(scope: ClinicScope, id: string) {
  const order = await lockExisting(scope, id);
  if (order.status !== 'pending') throw conflict(M.notPending);
  return order;
}

/**
 * Throws 409 when another user has edited the order meanwhile, so that this save does not erase
 * their change.
 */
function refuseOtherVersion({ updated_at }: { updated_at: Date }, seen: string | undefined): void {
  if (seen === undefined || Date.parse(seen) === updated_at.getTime()) return;
  throw conflict(M.changedMeanwhile);
}

/** An order created with drugs keeps at least one (specification 2, section 5). */
async function keepMedications(scope: ClinicScope, id: string): Promise<void> {
  const { medications } = await readOrder(scope, id);
  if (medications.length > 0) throw invalidField('items', M.noMedicationLeft);
}

type EditOptions = {
  /** The last drug may go while a prescription is left: a visit's sheet moves it there. */
  readonly mayLoseDrugs?: boolean;
};

/** The given prescriber, or undefined when the order is known to have this one. */
async function changedPrescriber(
  { tx }: ClinicScope,
  id: string,
  given: Prescriber | null | undefined,
): Promise<Prescriber | null | undefined> {
  if (given === undefined) return undefined;
  const { outsidePrescriber: named } = await findPrescriber(tx, id);
  const isSame = given === null ? named === null : isEmpty(changedFields(named ?? {}, given));
  return isSame ? undefined : given;
}

type Rewriting = {
  readonly orderId: string;
  readonly items: readonly OrderItem[] | undefined;
  /** The prescriber that the edit names, or null when it names none any more. */
  readonly prescriber: Prescriber | null | undefined;
};

/** Replaces the lines of an order that has its prescriber already. */
async function rewriteLines(
  scope: ClinicScope,
  { orderId, items, prescriber }: Rewriting,
): Promise<void> {
  const { tx } = scope;
  if (!items) {
    if (prescriber !== undefined) await prescribeAgain(scope, orderId, prescriber !== null);
    return;
  }
  const before = await listOrderLines(tx, [orderId]);
  const { outsidePrescriber } = await findPrescriber(tx, orderId);
  const kept = outsidePrescriber ? 'before' : 'never';
  await tx.deleteFrom('pharmacy_order_lines').where('order_id', '=', orderId).execute();
  const lines = await readLines(scope, items);
  await writeLines(scope, { orderId, lines, before, named: prescriber ? 'now' : kept });
}

/**
 * Edits a pending order: the given drugs replace the previous ones, at today's prices. Throws 400
 * when an order with drugs would lose them all, or when nothing is given. Throws 409 for more than
 * can be sold, for a serious warning without a reason, and for another version than the one edited.
 */
export async function editOrder(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof editEndpoint>,
  { mayLoseDrugs = false }: EditOptions = {},
): Promise<PharmacyOrder> {
  const { tx, now } = scope;
  const { items, prescription, status, reasons } = body;
  const found = await lockExisting(scope, id);
  refuseOtherVersion(found, body.updatedAt);
  const prescriber = await changedPrescriber(scope, id, body.prescriber);
  const held = await readOrder(scope, id);
  const changed = changedFields(held, { prescription_for_unavailable_drugs: prescription, status });
  if (!items && prescriber === undefined && isEmpty(changed)) return held;
  if (found.status !== 'pending') throw conflict(M.notPending);
  if (items?.length === 0 && !mayLoseDrugs) await keepMedications(scope, id);
  await tx
    .updateTable('pharmacy_orders')
    .set({
      prescription_for_unavailable_drugs: prescription,
      ...(prescriber !== undefined && prescriberColumns(prescriber)),
      // Ensures distinct versions for two edits within a millisecond.
      updated_at: new Date(Math.max(now.getTime(), found.updated_at.getTime() + 1)),
    })
    .where('id', '=', id)
    .execute();
  await rewriteLines(scope, { orderId: id, items, prescriber });
  const isWritten = items !== undefined || prescription !== undefined;
  const overrides = isWritten ? await settleWarnings(scope, found, reasons) : [];
  const order = await readOrder(scope, id);
  if (order.medications.length === 0 && !order.prescription_for_unavailable_drugs) {
    throw invalidField('items', M.nothingOrdered);
  }
  await scope.audit(
    'edit-pharmacy-order',
    { type: 'pharmacy-order', id },
    { items, prescriber, prescription, status, ...(overrides.length > 0 && { overrides }) },
  );
  scope.changed('pharmacy-orders', id);
  if (status === undefined || status === 'pending') return order;
  await moveOrder(scope, { params: { id }, body: { status } });
  return readOrder(scope, id);
}

/** Restores a deleted order. Throws 404 for one that is unknown or not deleted. */
export async function restoreOrder(scope: ClinicScope, id: string): Promise<void> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('pharmacy_orders')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(orderNotFound(id));
  await scope.audit('restore-pharmacy-order', { type: 'pharmacy-order', id });
  scope.changed('pharmacy-orders', id);
}

/** Deletes a pending order, whose record stays. */
export async function deleteOrder(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof deleteEndpoint>,
): Promise<{ message: string }> {
  await lockPending(scope, id);
  await scope.tx
    .updateTable('pharmacy_orders')
    .set({ deleted_at: scope.now })
    .where('id', '=', id)
    .execute();
  await scope.audit('delete-pharmacy-order', { type: 'pharmacy-order', id });
  scope.changed('pharmacy-orders', id);
  return { message: M.deleted };
}
