import { sql } from 'kysely';
import { lockOwner } from '../owner/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

function users(tx: Tx) {
  return tx
    .selectFrom('users')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.clinic_id'])
    .select(['clinics.name as clinic_name', 'clinics.owner_id']);
}

export type UserRow = Awaited<ReturnType<typeof listUserRows>>[number];

/** The accounts by name. A search matches name, email or clinic. */
export function listUserRows(tx: Tx, search: string) {
  const term = search.toLowerCase();
  let query = users(tx);
  if (term !== '') {
    query = query.where((eb) =>
      eb.or(
        (['users.name', 'users.email', 'clinics.name'] as const).map((column) =>
          eb(sql<number>`strpos(lower(coalesce(${eb.ref(column)}, '')), ${term})`, '>', 0),
        ),
      ),
    );
  }
  return query.orderBy(sql`lower(users.name)`).orderBy('users.id').execute();
}

export function findUserRow(tx: Tx, id: string) {
  return users(tx).where('users.id', '=', id).executeTakeFirst();
}

/**
 * Locks the account's clinic, so that its owner cannot change, and then the account. Returns
 * undefined for an unknown account.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const found = await findUserRow(tx, id);
  if (found?.clinic_id) await lockOwner(tx, found.clinic_id);
  await tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute();
  return findUserRow(tx, id);
}

/**
 * Locks the superadmins who can sign in until the transaction ends: when two remove each other
 * concurrently, the second sees the result of the first.
 */
export async function lockSuperadmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .where('role', '=', 'superadmin')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function clinicExists(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('clinics').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

export function listClinicRows(tx: Tx) {
  return tx
    .selectFrom('clinics')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** The clinics by name, each with its owner and the number of accounts that can sign in. */
export function listClinicAccountRows(tx: Tx) {
  return tx
    .selectFrom('clinics')
    .leftJoin('users as owner', 'owner.id', 'clinics.owner_id')
    .select(['clinics.id', 'clinics.name', 'clinics.created_at'])
    .select(['owner.name as owner_name', 'owner.email as owner_email'])
    .select(({ selectFrom, fn }) =>
      selectFrom('users')
        .whereRef('users.clinic_id', '=', 'clinics.id')
        .where('users.active', '=', true)
        .where('users.deleted_at', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .as('people'),
    )
    .orderBy(sql`lower(clinics.name)`)
    .orderBy('clinics.id')
    .execute();
}

export type ClinicAccountRow = Awaited<ReturnType<typeof listClinicAccountRows>>[number];
