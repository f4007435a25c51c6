import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findPrescriber } from '../sales/prescriber.store.ts';
import { createOrder } from './create-order.ts';
import { moveOrder } from './move-order.ts';
import { listOrderLines, lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';
import { undoDispensing } from './undo-dispensing.ts';

const WAY = ['pending', 'billed', 'dispensed'] as const satisfies readonly PharmacyOrderStatus[];

/**
 * Corrects the status of an order to any of the four, regardless of the transition table. It goes
 * step by step, so that stock and money follow. The stock ledger allows one billing and one
 * cancellation per order, so going back to pending cancels it and creates it again. A clinic that asks
 * for a reason to hand out unpaid goods finds `M.unpaidByAssistant`, since the specification lets an
 * answer set any status. Throws 409 for a partly returned order, and for unpaid goods where the clinic
 * forbids them. A dispensing can only be reverted by users who may undo it.
 */
export async function overrideOrder(
  scope: ClinicScope,
  { id, status }: { id: string; status: PharmacyOrderStatus },
): Promise<void> {
  const order = await lockOrder(scope.tx, id);
  if (!order) throw notFound(orderNotFound(id));
  if (order.status === status) return;
  await scope.audit(
    'override-pharmacy-order',
    { type: 'pharmacy-order', id },
    { from: order.status, to: status },
  );
  const step = (of: string, to: PharmacyOrderStatus) =>
    moveOrder(
      scope,
      { params: { id: of }, body: { status: to } },
      { otherwise: M.unpaidByAssistant },
    );
  let at = order.status;
  if (at === 'dispensed') {
    await undoDispensing(scope, id);
    at = 'billed';
  }
  if (status === 'cancelled') {
    await step(id, 'cancelled');
    return;
  }
  let forwarded = id;
  if (at === 'cancelled' || status === 'pending') {
    if (at === 'billed') await step(id, 'cancelled');
    forwarded = await writeAnew(scope, id);
    at = 'pending';
  }
  for (const next of WAY.slice(WAY.indexOf(at) + 1, WAY.indexOf(status) + 1)) {
    await step(forwarded, next);
  }
}

async function writeAnew(scope: ClinicScope, id: string): Promise<string> {
  const order = await readOrder(scope, id);
  if (order.medications.some((line) => line.returned_quantity > 0)) {
    throw conflict(M.partlyReturned);
  }
  const { outsidePrescriber: prescriber } = await findPrescriber(scope.tx, id);
  const repeats = await listOrderLines(scope.tx, [id]);
  const items = order.medications.map(({ ai_run_id, ...line }) => ({
    drug_id: line.drug_id,
    quantity: line.quantity,
    tabletsPerDay: line.tabletsPerDay,
    numberOfDays: line.numberOfDays,
    daysAssumed: line.daysAssumed,
    directions_to_use: line.directions_to_use,
    ai_run_id: ai_run_id ?? undefined,
  }));
  const body = {
    patientId: order.patient_id,
    visitId: order.visit_id ?? undefined,
    items,
    ...(prescriber && { prescriber }),
    prescription: order.prescription_for_unavailable_drugs,
    reasons: order.overrides.map(({ warning, reason }) => ({ warning, reason })),
  };
  const input = { params: undefined, query: undefined, body, file: undefined };
  return (await createOrder(scope, input, { repeats })).id;
}
