import type { Tx } from '../../platform/db/scoped-database.ts';

/**
 * Locks the open bills of a patient that are paid at the counter until the transaction ends, and returns
 * them oldest first. A waiting transaction reads them as the first one left them. They are locked in the
 * order of their ids, as by the triggers of the ledger.
 */
export async function lockPayableBills(tx: Tx, patientId: string) {
  const bills = await tx
    .selectFrom('bills')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'pending')
    .where('type', '<>', 'admission')
    .select([
      ...(['id', 'type', 'status', 'due_paise', 'paid_paise'] as const),
      ...(['financial_year', 'number', 'created_at'] as const),
    ])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return bills.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}
