import type { BillDetails } from '#contract/billing/bill.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { calculatedOf } from './admission.present.ts';
import { findStayOfBill } from './stay.store.ts';

/**
 * Adds the current amount of the stay to its bill. The stored ledger is updated only when money
 * moves.
 */
export async function withStay(scope: ClinicScope, details: BillDetails): Promise<BillDetails> {
  const stay = await findStayOfBill(scope.tx, details.bill.id);
  if (!stay) return details;
  const calculated = calculatedOf(stay, scope.now);
  const { patient_id } = stay;
  return {
    ...details,
    bill: { ...details.bill, amount: calculated.totalDue, calculated },
    calculated,
    admissionPayments: details.payments.map((payment) => ({ ...payment, patient_id })),
  };
}
