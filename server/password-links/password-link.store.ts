import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db/scoped-database.ts';

/** 144 bits, which cannot be guessed. */
const CODE_BYTES = 18;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Locks an account for which a link can be created or used: one that can sign in. */
export async function lockAccount(tx: Tx, userId: string) {
  return await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(['id', 'clinic_id', 'email', 'active', 'password_hash'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Ends the person's open link, if any. */
export async function endLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_links')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Stores a link for a locked account and returns its code. */
export async function insertLink(
  tx: Tx,
  row: {
    id: string;
    clinicId: string;
    account: Account;
    madeBy: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await tx
    .insertInto('password_links')
    .values({
      clinic_id: row.clinicId,
      id: row.id,
      user_id: row.account.id,
      code_hash: digest(code),
      for_password: digest(row.account.password_hash),
      made_at: row.at,
      made_by: row.madeBy,
      expires_at: row.expiresAt,
    })
    .execute();
  return code;
}

/** Finds the open link of a code. */
export async function findLink(tx: Tx, code: string, now: Date) {
  return await tx
    .selectFrom('password_links')
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'clinic_id', 'user_id', 'made_by', 'for_password'])
    .executeTakeFirst();
}

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The names and emails that the account's password must not contain. */
export async function ownWords(tx: Tx, link: Link): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic_id')
    .where('users.id', '=', link.user_id)
    .select(['users.name', 'users.email', 'clinics.name as clinic_name'])
    .execute();
  return rows.flatMap(({ name, email, clinic_name }) => [name, email, clinic_name]);
}

/** Whether the account's password has not changed since the link was created. */
export function isForPassword(link: Link, account: Account): boolean {
  return link.for_password.equals(digest(account.password_hash));
}

/** Marks a link as used. Returns false when another request was faster. */
export async function takeLink(tx: Tx, link: Link, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('clinic_id', '=', link.clinic_id)
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
