import { createHmac, randomBytes } from 'node:crypto';
import { auditRow } from '../../platform/audit-row.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { Passed } from '../../second-factor/index.ts';
import { networkOf } from '../guesses/network.ts';

type Account = { readonly id: string; readonly clinic_id: string | null };

/**
 * New at each start, so that emails (or passwords typed into that field) cannot be tested against
 * an old log.
 */
const LOG_KEY = randomBytes(32);

/**
 * A keyed hash of an email without an account. It is the same for the same email until the next
 * start.
 */
export function unknownEmail(email: string): string {
  return createHmac('sha256', LOG_KEY).update(email).digest('base64url').slice(0, 16);
}

/** Writes the audit row of a sign-in, which has no session scope yet. */
export async function auditSignIn(
  tx: Tx,
  account: Account,
  { now, passed }: { now: Date; passed: Passed },
): Promise<void> {
  const { id, clinic_id: clinicId } = account;
  const changes = passed === 'without' ? {} : { second_factor: passed };
  const record = { type: 'user', id };
  await tx.executeQuery(
    auditRow(tx, { clinicId, at: now, userId: id, verb: 'sign-in', record, changes }),
  );
}

/**
 * Writes the audit row of a wrong password or code at sign-in. It has no user, because the caller
 * is not authenticated.
 */
export async function auditFailedSignIn(
  tx: Tx,
  account: Account & { readonly device_id: string | null },
  { address, now, wrong }: { address: string; now: Date; wrong?: 'code' },
): Promise<void> {
  const { id, clinic_id: clinicId, device_id } = account;
  const record = { type: 'user', id };
  const changes = {
    network: networkOf(address),
    knownDevice: device_id !== null,
    ...(wrong && { wrong }),
  };
  const row = { clinicId, at: now, userId: null, verb: 'sign-in-failed', record, changes };
  await tx.executeQuery(auditRow(tx, row));
}
