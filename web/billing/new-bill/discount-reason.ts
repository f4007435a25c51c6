import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { DISCOUNT_REASON_MAX } from '#contract/billing/discounts/discount-limit.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { askToWrite } from '#web/ui/confirm/confirm.tsx';

/**
 * Makes the bill, and asks for a reason only where the clinic's rule for discounts demands one.
 * Returns null when the person leaves the question.
 */
export async function billWithReason<Made>(
  make: (given: { discountReason?: string }) => Promise<Made>,
): Promise<Made | null> {
  try {
    return await make({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reason_needed') throw error;
  }
  const discountReason = await askToWrite({
    title: M.aboveLimit,
    message: M.discountReasonNeeded,
    confirmLabel: 'Make the bill',
    text: { label: 'Reason', max: DISCOUNT_REASON_MAX },
  });
  return discountReason === null ? null : await make({ discountReason });
}
