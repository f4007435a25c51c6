import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { UNPAID_REASON_MAX } from '#contract/pharmacy/unpaid-goods.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { askToWrite } from '#web/ui/confirm/confirm.tsx';

/**
 * Dispenses, and asks for a reason only where the clinic's rule demands one. Returns false when the
 * person leaves the question.
 */
export async function dispenseWithReason(
  order: PharmacyOrder,
  dispense: (given: { unpaidReason?: string }) => Promise<unknown>,
): Promise<boolean> {
  try {
    await dispense({});
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reason_needed') throw error;
  }
  const unpaidReason = await askToWrite({
    title: `Dispense to ${order.patientName} unpaid`,
    message: M.unpaidReasonNeeded,
    confirmLabel: 'Dispense',
    text: { label: 'Reason', max: UNPAID_REASON_MAX },
  });
  if (unpaidReason === null) return false;
  await dispense({ unpaidReason });
  return true;
}
