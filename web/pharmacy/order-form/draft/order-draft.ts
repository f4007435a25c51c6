import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { PharmacyOrder, PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { withoutNull } from '#web/lib/form-texts.ts';

export const OrderLineDraft = z.object({
  drugId: Id,
  name: z.string(),
  price: z.int().transform(paise),
  perDay: z.string(),
  days: z.string(),
  quantity: z.string(),
  directions: z.string(),
  /** The days were not written: they count stock and price, and no paper has them. */
  daysAssumed: z.boolean().optional(),
  /** The quantity was typed by hand and is no longer computed. */
  byHand: z.boolean().default(false),
  /** Proposed by the assistant and not edited yet. */
  isProposed: z.boolean().default(false),
});
/** A drug of a draft order; its numbers as text. */
export type OrderLineDraft = z.output<typeof OrderLineDraft>;

const PrescriberDraft = z.object({
  name: z.string(),
  registration: z.string(),
  address: z.string(),
});
export type PrescriberDraft = z.output<typeof PrescriberDraft>;
export const NO_PRESCRIBER: PrescriberDraft = { name: '', registration: '', address: '' };

const OrderDraft = z.object({
  lines: z.array(OrderLineDraft),
  prescription: z.string(),
  /** For an edited order: its base version (`updatedAt`). */
  basedOn: z.string().optional(),
  /** From a paper of another prescriber; absent until it is typed. */
  prescriber: PrescriberDraft.optional(),
});
/** A draft order. */
export type OrderDraft = z.output<typeof OrderDraft>;

export const EMPTY_ORDER: OrderDraft = { lines: [], prescription: '' };

/** A stored draft, or null when it does not match this version's schema. */
export function parseOrderDraft(stored: unknown): OrderDraft | null {
  return OrderDraft.safeParse(stored).data ?? null;
}

export function isSameOrder(one: OrderDraft, other: OrderDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An order that is edited; with its prescriber where that was loaded. */
export type EditedOrder = PharmacyOrder & Pick<Partial<PharmacyOrderDetails>, 'outsidePrescriber'>;

/** The draft for editing an existing order. */
export function draftOf(order: EditedOrder): OrderDraft {
  const { outsidePrescriber: outside } = order;
  return {
    lines: order.medications.map((line) => ({
      drugId: line.drug_id,
      name: line.name,
      price: line.price,
      perDay: String(line.tabletsPerDay),
      days: String(line.numberOfDays),
      quantity: String(line.quantity),
      directions: line.directions_to_use,
      ...(line.daysAssumed && { daysAssumed: true }),
      byHand: line.quantity !== line.tabletsPerDay * line.numberOfDays,
      isProposed: line.ai_run_id !== null,
    })),
    prescription: order.prescription_for_unavailable_drugs,
    basedOn: order.updatedAt,
    ...(outside && { prescriber: { ...NO_PRESCRIBER, ...withoutNull(outside) } }),
  };
}
