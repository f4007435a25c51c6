import { createHash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Tx } from '../../platform/db/scope.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Of one account; the one that was used longest ago makes room. */
const MOST_DEVICES = 20;

type Person = { readonly id: string; readonly clinic_id: string | null };

/** What the database keeps of a device's token. */
export function deviceHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the token was made here: a device must not choose its own. */
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
 * Keeps that a person has signed in on this device, for a year. Answers the token that the device is to
 * keep, when the one it has sent is not one of ours.
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

/** After this every device is a stranger's to the account, until its person signs in on it. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Removes the devices that nobody signed in on for a year. */
export async function removeOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('known_devices').where('expires_at', '<', now).execute();
}
