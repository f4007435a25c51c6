import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

function people(tx: Tx, clinicId: string) {
  return tx
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic_id')
    .where('users.clinic_id', '=', clinicId)
    .where('users.deleted_at', 'is', null)
    .where('users.role', '<>', 'superadmin')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.active'])
    .select(sql<boolean>`coalesce(clinics.owner_id = users.id, false)`.as('is_owner'));
}

/**
 * The people of the clinic: the owner, the other admins, then everyone else, each group by name.
 */
export function listPeopleRows(tx: Tx, clinicId: string) {
  return people(tx, clinicId)
    .orderBy('is_owner', 'desc')
    .orderBy(sql`users.role = 'admin'`, 'desc')
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeopleRows>>[number];

export function findPersonRow(tx: Tx, clinicId: string, id: string) {
  return people(tx, clinicId).where('users.id', '=', id).executeTakeFirst();
}

/** Locks an account of the clinic. */
export async function lockPerson(tx: Tx, clinicId: string, id: string): Promise<void> {
  await tx
    .selectFrom('users')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}
