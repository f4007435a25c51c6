import type { Tx } from '../platform/db/scope.ts';

/** An account as sign-in needs it; undefined when no live account has the email. */
export async function findAccount(tx: Tx, email: string) {
  return await tx
    .selectFrom('users')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
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
    ])
    .executeTakeFirst();
}

/** Whether the account still has this password and is active; it stays so until the transaction ends. */
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
