import {
  COUNTER_MODES,
  type PaymentMode,
  WAIVERS,
  type Waiver,
} from '#contract/billing/bill.status.ts';
import { PAYMENT_FIELDS } from '#contract/billing/bill-body.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { amountText, inRupees, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';

export const SETTLEMENTS = ['now', 'later', ...WAIVERS] as const;
/** Paid now, paid later, or a consultation without charge. */
export type Settlement = (typeof SETTLEMENTS)[number];
export type CounterMode = (typeof COUNTER_MODES)[number];

/** A further payment mode, with its amount. */
export type OtherPart = {
  readonly key: number;
  readonly mode: CounterMode;
  readonly amount: string;
  /** The reference number of a UPI payment, as typed. */
  readonly reference: string;
};

/** The settlement of a new bill; amounts as typed. */
export type SettlementDraft = {
  readonly settlement: Settlement;
  readonly mode: PaymentMode;
  /** The amount in `mode`; if empty, the rest after the other parts. */
  readonly received: string;
  /** The reference number of the payment in `mode`, as typed. */
  readonly reference: string;
  readonly others: readonly OtherPart[];
  readonly reason: string;
};

export const PAID_NOW: SettlementDraft = {
  settlement: 'now',
  mode: 'cash',
  received: '',
  reference: '',
  others: [],
  reason: '',
};

const Amount = PAYMENT_FIELDS.amount_paid;

/** The typed amount in paise, or null when it is not a positive amount. */
export function amountOf(text: string): Paise | null {
  return Amount.safeParse(typedNumber(text, 'rupees')).data ?? null;
}

function sumOf(amounts: readonly (number | null)[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));
}

/** The amount received now: the total unless less was typed. */
export function receivedNow(draft: SettlementDraft, total: Paise): Paise {
  if (draft.settlement !== 'now') return paise(0);
  if (draft.mode === 'online') return total;
  const others = sumOf(draft.others.map(({ amount }) => amountOf(amount)));
  const first =
    draft.received.trim() === '' ? Math.max(0, total - others) : amountOf(draft.received);
  return sumOf([first, others]);
}

export function isWaived({ settlement }: Pick<SettlementDraft, 'settlement'>): boolean {
  return waiverOf(settlement) !== undefined;
}

function waiverOf(settlement: Settlement): Waiver | undefined {
  return WAIVERS.find((one) => one === settlement);
}

/** Adds another unused mode, with the rest of the amount. */
export function withOther(draft: SettlementDraft, total: Paise): readonly OtherPart[] {
  const used: PaymentMode[] = [draft.mode, ...draft.others.map(({ mode }) => mode)];
  const mode = COUNTER_MODES.find((one) => !used.includes(one)) ?? 'cash';
  const left = paise(total - receivedNow(draft, total));
  const amount = left > 0 ? amountText(left) : '';
  const key = Math.max(-1, ...draft.others.map((one) => one.key)) + 1;
  return [...draft.others, { key, mode, amount, reference: '' }];
}

/** The reference number of a UPI payment; null without one, undefined for one that is not valid. */
export function referenceOf(part: { mode: PaymentMode; reference: string }) {
  if (part.mode !== 'upi') return null;
  return PAYMENT_FIELDS.reference.safeParse(part.reference).data;
}

/** Why the bill cannot be settled like this; null when it can. */
export function settlementProblem(draft: SettlementDraft, total: Paise): string | null {
  const { settlement, mode, received, others, reason } = draft;
  if (settlement === 'free') return reason.trim() === '' ? M.waivedReasonRequired : null;
  if (settlement !== 'now' || mode === 'online') return null;
  const typed = [...(received.trim() === '' ? [] : [received]), ...others.map((one) => one.amount)];
  if (typed.some((text) => amountOf(text) === null)) return M.invalidPayment;
  if ([draft, ...others].some((part) => referenceOf(part) === undefined)) return M.invalidReference;
  return receivedNow(draft, total) > total ? M.receivedTooMuch : null;
}

/** The settlement in wire form. */
export function settlementInput(draft: SettlementDraft, total: Paise) {
  const { settlement, mode, others, reason } = draft;
  const as = waiverOf(settlement);
  if (as) return { waiver: { as, reason } };
  if (settlement === 'later') return { payments: [] };
  const all = receivedNow(draft, total);
  const reference = referenceOf(draft);
  if (mode === 'online' || (others.length === 0 && all === total && !reference)) {
    return { paymentMode: mode };
  }
  const parts = others.map((part) => ({
    ...{ mode: part.mode, amount: amountOf(part.amount) ?? paise(0), reference: referenceOf(part) },
  }));
  const first = { mode, amount: paise(all - sumOf(parts.map(({ amount }) => amount))), reference };
  return {
    payments: [first, ...parts]
      .filter(({ amount }) => amount > 0)
      .map((part) => ({
        ...{ amount_paid: inRupees(part.amount), payment_mode: part.mode },
        ...(part.reference && { reference: part.reference }),
      })),
  };
}
