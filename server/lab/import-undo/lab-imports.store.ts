import { sql } from 'kysely';
import { LAB_IMPORT_UNDO_MINUTES } from '#contract/lab/tests/lab-import-undo.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { LAB_TEST_COLUMNS } from '../inventory/lab-test.columns.ts';

export const UNDO_WITHIN_MS = LAB_IMPORT_UNDO_MINUTES * 60_000;

/** Writes the row that the snapshots of an import refer to. */
export function beginLabImport({ tx, actor, now }: ClinicScope, id: string) {
  return tx
    .insertInto('lab_imports')
    .values({ clinic_id: actor.clinicId, id, at: now, created_by: actor.id })
    .execute();
}

/** Notes tests that an import added. `json` are its rows. */
export function noteAddedTests({ tx, actor }: ClinicScope, importId: string, json: string) {
  return sql`INSERT INTO lab_import_tests (clinic_id, import_id, test_id)
    SELECT ${actor.clinicId}, ${importId}, id
    FROM json_to_recordset(${json}::json) AS told (id uuid)`.execute(tx);
}

/** Notes tests with their parameters before an import changes them. */
export function noteTestsBefore({ tx, actor }: ClinicScope, importId: string, json: string) {
  return sql`INSERT INTO lab_import_tests (clinic_id, import_id, test_id, before, parameters)
    SELECT ${actor.clinicId}, ${importId}, test.id, to_jsonb(test),
      (SELECT coalesce(jsonb_agg(to_jsonb(parameter) ORDER BY parameter.position), '[]')
        FROM lab_test_parameters AS parameter
        WHERE parameter.clinic_id = test.clinic_id AND parameter.test_id = test.id)
    FROM json_to_recordset(${json}::json) AS told (id uuid)
    JOIN lab_tests AS test ON test.clinic_id = app_clinic_id() AND test.id = told.id`.execute(tx);
}

type Counts = { readonly id: string; readonly added: number; readonly updated: number };

/** Notes the counts of an import. */
export function endLabImport({ tx }: ClinicScope, { id, added, updated }: Counts) {
  return tx.updateTable('lab_imports').set({ added, updated }).where('id', '=', id).execute();
}

const LISTED = 50;

/** The imports since a time that changed something and were not undone, newest first. */
export function labImportsSince(tx: Tx, since: Date) {
  return tx
    .selectFrom('lab_imports as one')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'one.created_by'))
    .where('one.at', '>=', since)
    .where('one.undone_at', 'is', null)
    .where((eb) => eb.or([eb('one.added', '>', 0), eb('one.updated', '>', 0)]))
    .select(['one.id', 'one.added', 'one.updated', 'one.at', 'users.name as by'])
    .orderBy('one.at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(LISTED)
    .execute();
}

/** Marks an import as undone. Of two at once, the second finds it undone. */
export async function markLabImportUndone({ tx, actor, now }: ClinicScope, id: string) {
  const marked = await tx
    .updateTable('lab_imports')
    .set({ undone_at: now, undone_by: actor.id })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('at')
    .executeTakeFirst();
  if (marked) return marked;
  const there = await tx
    .selectFrom('lab_imports')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return there ? ('undone' as const) : ('unknown' as const);
}

/**
 * Locks the tests of an import and returns them by name, each with whether it is as the import left
 * it. A new test that was ordered or put into a panel is not.
 */
export async function importedTests(tx: Tx, id: string) {
  const noted = sql`SELECT test_id FROM lab_import_tests
    WHERE clinic_id = app_clinic_id() AND import_id = ${id}`;
  await sql`WITH locked AS MATERIALIZED (SELECT id FROM lab_tests
      WHERE clinic_id = app_clinic_id() AND id IN (${noted})
      ORDER BY clinic_id, id FOR UPDATE)
    SELECT count(*) FROM locked`.execute(tx);
  const { rows } = await sql<{ test_id: string; name: string; is_untouched: boolean }>`
    -- Read once: looked up for each of 20,000 tests they took six seconds.
    WITH used AS MATERIALIZED (
      SELECT test_id FROM lab_order_tests WHERE clinic_id = app_clinic_id()
      UNION SELECT test_id FROM lab_panel_tests WHERE clinic_id = app_clinic_id())
    SELECT noted.test_id, test.name, test.deleted_at IS NULL AND test.updated_at = one.at
      AND (noted.before IS NOT NULL OR test.id NOT IN (SELECT test_id FROM used)) AS is_untouched
    FROM lab_import_tests AS noted
    JOIN lab_imports AS one ON one.clinic_id = noted.clinic_id AND one.id = noted.import_id
    JOIN lab_tests AS test ON test.clinic_id = noted.clinic_id AND test.id = noted.test_id
    WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
    ORDER BY lower(test.name), test.id`.execute(tx);
  return rows;
}

/** Gives these tests the fields and parameters that they had before an import, and hides new ones. */
export async function takeBackTests(
  { tx, now }: ClinicScope,
  { id, testIds }: { id: string; testIds: readonly string[] },
): Promise<void> {
  const noted = sql`lab_import_tests AS noted WHERE noted.clinic_id = app_clinic_id()
    AND noted.import_id = ${id} AND noted.test_id = ANY (${testIds}::uuid[])`;
  await sql`UPDATE lab_tests AS test SET updated_at = ${now}, ${sql.join(
    columnsOf(LAB_TEST_COLUMNS).map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(`was.${column}`)}`,
    ),
  )} FROM (SELECT (jsonb_populate_record(NULL::lab_tests, before)).* FROM ${noted}
      AND before IS NOT NULL) AS was
    WHERE test.clinic_id = app_clinic_id() AND test.id = was.id`.execute(tx);
  await sql`DELETE FROM lab_test_parameters WHERE clinic_id = app_clinic_id()
    AND test_id IN (SELECT test_id FROM ${noted} AND before IS NOT NULL)`.execute(tx);
  await sql`INSERT INTO lab_test_parameters
    SELECT was.* FROM ${sql`lab_import_tests AS noted,
      jsonb_populate_recordset(NULL::lab_test_parameters, noted.parameters) AS was
    WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
      AND noted.test_id = ANY (${testIds}::uuid[]) AND noted.before IS NOT NULL`}`.execute(tx);
  await sql`UPDATE lab_tests SET deleted_at = ${now} WHERE clinic_id = app_clinic_id()
    AND deleted_at IS NULL
    AND id IN (SELECT test_id FROM ${noted} AND before IS NULL)`.execute(tx);
}
