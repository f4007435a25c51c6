import { DiscountPercentage } from '#contract/billing/bill.ts';
import { CreateBillBody } from '#contract/billing/bill-body.ts';
import {
  type BillRequest,
  hasFee,
  isConsultation,
  type RequestItem,
} from '#contract/billing/bill-request.ts';
import {
  type BillTotals,
  billTotals,
  CONSULTATION_FEE,
  fitsOnABill,
  hasFeeOnce,
  itemTotal,
  type PricedItem,
  WHOLE_BASIS_POINTS,
} from '#contract/billing/bill-total.rules.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import type { FollowUp } from '#contract/billing/follow-up.ts';
import { amountText, inRupees, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { typedNumber, typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import {
  isWaived,
  PAID_NOW,
  type SettlementDraft,
  settlementInput,
  settlementProblem,
} from '../bill/bill-settlement.ts';
import { asFollowUp, isBilledAsFollowUp } from './follow-up/follow-up-draft.ts';

/** An item in the form; price and quantity as text. */
export type DraftItem = Omit<RequestItem, 'price' | 'quantity' | 'total'> & {
  readonly key: number;
  readonly price: string;
  readonly quantity: string;
};

export type BillDraft = SettlementDraft & {
  readonly items: readonly DraftItem[];
  /** A further item, as far as it is typed. Once complete, it is billed without being added first. */
  readonly typed: CustomItem;
  readonly discount: string;
  /** The follow-up that is billed; null when the visit is charged in full. */
  readonly followUp: FollowUp | null;
};

/** An item added by hand. */
export type CustomItem = {
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
};

export const EMPTY_CUSTOM_ITEM: CustomItem = { name: '', price: '', quantity: '1' };

const item = CreateBillBody.shape.items;

function wireItem({ key: _key, price, quantity, ...rest }: DraftItem) {
  return {
    ...rest,
    price: typedNumber(price, 'rupees'),
    quantity: typedNumber(quantity),
  };
}

/** Whether an item has a name, a price of at least 0 and a positive whole quantity. */
export function isBillable(draft: DraftItem): boolean {
  return item.safeParse([wireItem(draft)]).success;
}

export function feeItem(price: string): Omit<DraftItem, 'key'> {
  return { name: CONSULTATION_FEE, price, quantity: '1', type: 'consultation' };
}

/** The initial draft of a request; a consultation starts with its fee, or as the proposed follow-up. */
export function firstDraft(
  request: BillRequest,
  fee: string,
  followUp: FollowUp | null = null,
): BillDraft {
  const given = request.items.map(({ price, quantity, total: _, ...rest }) => ({
    ...rest,
    price: amountText(price),
    quantity: String(quantity),
  }));
  const needsFee = isConsultation(request) && !hasFee(given);
  const items = needsFee ? [feeItem(fee), ...given] : given;
  const basisPoints = request.initialDiscountPercentage ?? 0;
  const draft = {
    items: items.map((one, key) => ({ ...one, key })),
    typed: EMPTY_CUSTOM_ITEM,
    discount: basisPoints === 0 ? '' : String(inPercent(basisPoints)),
    followUp: null,
    ...PAID_NOW,
  };
  return needsFee && followUp ? asFollowUp(draft, followUp) : draft;
}

/** Adds an item with its own key. */
export function withItem(draft: BillDraft, added: Omit<DraftItem, 'key'>): BillDraft {
  const key = Math.max(-1, ...draft.items.map((one) => one.key)) + 1;
  return { ...draft, items: [...draft.items, { ...added, key }] };
}

/** The item that is typed, as one of the bill. */
export function typedItem({ typed }: BillDraft): Omit<DraftItem, 'key'> {
  return { ...typed, name: typed.name.trim(), type: 'other' };
}

/** The draft with the typed item among the others, if it is complete. */
export function withTyped(draft: BillDraft): BillDraft {
  const item = typedItem(draft);
  if (!isBillable({ ...item, key: 0 })) return draft;
  return { ...withItem(draft, item), typed: EMPTY_CUSTOM_ITEM };
}

/** The part that keeps the typed item off the bill; null when it is complete or nothing is typed. */
export function missingPart(draft: BillDraft): keyof CustomItem | null {
  const { name, price } = draft.typed;
  if (name.trim() === '' && price.trim() === '') return null;
  const given = { ...typedItem(draft), key: 0 };
  if (isBillable(given)) return null;
  if (name.trim() === '') return 'name';
  return isBillable({ ...given, quantity: '1' }) ? 'quantity' : 'price';
}

function priced(draft: DraftItem): PricedItem {
  const [one] = item.safeParse([wireItem(draft)]).data ?? [];
  return one ?? { price: paise(0), quantity: 0 };
}

/** The total of one item; 0 while it is invalid. */
export function totalOf(draft: DraftItem): Paise {
  return itemTotal(priced(draft));
}

/** Hundredths of a percent, or null when the discount is invalid. */
function basisPointsOf(discount: string): number | null {
  return DiscountPercentage.safeParse(typedOrZero(discount, 'percent')).data ?? null;
}

/** The bill's totals from its valid items; the server computes them again. */
export function totalsOf(draft: BillDraft): BillTotals {
  const items = draft.items.map(priced);
  const known = fitsOnABill(items) ? items : [];
  return billTotals(
    known,
    isWaived(draft) ? WHOLE_BASIS_POINTS : (basisPointsOf(draft.discount) ?? 0),
  );
}

/** Why the draft cannot be sent; null when it can. */
export function problemOf(draft: BillDraft): string | null {
  if (draft.items.length === 0) return M.emptyBill;
  if (!draft.items.every(isBillable)) return M.invalidItem;
  if (!hasFeeOnce(draft.items.map(wireItem))) return M.feeTwice;
  if (!fitsOnABill(draft.items.map(priced))) return M.tooLarge;
  if (basisPointsOf(draft.discount) === null) return M.invalidDiscount;
  return settlementProblem(draft, totalsOf(draft).total);
}

/** The request body in wire form. */
export function billInput(draft: BillDraft, request: BillRequest) {
  const { total } = totalsOf(draft);
  return {
    patientId: request.patientId,
    queueId: request.visitId ?? null,
    doctorId: request.doctorId ?? null,
    type: request.billType,
    related_id: request.relatedId ?? null,
    labOrderId: request.labOrderId ?? null,
    items: draft.items.map(wireItem),
    discountPercentage: typedOrZero(draft.discount, 'percent'),
    amount: inRupees(total),
    ...settlementInput(draft, total),
    ...(isBilledAsFollowUp(draft) && { followUpOf: draft.followUp.billId }),
  };
}
