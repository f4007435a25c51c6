import { type Insertable, sql } from 'kysely';
import type { CriticalLimits } from '#contract/lab/critical/critical-limits.ts';
import type { LabRange } from '#contract/lab/results/lab-range.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { LAB_TEST_COLUMNS, PARAMETER_COLUMNS } from './lab-test.columns.ts';

export type LabTestRow = Awaited<ReturnType<typeof listLabTestRows>>[number];

function labTests(tx: Tx) {
  return tx
    .selectFrom('lab_tests')
    .where('deleted_at', 'is', null)
    .select(['id', 'updated_at', ...columnsOf(LAB_TEST_COLUMNS)]);
}

type Wanted = { readonly search: string | null; readonly category: string | null };

/** The catalogue by name. A search matches name, description and parameters. */
export function listLabTestRows(tx: Tx, wanted: Wanted) {
  return labTestsByName(tx, wanted).execute();
}

/** Like `listLabTestRows`, for streaming. */
export function labTestsByName(tx: Tx, { search, category }: Wanted) {
  let query = labTests(tx);
  if (category !== null) query = query.where('category', '=', category);
  if (search !== null) {
    const term = search.toLowerCase();
    query = query.where(
      sql<boolean>`(strpos(lower(concat_ws(' ', name, description)), ${term}) > 0 OR EXISTS (
        SELECT FROM lab_test_parameters AS parameter
        WHERE parameter.clinic_id = lab_tests.clinic_id AND parameter.test_id = lab_tests.id
          AND strpos(lower(parameter.name), ${term}) > 0))`,
    );
  }
  return query.orderBy((eb) => eb.fn('lower', ['name'])).orderBy('id');
}

export function findLabTestRow(tx: Tx, id: string): Promise<LabTestRow | undefined> {
  return labTests(tx).where('id', '=', id).executeTakeFirst();
}

/** Locks a test and returns when it was last changed. */
export function lockLabTest(tx: Tx, id: string) {
  return tx
    .selectFrom('lab_tests')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'updated_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** All tests by name. Of two with the same name, the older comes last. */
export function labTestNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('lab_tests')
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .orderBy('id', 'desc')
    .execute();
}

/** Serializes adding tests by name in this clinic until the transaction ends. */
export async function lockLabTestNames(tx: Tx, clinicId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lab-tests:${clinicId}`}, 0))`.execute(
    tx,
  );
}

const { ranges: _ranges, critical: _critical, ...TEXTS } = PARAMETER_COLUMNS;

export type LabParameterRow = Awaited<ReturnType<typeof listParameterRows>>[number];

/** The parameters of these tests, in report order. */
export async function listParameterRows(tx: Tx, testIds: readonly string[]) {
  if (testIds.length === 0) return [];
  return (
    tx
      .selectFrom('lab_test_parameters')
      .where('test_id', '=', sql<string>`ANY (${testIds}::uuid[])`)
      .select(['test_id', ...columnsOf(TEXTS)])
      // The values were checked when they were entered.
      .select([
        sql<LabRange[]>`ranges`.as('ranges'),
        sql<CriticalLimits | null>`critical`.as('critical'),
      ])
      .orderBy('position')
      .orderBy('id')
      .execute()
  );
}

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
const AT_ONCE = 1_000;

/** Inserts any number of rows into the catalogue's two tables. */
export async function insertLabTestRows(
  tx: Tx,
  rows: {
    tests: readonly Insertable<DB['lab_tests']>[];
    parameters: readonly Insertable<DB['lab_test_parameters']>[];
  },
): Promise<void> {
  for (let from = 0; from < rows.tests.length; from += AT_ONCE) {
    const some = rows.tests.slice(from, from + AT_ONCE);
    await tx.insertInto('lab_tests').values(some).execute();
  }
  for (let from = 0; from < rows.parameters.length; from += AT_ONCE) {
    const some = rows.parameters.slice(from, from + AT_ONCE);
    await tx.insertInto('lab_test_parameters').values(some).execute();
  }
}
