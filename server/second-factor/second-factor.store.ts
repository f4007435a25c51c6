import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** Blocks sign-ins to the account until the transaction ends, so that none misses a change. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Reads a person's second factor and locks the row until the transaction ends. */
export async function readFactor(tx: Tx, userId: string) {
  return await tx
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores a new, unconfirmed secret. */
export async function writeNewSecret(tx: Tx, userId: string, secret: Buffer): Promise<void> {
  const row = { secret, confirmed_at: null, last_step: null };
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function confirmFactor(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: at, reset_at: null, reset_by: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Uses up the code of a time step. Returns false when that step or a newer one was already used.
 */
export async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code. Returns false when it is unknown for this person or already used. */
export async function spendRecoveryCode(
  tx: Tx,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOfRecoveryCode(typed))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Replaces the recovery codes and returns the new ones. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOfRecoveryCode(code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Deletes secret and recovery codes. Returns false when there was no second factor. */
export async function forgetFactor(
  tx: Tx,
  userId: string,
  reset?: { at: Date; by: string },
): Promise<boolean> {
  const forgotten = await tx
    .updateTable('second_factors')
    .set({
      secret: null,
      confirmed_at: null,
      last_step: null,
      reset_at: reset?.at ?? null,
      reset_by: reset?.by ?? null,
    })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return forgotten !== undefined;
}

/** The state of a person's second factor, for their own page. */
export async function readFactorState(tx: Tx, userId: string) {
  return await tx
    .selectFrom('second_factors')
    .leftJoin('users as resetter', 'resetter.id', 'second_factors.reset_by')
    .where('second_factors.user_id', '=', userId)
    .select([
      'confirmed_at',
      'reset_at',
      'resetter.name as reset_by_name',
      sql<number>`(SELECT count(*)::int FROM recovery_codes c
        WHERE c.user_id = second_factors.user_id AND c.used_at IS NULL)`.as('codes_left'),
    ])
    .executeTakeFirst();
}
