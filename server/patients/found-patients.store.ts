import { type SqlBool, sql } from 'kysely';
import { type Gender, PATIENT_COLUMNS } from '#contract/patients/patient.ts';
import { inTable } from '../platform/db/columns/columns.ts';
import { compiled } from '../platform/db/prepared/compiled.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { LAST_SEEN, LATEST_STAY } from './latest-stay.ts';
import type { ListedPatientRow } from './patient.store.ts';

/** One page of a search: words and digits of the term, the longest word first. */
export type PatientSearch = {
  readonly words: string[];
  readonly digits: string;
  readonly gender: Gender | null;
  readonly sortBy: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
  readonly limit: number;
  readonly skip: number;
  /** The term as a token of the day, or null. */
  readonly token: number | null;
  readonly today: string;
};

/** The total that matches, one page of it, and the patient found by today's token. */
export type FoundPatients = {
  readonly total: number;
  readonly near: boolean;
  readonly byToken: string | null;
  readonly rows: readonly ListedPatientRow[];
};

type Found = { total: number; near: boolean; ids: string[]; by_token: string | null };

/** The patients of the page with what was found; one row without a patient for an empty page. */
const SEARCH = compiled((tx, asked: PatientSearch) => {
  const found = sql<Found>`search_patients(${asked.words}::text[], ${asked.digits}, ${asked.gender}::text,
    ${asked.sortBy}, ${asked.sortOrder}, ${asked.limit}, ${asked.skip}, ${asked.token}::int,
    ${asked.today}::date)`;
  return tx
    .selectFrom(found.as<'found'>(sql`found`))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('patients')
          .where(sql<SqlBool>`patients.id = ANY (found.ids)`)
          .select(inTable('patients', PATIENT_COLUMNS))
          .select([...LATEST_STAY, LAST_SEEN])
          .as('page'),
      (join) => join.onTrue(),
    )
    .select(inTable('page', PATIENT_COLUMNS))
    .select(['page.admission_date', 'page.discharge_date', 'page.last_seen_on'])
    .select(['found.total', 'found.near', 'found.by_token'])
    .orderBy(sql`array_position(found.ids, page.id)`);
});

/** Searches and reads one page of the clinic's patients in one statement. */
export async function searchPatients(tx: Tx, asked: PatientSearch): Promise<FoundPatients> {
  const rows = await SEARCH.run(tx, asked, {});
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    near: first?.near ?? false,
    byToken: first?.by_token ?? null,
    rows: rows.filter((row): row is typeof row & ListedPatientRow => row.id !== null),
  };
}
