import { type SqlBool, sql } from 'kysely';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { referenceUsed } from '#contract/billing/billing.messages.ts';
import { formatDate } from '#contract/kernel/dates.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { invalidField, type Refusal } from '../../platform/errors.ts';

/**
 * The refusal (400) of a reference number that the clinic has used. It names the whole transfer: all bills that were
 * paid with it, oldest first, their sum and the day, and no patient.
 */
export async function usedReference(tx: Tx, reference: string): Promise<Refusal> {
  const paid = await tx
    .selectFrom('bill_payments as first')
    // The parts of a transfer have one time, by which they are found through an index.
    .innerJoin('bill_payments as part', (join) =>
      inClinic(join, 'part.paid_at', 'first.paid_at').on(
        sql<SqlBool>`first.id IN (part.id, part.paid_with)`,
      ),
    )
    .innerJoin('bills', (join) => inClinic(join, 'bills.id', 'part.bill_id'))
    .innerJoin('clinics', 'clinics.id', 'first.clinic_id')
    .where('first.reference', '=', reference)
    .select(['bills.financial_year', 'bills.number', 'part.amount_paise'])
    .select(['first.paid_at', 'clinics.time_zone'])
    .orderBy('bills.created_at')
    .orderBy('bills.id')
    .execute();
  const [first] = paid;
  if (!first) throw new Error('The reference number is not used.');
  const bills = paid.map((bill) =>
    billNumber({ financialYear: bill.financial_year, number: bill.number }),
  );
  const amount = paid.reduce((sum, part) => sum + part.amount_paise, 0);
  const day = formatDate(first.paid_at.toISOString(), first.time_zone);
  return invalidField('reference', referenceUsed(bills, formatMoney(paise(amount)), day));
}
