import type { Drug } from '#contract/pharmacy/drug.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import {
  draftOf,
  type EditedOrder,
  type OrderDraft,
  type OrderLineDraft,
  type PrescriberDraft,
} from './order-draft.ts';
import { count } from './order-line.ts';

/** A line as an item of the request. Text that is not a number becomes NaN, which the schema rejects. */
export function itemOf(line: OrderLineDraft) {
  const { drugId, perDay, days, quantity, directions, daysAssumed } = line;
  return {
    drug_id: drugId,
    quantity: count(quantity),
    tabletsPerDay: count(perDay),
    numberOfDays: count(days),
    ...(daysAssumed && { daysAssumed }),
    directions_to_use: directions,
  };
}

/** Whether nothing of a prescriber was typed. */
export const isBlank = (prescriber: PrescriberDraft) =>
  Object.values(prescriber).every((text) => text.trim() === '');

/** The request body; `override_reasons` is left out when empty. */
export function orderInput(
  { lines, prescription, prescriber }: OrderDraft,
  reasons: readonly OverrideReason[] = [],
) {
  return {
    items: lines.map(itemOf),
    prescription_for_unavailable_drugs: prescription,
    ...(prescriber && { prescriber: isBlank(prescriber) ? null : prescriber }),
    ...(reasons.length > 0 && { override_reasons: [...reasons] }),
  };
}

/** Whether an order already equals the draft. */
export function isAsWritten(draft: OrderDraft, order: EditedOrder): boolean {
  return JSON.stringify(orderInput(draft)) === JSON.stringify(orderInput(draftOf(order)));
}

/** Whether the order has changed since the draft began and differs from the draft. */
export function isOtherVersion(draft: OrderDraft, order: EditedOrder): boolean {
  if (order.status !== 'pending' || draft.basedOn === order.updatedAt) return false;
  return !isAsWritten(draft, order);
}

/** The draft as input of the safety checks; an invalid quantity counts as 0. */
export function orderToCheck(
  { lines, prescription }: OrderDraft,
  drugs: readonly Drug[] = [],
): OrderToCheck {
  const listed = new Map(drugs.map((drug) => [drug.id, drug]));
  return {
    drugs: lines.map((line) => ({
      drug_id: line.drugId,
      name: line.name,
      description: listed.get(line.drugId)?.description ?? null,
      generic_name: listed.get(line.drugId)?.generic_name ?? null,
      tabletsPerDay: count(line.perDay) || 0,
      numberOfDays: count(line.days) || 0,
      directions_to_use: line.directions,
    })),
    prescription,
  };
}
