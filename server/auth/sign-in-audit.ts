import { auditRow } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db/scope.ts';

/** The audit row of a sign-in: there is no session yet whose scope could write it. */
export async function auditSignIn(
  tx: Tx,
  account: { id: string; clinic_id: string | null },
  now: Date,
): Promise<void> {
  const { id, clinic_id: clinicId } = account;
  const record = { type: 'user', id };
  await tx.executeQuery(auditRow(tx, { clinicId, at: now, userId: id, verb: 'sign-in', record }));
}
