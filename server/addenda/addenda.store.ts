import type { Addendum } from '#contract/addenda/addendum.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The addenda to the notes of a patient's visits, oldest first. */
export async function listAddendaOfPatient(tx: Tx, patientId: string): Promise<Addendum[]> {
  const rows = await tx
    .selectFrom('visit_addenda as addendum')
    .innerJoin('visits', (join) => inClinic(join, 'visits.id', 'addendum.visit_id'))
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'addendum.added_by'))
    .where('visits.patient_id', '=', patientId)
    .select(['addendum.id', 'addendum.visit_id', 'addendum.text', 'addendum.added_at'])
    .select('users.name as author_name')
    .orderBy('addendum.added_at')
    .orderBy('addendum.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    visitId: row.visit_id,
    text: row.text,
    addedAt: row.added_at.toISOString(),
    addedBy: row.author_name,
  }));
}

/** The status of a visit and the number of its addenda. The visit is locked. */
export async function lockVisitOf(tx: Tx, visitId: string) {
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', visitId)
    .select(['status'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!visit) return undefined;
  const { addenda } = await tx
    .selectFrom('visit_addenda')
    .where('visit_id', '=', visitId)
    .select((eb) => eb.fn.countAll<number>().as('addenda'))
    .executeTakeFirstOrThrow();
  return { status: visit.status, addenda };
}
