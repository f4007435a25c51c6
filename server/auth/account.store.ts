import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';
import { hasSecondFactor } from '../platform/factor-demand.ts';
import { deviceHash } from './guesses/known-devices.store.ts';

/** Minutes until an idle screen locks; null when the clinic's computers are not shared. */
export const lockAfterMinutes = sql<number | null>`
  CASE WHEN clinics.shared_computers THEN clinics.lock_after_minutes END`.as('lock_after_minutes');

/** Finds a live account by email for sign-in, with the known device of this token, if any. */
export async function findAccount(
  tx: Tx,
  email: string,
  { deviceToken, now }: { deviceToken: string; now: Date },
) {
  return await tx
    .selectFrom('users')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.token_hash', '=', deviceHash(deviceToken))
        .on('known_devices.expires_at', '>', now),
    )
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.active',
      'users.password_hash',
      'users.clinic_id',
      'users.has_seen_tutorial',
      'clinics.name as clinic_name',
      'clinics.time_zone',
      'clinics.owner_id',
      'known_devices.id as device_id',
      lockAfterMinutes,
      'clinics.second_factor_from',
      hasSecondFactor,
    ])
    .executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Whether the account is active and still has this password. Locks it until the transaction ends.
 */
export async function isUnchanged(tx: Tx, account: { id: string; password_hash: string }) {
  const row = await tx
    .selectFrom('users')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function passwordHashOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  return row?.password_hash;
}
