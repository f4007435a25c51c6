import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';

/** Finds a patient of the clinic in a system transaction. Throws 404 when there is none. */
export async function findPatient(tx: Tx, { clinicId, id }: { clinicId: string; id: string }) {
  const row = await tx
    .selectFrom('patients')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .select(['id', 'created_at'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Finds an account of the clinic, including deleted ones. Throws 404 when there is none. */
export async function findPerson(tx: Tx, { clinicId, id }: { clinicId: string; id: string }) {
  const row = await tx
    .selectFrom('users')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
