import type { BillDetails } from '#contract/billing/bill.ts';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { RefusedRefund } from '#contract/payments/payment.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listRefunds, type listRefused } from './refund.store.ts';

/** Adds the provider's refunds to a bill. */
export async function withRefunds({ tx }: ClinicScope, details: BillDetails): Promise<BillDetails> {
  const rows = await listRefunds(tx, details.bill.id);
  if (rows.length === 0) return details;
  const refunds = rows.map(({ amount_paise, created_at, ...same }) => ({
    ...same,
    amount: paise(amount_paise),
    at: created_at.toISOString(),
  }));
  return { ...details, refunds };
}

/** Converts a refused refund for the wire. */
export function presentRefused(
  row: Awaited<ReturnType<typeof listRefused>>[number],
): RefusedRefund {
  const { id, bill_id, patient_id, patient_name } = row;
  return {
    id,
    bill_id,
    patient_id,
    patient_name,
    bill_number: billNumber({ financialYear: row.financial_year, number: row.number }),
    amount: paise(row.amount_paise),
    refusal: row.refusal ?? '',
  };
}
