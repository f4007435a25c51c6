import { z } from 'zod';
import { DESK_BILL_TYPES } from '#contract/billing/bill.status.ts';
import { isConsultationFee } from '#contract/billing/bill-total.rules.ts';
import { Id } from '#contract/kernel/fields.ts';

/** A number, or the text of one: nothing at all is not a price of 0. */
const numeric = z.union([z.number(), z.string().trim().min(1).transform(Number)]);

const InitialItem = z.object({
  name: z.string().trim().min(1),
  price: numeric.pipe(z.number().min(0)),
  quantity: z.coerce.number().int().min(1).catch(1),
  drug_id: Id.optional().catch(undefined),
  item_id: Id.optional().catch(undefined),
  type: z.enum(DESK_BILL_TYPES).optional().catch(undefined),
});
export type InitialItem = z.output<typeof InitialItem>;

const optionalId = Id.optional().catch(undefined);

/** What the link to the billing page carries (specification 2, section 3); prices in rupees. */
const BillingState = z.object({
  patientId: Id,
  patientName: z.string().catch(''),
  queueId: optionalId,
  doctorId: optionalId,
  billId: optionalId,
  relatedId: optionalId,
  labOrderId: optionalId,
  billType: z.enum(DESK_BILL_TYPES).catch('other'),
  initialItems: z.array(z.unknown()).catch([]),
  /** The bill was just made, and is to be paid online now. */
  payNow: z.boolean().catch(false),
  initialDiscountPercentage: z.coerce.number().min(0).max(100).catch(0),
});

export type BillingState = Omit<z.output<typeof BillingState>, 'initialItems'> & {
  readonly items: readonly InitialItem[];
  /** Items came whose name or price was missing. */
  readonly hasDropped: boolean;
};

/** The consultation of a visit is billed with the fee, whatever else comes with the link. */
export function isConsultation({ billType }: Pick<BillingState, 'billType'>): boolean {
  return billType === 'consultation';
}

/** Reads the state of the history entry, which a reload keeps; null without a patient. */
export function readBillingState(state: unknown): BillingState | null {
  const known = BillingState.safeParse(state).data;
  if (!known) return null;
  const { initialItems, ...rest } = known;
  const items = initialItems.flatMap((item) => InitialItem.safeParse(item).data ?? []);
  return { ...rest, items, hasDropped: items.length < initialItems.length };
}

/** The link's own fee stands in place of the one that the page would add. */
export function hasFee(items: readonly { name: string }[]): boolean {
  return items.some(isConsultationFee);
}
