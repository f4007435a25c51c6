import { v7 as newId } from 'uuid';
import type { Tx } from '../platform/db/scope.ts';

/** The audit row of a sign-in: there is no session yet whose scope could write it. */
export async function auditSignIn(
  tx: Tx,
  account: { id: string; clinic_id: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      clinic_id: account.clinic_id,
      at: now,
      user_id: account.id,
      verb: 'sign-in',
      record_type: 'user',
      record_id: account.id,
    })
    .execute();
}
