import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** A name as it was pasted: behind titles, beside a phone. */
export type NamedSearch = Omit<
  PatientSearch,
  'digits' | 'token' | 'today' | 'sortBy' | 'sortOrder'
> & {
  readonly titles: string[];
  readonly phone: string;
};

type Found = { total: number; near: boolean; ids: string[]; by_token: string | null };

/** The patients of the page with what was found; one row without a patient for an empty page. */
function pageOf(tx: Tx, found: RawBuilder<Found>) {
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
}

const SEARCH = compiled((tx, asked: PatientSearch) =>
  pageOf(
    tx,
    sql<Found>`search_patients(${asked.words}::text[], ${asked.digits}, ${asked.gender}::text,
      ${asked.sortBy}, ${asked.sortOrder}, ${asked.limit}, ${asked.skip}, ${asked.token}::int,
      ${asked.today}::date)`,
  ),
);

type Order = Pick<PatientSearch, 'sortBy' | 'sortOrder'>;

/** As `search_patients` sorts. */
function sorting({ sortBy, sortOrder }: Order): string {
  const isNewest = (sortBy === 'name') === (sortOrder === 'asc');
  const byAge = isNewest ? 'created_at DESC, id' : 'created_at, id DESC';
  return sortBy === 'name'
    ? `name_folded ${sortOrder === 'asc' ? 'ASC' : 'DESC'}, ${byAge}`
    : byAge;
}

/** Those with exactly this phone and these titles come first. */
const NAMED_SEARCH = compiled((tx, asked: NamedSearch, order: Order) =>
  pageOf(
    tx,
    sql<Found>`(WITH named AS MATERIALIZED (
        SELECT patient_id FROM search_patients(${asked.words}::text[], '', NULL)),
      numbered AS MATERIALIZED (
        SELECT patient_id FROM search_patients('{}', ${asked.phone}, NULL) WHERE ${asked.phone} <> ''),
      hits AS MATERIALIZED (
        SELECT id, created_at, name_folded, phone_digits FROM patients
        WHERE id = ANY (ARRAY(SELECT patient_id FROM named
            WHERE ${asked.phone} = '' OR patient_id IN (SELECT patient_id FROM numbered)))
          AND (${asked.gender}::text IS NULL OR gender = ${asked.gender}::text))
      SELECT (SELECT count(*) FROM hits) AS total, false AS near, NULL::uuid AS by_token,
        ARRAY(SELECT id FROM hits
          ORDER BY ${asked.phone} <> '' AND phone_digits <> ${asked.phone},
            string_to_array(name_folded, ' ') @> ${asked.titles}::text[] DESC, ${sql.raw(sorting(order))}
          LIMIT ${asked.limit}::int OFFSET ${asked.skip}::int) AS ids)`,
  ),
);

function foundOf(rows: Awaited<ReturnType<typeof SEARCH.run>>): FoundPatients {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    near: first?.near ?? false,
    byToken: first?.by_token ?? null,
    rows: rows.filter((row): row is typeof row & ListedPatientRow => row.id !== null),
  };
}

/** Searches and reads one page of the clinic's patients in one statement. */
export async function searchPatients(tx: Tx, asked: PatientSearch): Promise<FoundPatients> {
  return foundOf(await SEARCH.run(tx, asked, {}));
}

/** The same for a name with titles or a phone; it finds no near spellings. */
export async function searchNamed(
  tx: Tx,
  asked: NamedSearch,
  order: Order,
): Promise<FoundPatients> {
  return foundOf(await NAMED_SEARCH.run(tx, asked, order));
}
