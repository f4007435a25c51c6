import { z } from 'zod';
import { COUNTER_BILL_TYPES, COUNTER_MODES, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { BillRequest } from '#contract/billing/bill-request.ts';
import { FollowUp } from '#contract/billing/follow-up.ts';
import { Id } from '#contract/kernel/fields.ts';
import { keptUntilLeft } from '#web/lib/session/kept-until-left.ts';
import { SETTLEMENTS } from '../bill/bill-settlement.ts';
import { type BillDraft, EMPTY_CUSTOM_ITEM } from './bill-draft.ts';

const Kept = z.object({
  /** The items that the bill was begun with. */
  given: z.string(),
  items: z.array(
    z.object({
      ...{ key: z.int(), name: z.string(), price: z.string(), quantity: z.string() },
      type: z.enum(COUNTER_BILL_TYPES).optional(),
      drug_id: Id.nullish(),
      item_id: Id.nullish(),
    }),
  ),
  // Bills that were kept before there was a typed item have none.
  typed: z
    .object({ name: z.string(), price: z.string(), quantity: z.string() })
    .default(EMPTY_CUSTOM_ITEM),
  discount: z.string(),
  followUp: FollowUp.nullable(),
  settlement: z.enum(SETTLEMENTS),
  mode: z.enum(PAYMENT_MODES),
  ...{ received: z.string(), reference: z.string(), reason: z.string() },
  others: z.array(
    z.object({
      key: z.int(),
      mode: z.enum(COUNTER_MODES),
      ...{ amount: z.string(), reference: z.string() },
    }),
  ),
});

const useKeptDraft = keptUntilLeft<BillDraft & { readonly given: string }>(Kept);

/** The subject of the bill: another visit, doctor or order is another bill. */
export const billName = (request: BillRequest): string => {
  const { patientId, visitId, doctorId, billType, relatedId, labOrderId } = request;
  return ['bill', patientId, visitId, doctorId, billType, relatedId, labOrderId]
    .filter(Boolean)
    .join('.');
};

/**
 * A bill while it is made, kept on the device through a reload and a killed browser, and in the page when the form
 * is left. Null is the first draft of its request, also when the order has got other items since. `carried` was typed
 * for another doctor, and is kept from the start.
 */
export function useKeptBill(request: BillRequest, carried: BillDraft | null) {
  const given = JSON.stringify(request.items);
  const { kept, keep, drop } = useKeptDraft(billName(request), {
    isOf: (draft) => draft.given === given,
    begun: carried && { ...carried, given },
  });
  return { kept, keep: (draft: BillDraft): void => keep({ ...draft, given }), drop };
}
