import { orderContent } from '#contract/ai/plan/order-content.rules.ts';
import type { PlannedLine } from '#contract/ai/plan/planned.ts';
import {
  CreateOrderBody,
  EditOrderBody,
  type PharmacyOrder,
} from '#contract/pharmacy/pharmacy-order.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import * as pharmacy from '../../pharmacy/index.ts';
import { checkedBody } from '../../platform/checked-body.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { ChangeOf, Making } from './make-change.ts';
import { contentOfOrder, expectSame } from './seen.ts';
import type { Undo } from './undo.ts';

const doseOf = (line: Omit<PlannedLine, 'name'>) => {
  const { drug_id, quantity, tabletsPerDay, numberOfDays, daysAssumed, directions_to_use } = line;
  const item = { drug_id, quantity, tabletsPerDay, numberOfDays, directions_to_use };
  return { ...item, ...(daysAssumed && { daysAssumed }) };
};

export const itemsOf = (lines: readonly PlannedLine[], { runId, isProposed }: Making) =>
  lines.map((line) => ({ ...doseOf(line), ...(isProposed(line) && { ai_run_id: runId }) }));

/** The override reasons of an order, without their ids, so that they can be submitted again. */
export const given = (reasons: readonly OverrideReason[]) =>
  reasons.map(({ warning, reason }) => ({ warning, reason }));

export async function writeOrder(
  scope: ClinicScope,
  { patientId, lines, prescription }: ChangeOf<'create-pharmacy-order'>,
  making: Making,
): Promise<Undo> {
  const body = checkedBody(CreateOrderBody, {
    patient_id: patientId,
    visitId: making.visitId,
    items: itemsOf(lines, making),
    prescription_for_unavailable_drugs: prescription,
    override_reasons: given(making.reasons),
  });
  const made = await pharmacy.createOrder(scope, input(body));
  return { type: 'delete-pharmacy-order', orderId: made.id, made: contentOfOrder(made) };
}

/**
 * A change of status has moved money and stock. It is undone in the pharmacy, so this returns no
 * undo.
 */
export async function editOrder(
  scope: ClinicScope,
  { orderId, lines, prescription, status }: ChangeOf<'edit-pharmacy-order'>,
  making: Making,
): Promise<Undo | null> {
  const before = await lockedAsSeen(scope, orderId, making);
  const isMovedOnly = orderContent(lines, prescription) === contentOfOrder(before);
  if (!isMovedOnly || !status) {
    const body = checkedBody(EditOrderBody, {
      items: itemsOf(lines, making),
      prescription_for_unavailable_drugs: prescription,
      updatedAt: before.updatedAt,
      override_reasons: given(making.reasons),
    });
    await pharmacy.editOrder(scope, { ...input(body), params: { id: orderId } });
  }
  if (status) {
    await pharmacy.overrideOrder(scope, { id: orderId, status });
    return null;
  }
  const made = contentOfOrder(await pharmacy.readOrder(scope, orderId));
  return { type: 'rewrite-pharmacy-order', orderId, made, ...writtenOf(before) };
}

export async function deleteOrder(
  scope: ClinicScope,
  { orderId }: ChangeOf<'delete-pharmacy-order'>,
  making: Making,
): Promise<Undo> {
  await lockedAsSeen(scope, orderId, making);
  await pharmacy.deleteOrder(scope, { ...input(undefined), params: { id: orderId } });
  return { type: 'restore-pharmacy-order', orderId };
}

/**
 * Locks the order until the transaction ends and throws 409 if it has changed since the proposal.
 */
async function lockedAsSeen(scope: ClinicScope, orderId: string, { seen }: Making) {
  await pharmacy.lockOrder(scope.tx, orderId);
  const now = await pharmacy.readOrder(scope, orderId);
  expectSame(seen.content, contentOfOrder(now));
  expectSame(seen.status, now.status);
  return now;
}

/** The order's previous content, with the marks of the lines that the assistant proposed. */
function writtenOf(order: PharmacyOrder) {
  const { medications, prescription_for_unavailable_drugs: prescription, overrides } = order;
  const items = medications.map(({ ai_run_id, ...line }) => ({
    ...doseOf(line),
    ...(ai_run_id && { ai_run_id }),
  }));
  return { items, prescription, reasons: given(overrides) };
}

const input = <Body>(body: Body) => ({
  params: undefined,
  query: undefined,
  body,
  file: undefined,
});
