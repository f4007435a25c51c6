import type { CreateBillBody } from '#contract/billing/bill-body.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { isAboveLimit } from '#contract/billing/discounts/discount-limit.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { readSettings } from '../../clinics/index.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, Refusal } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { insertCredit, type Stamp } from '../bill-ledger.store.ts';

export type SettledDiscount = { readonly isAbove: boolean; readonly reason: string | null };

/**
 * Applies the clinic's rule for discounts to a bill that is about to be made. A free consultation is a
 * discount of 100 % with its own reason; a follow-up is none. Throws 409 for a discount above the limit
 * where the clinic forbids it, and `reason_needed` where it asks for a reason and none was given.
 */
export async function settleDiscount(
  { tx, actor }: ClinicScope,
  { waiver, discountReason }: Pick<CreateBillBody, 'waiver' | 'discountReason'>,
  given: { percentage: number; amount: Paise },
): Promise<SettledDiscount> {
  const unmarked = { isAbove: false, reason: null };
  // Most bills have no discount, and need no rule.
  if (given.amount === 0 || waiver?.as === 'follow_up') return unmarked;
  const settings = await readSettings(tx, actor.clinicId);
  const { discountLimitPercentage: percentage, discountLimitAmount: amount } = settings;
  if (!isAboveLimit(given, { percentage, amount })) return unmarked;
  if (settings.discountsAboveLimit === 'forbid') throw conflict(M.discountForbidden);
  const reason = waiver ? null : (discountReason ?? null);
  if (settings.discountsAboveLimit === 'reason' && !waiver && reason === null) {
    throw new Refusal('reason_needed', M.discountReasonNeeded);
  }
  return { isAbove: true, reason };
}

/** Writes the discount of a bill. Throws 409 when the clinic's limit changed since it was settled. */
export async function insertDiscount(
  { tx }: ClinicScope,
  stamp: Stamp,
  { billId, amount }: { billId: string; amount: Paise },
): Promise<void> {
  try {
    await insertCredit(tx, stamp, { billId, kind: 'discount', amount });
  } catch (error) {
    if (violatedConstraint(error) === 'bills_discount_limit') {
      throw conflict(M.discountLimitChanged);
    }
    throw error;
  }
}
