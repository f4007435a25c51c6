import { createHash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Tx } from '../../platform/db/scoped-database.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Limit per account; a new device replaces the least recently used one. */
const MOST_DEVICES = 20;

type Person = { readonly id: string; readonly clinic_id: string | null };

/** The hash under which the database stores a device's token. */
export function deviceHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the server issued this token: a device must not choose its own. */
async function isOurs(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetAllBut(tx: Tx, userId: string, most: number): Promise<void> {
  const kept = tx
    .selectFrom('known_devices')
    .where('user_id', '=', userId)
    .select('id')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
}

/**
 * Records for a year that a person has signed in on this device. Returns a new token unless the
 * server issued the one sent.
 */
export async function knowDevice(
  tx: Tx,
  person: Person,
  { token: sent, now }: { token: string | undefined; now: Date },
): Promise<string | undefined> {
  const isKept = sent !== undefined && (await isOurs(tx, deviceHash(sent), now));
  const token = isKept ? sent : randomBytes(32).toString('base64url');
  const times = { last_used_at: now, expires_at: new Date(now.getTime() + YEAR_MS) };
  await tx
    .insertInto('known_devices')
    .values({
      id: newId(),
      token_hash: deviceHash(token),
      user_id: person.id,
      clinic_id: person.clinic_id,
      created_at: now,
      ...times,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(times))
    .execute();
  await forgetAllBut(tx, person.id, MOST_DEVICES);
  return isKept ? undefined : token;
}

/** Forgets all devices of an account, until the person signs in on them again. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Removes devices without a sign-in for a year. */
export async function removeOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('known_devices').where('expires_at', '<', now).execute();
}
