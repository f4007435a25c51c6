import { sql } from 'kysely';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { refs, rowsOfJson, toldOrKept } from '../../platform/db/columns/rows-of-json.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { jsonPieces } from '../../platform/spreadsheet/json-pieces.ts';
import { noteAddedTests, noteTestsBefore } from '../import-undo/lab-imports.store.ts';
import { LAB_TEST_COLUMNS, PARAMETER_COLUMNS } from '../inventory/lab-test.columns.ts';
import { teachLabHeadings } from './lab-headings.store.ts';

/** All tests by name, as pieces of JSON. Of two with the same name, the older comes last. */
export function labTestNamePieces(tx: Tx) {
  return jsonPieces(
    tx,
    'names',
    sql`SELECT id, name, price_paise, category, sample, description, report_only, row_number() OVER (ORDER BY id DESC) AS n
      FROM lab_tests WHERE deleted_at IS NULL`,
  );
}

/**
 * Locks these tests in one order, so that two imports of one file wait for each other instead of
 * deadlocking. Returns their parameters in report order.
 */
export async function lockLabTests(tx: Tx, ids: string) {
  const wanted = sql`SELECT value::uuid FROM json_array_elements_text(${ids}::json)`;
  await sql`WITH locked AS MATERIALIZED (
      SELECT id FROM lab_tests WHERE id IN (${wanted}) AND deleted_at IS NULL
      ORDER BY clinic_id, id FOR NO KEY UPDATE)
    SELECT count(*) FROM locked`.execute(tx);
  return jsonPieces(
    tx,
    'parameters',
    sql`SELECT test_id, ${refs(columnsOf(PARAMETER_COLUMNS))},
        row_number() OVER (ORDER BY test_id, position, id) AS n
      FROM lab_test_parameters WHERE test_id IN (${wanted})`,
  );
}

function insertTests({ tx, actor, now }: ClinicScope, json: string) {
  const columns = refs(columnsOf(LAB_TEST_COLUMNS));
  return sql`INSERT INTO lab_tests (clinic_id, id, ${columns}, created_at, updated_at, created_by)
    SELECT ${actor.clinicId}, id, ${columns}, ${now}, ${now}, ${actor.id}
    FROM ${rowsOfJson('lab_tests', json)} AS told`.execute(tx);
}

/** Empty cells leave the value unchanged. */
function changeTests({ tx, now }: ClinicScope, json: string) {
  const { name: _, ...changing } = LAB_TEST_COLUMNS;
  return sql`UPDATE lab_tests AS test SET ${toldOrKept('test', columnsOf(changing))},
      updated_at = ${now}
    FROM ${rowsOfJson('lab_tests', json)} AS told
    WHERE test.clinic_id = app_clinic_id() AND test.id = told.id`.execute(tx);
}

function removeParameters({ tx }: ClinicScope, json: string) {
  return sql`DELETE FROM lab_test_parameters WHERE test_id IN (
    SELECT told.test_id FROM json_to_recordset(${json}::json) AS told (test_id uuid))`.execute(tx);
}

/** A panel has no values of its own, also where a file lists them under its name. */
function insertParameters({ tx, actor }: ClinicScope, json: string) {
  return sql`INSERT INTO lab_test_parameters (clinic_id, id, test_id, position, name, type,
      default_value, normal_range, unit, ranges, loinc, critical, method)
    SELECT ${actor.clinicId}, id, test_id, position, name, type, default_value, normal_range, unit,
      ranges::jsonb, loinc, critical::jsonb, method
    FROM json_to_recordset(${json}::json) AS told (id uuid, test_id uuid, position int, name text,
      type text, default_value text, normal_range text, unit text, ranges text, loinc text,
      critical text, method text)
    WHERE NOT EXISTS (SELECT FROM lab_panel_tests AS member
      WHERE member.clinic_id = app_clinic_id() AND member.panel_id = told.test_id)`.execute(tx);
}

const WRITES: Readonly<Record<string, (scope: ClinicScope, json: string) => Promise<unknown>>> = {
  tests: insertTests,
  changes: changeTests,
  replaced: removeParameters,
  parameters: insertParameters,
  headings: teachLabHeadings,
};

/**
 * Writes rows of `importWrites` in one statement, with what the undo needs. This process does not
 * parse the rows.
 */
export function writeImportedTests(scope: ClinicScope, importId: string) {
  return async (name: string, json: string): Promise<void> => {
    if (name === 'changes') await noteTestsBefore(scope, importId, json);
    await WRITES[name]?.(scope, json);
    if (name === 'tests') await noteAddedTests(scope, importId, json);
  };
}
