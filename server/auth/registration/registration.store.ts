import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** 128 bits, which cannot be guessed. */
const CODE_BYTES = 16;
/** Advisory lock that serializes registrations, so that only one can be the first. */
const REGISTRATION_LOCK = 4_627_003;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Stores a new invitation and returns its code. Only the code's hash is stored. */
export async function insertInvitation(
  tx: Tx,
  row: { id: string; createdBy: string; at: Date; expiresAt: Date },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await tx
    .insertInto('clinic_invitations')
    .values({
      id: row.id,
      code_hash: hashOf(code),
      created_at: row.at,
      created_by: row.createdBy,
      expires_at: row.expiresAt,
    })
    .execute();
  return code;
}

/**
 * Marks an invitation as used by a new clinic. Returns false when it is unknown, used or expired.
 */
export async function redeemInvitation(
  tx: Tx,
  { code, clinicId, now }: { code: string; clinicId: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('clinic_invitations')
    .set({ used_at: now, used_by_clinic: clinicId })
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Serializes the registrations of all servers until the transaction ends. */
export async function lockRegistration(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${REGISTRATION_LOCK})`.execute(tx);
}

/** Whether any clinic is registered. */
export async function hasClinic(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('clinics').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
