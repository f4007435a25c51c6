import { sql } from 'kysely';
import type { Breach } from '#contract/access/breach.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';

/** The clinic's notes, newest first, each with its additions. */
export async function breachesOf(tx: Tx, clinicId: string, id?: string): Promise<Breach[]> {
  let breaches = tx
    .selectFrom('breaches as b')
    .innerJoin('users as writer', 'writer.id', 'b.created_by')
    .leftJoin('users as person', 'person.id', 'b.person_id')
    .where('b.clinic_id', '=', clinicId)
    .selectAll('b')
    .select(['writer.name as written_by', 'person.name as person'])
    .select(
      sql<number>`(SELECT count(*)::int FROM breach_patients p
        WHERE p.clinic_id = b.clinic_id AND p.breach_id = b.id)`.as('patients'),
    );
  if (id !== undefined) breaches = breaches.where('b.id', '=', id);
  const rows = await breaches.orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').execute();
  const added = await tx
    .selectFrom('breach_addenda as a')
    .innerJoin('users', 'users.id', 'a.created_by')
    .where('a.clinic_id', '=', clinicId)
    .select(['a.id', 'a.breach_id', 'a.created_at', 'a.text', 'users.name as by'])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    written_at: row.created_at.toISOString(),
    written_by: row.written_by,
    noticed_at: row.noticed_at.toISOString(),
    by: row.touched_by,
    person: row.person,
    from: row.from_at?.toISOString() ?? null,
    until: row.until_at?.toISOString() ?? null,
    happened: row.happened,
    consequences: row.consequences,
    measures: row.measures,
    advice: row.advice,
    contact: row.contact,
    patients: row.patients,
    lists: row.lists,
    addenda: added
      .filter(({ breach_id }) => breach_id === row.id)
      .map(({ id: addendum, created_at, text, by }) => ({
        id: addendum,
        at: created_at.toISOString(),
        by,
        text,
      })),
  }));
}

/** Throws 404 when the clinic has no such note. */
export async function findBreach(tx: Tx, clinicId: string, id: string): Promise<Breach> {
  const [breach] = await breachesOf(tx, clinicId, id);
  if (!breach) throw notFound();
  return breach;
}
