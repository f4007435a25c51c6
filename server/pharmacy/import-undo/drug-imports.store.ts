import { type RawBuilder, sql } from 'kysely';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { IMPORT_UNDO_MINUTES } from '#contract/pharmacy/drug-import-undo.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { DRUG_COLUMNS } from '../inventory/drug.columns.ts';

export const UNDO_WITHIN_MS = IMPORT_UNDO_MINUTES * 60_000;

type Begun = { readonly id: string; readonly mode: ImportMode };

/** Writes the row that the movements and the snapshots of an import refer to. */
export function beginImport(
  { tx, actor, now }: ClinicScope,
  { id, mode, fileHash }: Begun & { readonly fileHash?: Buffer },
) {
  const made = { at: now, created_by: actor.id };
  return tx
    .insertInto('drug_imports')
    .values({ clinic_id: actor.clinicId, id, mode, file_hash: fileHash ?? null, ...made })
    .execute();
}

/** Imports that changed something: a file may have had no row that could be imported. */
const CHANGED = sql<boolean>`(added > 0 OR updated > 0)`;

/** The newest delivery of the same file that added something and was not undone. */
export async function findSameDelivery(tx: Tx, fileHash: Buffer) {
  const row = await tx
    .selectFrom('drug_imports as import')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'import.created_by'))
    .where('import.file_hash', '=', fileHash)
    .where('import.mode', '=', 'delivery')
    .where('import.undone_at', 'is', null)
    .where(CHANGED)
    .orderBy('import.at', 'desc')
    .limit(1)
    .select(['import.at', 'users.name'])
    .executeTakeFirst();
  return row && { at: row.at.toISOString(), by: row.name };
}

/** The fields of a drug that an import may change, as JSON. */
export const fieldsOfDrug: RawBuilder<unknown> = sql`jsonb_build_object(${sql.join(
  columnsOf(DRUG_COLUMNS).flatMap((column) => [
    sql`${sql.lit(column)}::text`,
    sql.ref(`drugs.${column}`),
  ]),
)})`;

/** Notes drugs that an import added. `json` are its rows. */
export function noteAdded({ tx, actor }: ClinicScope, importId: string, json: string) {
  return sql`INSERT INTO drug_import_drugs (clinic_id, import_id, drug_id, is_new)
    SELECT ${actor.clinicId}, ${importId}, id, true
    FROM json_to_recordset(${json}::json) AS told (id uuid)`.execute(tx);
}

/** Notes the fields of drugs before an import changes them. */
export function noteBefore({ tx, actor }: ClinicScope, importId: string, json: string) {
  return sql`INSERT INTO drug_import_drugs (clinic_id, import_id, drug_id, before)
    SELECT ${actor.clinicId}, ${importId}, drugs.id, ${fieldsOfDrug}
    FROM json_to_recordset(${json}::json) AS told (id uuid)
    JOIN drugs ON drugs.clinic_id = app_clinic_id() AND drugs.id = told.id`.execute(tx);
}

/** Notes the expiries of batches before an import corrects them. */
export function noteExpiries({ tx, actor }: ClinicScope, importId: string, json: string) {
  return sql`INSERT INTO drug_import_drugs AS noted (clinic_id, import_id, drug_id, expiries)
    SELECT ${actor.clinicId}::uuid, ${importId}::uuid, batch.drug_id, jsonb_agg(jsonb_build_object(
      'batch', batch.id, 'before', batch.expiry_date, 'after', told.expiry_date))
    FROM json_to_recordset(${json}::json) AS told (id uuid, expiry_date date)
    JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = told.id
    GROUP BY batch.drug_id
    ON CONFLICT (clinic_id, import_id, drug_id)
      DO UPDATE SET expiries = coalesce(noted.expiries, '[]') || EXCLUDED.expiries`.execute(tx);
}

/** The batches whose expiry an import corrected. */
export const EXPIRIES = sql`jsonb_to_recordset(noted.expiries) AS was (batch uuid, before date, after date)
  JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = was.batch`;

type Done = Begun & { readonly added: number; readonly updated: number };

/**
 * The number of a drug's movements since an hour before an import, so that those of a transaction
 * that waited for the import, which have an earlier time, count as well. Those of imports that were
 * taken back do not count: their undo has the opposite ones.
 */
export const movementsOf = (drug: RawBuilder<unknown>, importId: string) => sql`(
  SELECT count(*)::integer FROM (
    SELECT movement.import_id, movement.undone_import_id,
      array_agg(movement.undone_import_id) OVER () AS undone
    FROM drug_batches AS batch
    JOIN stock_movements AS movement ON movement.clinic_id = app_clinic_id()
      AND movement.batch_id = batch.id
      AND movement.at >= (SELECT at FROM drug_imports
        WHERE clinic_id = app_clinic_id() AND id = ${importId}) - interval '1 hour'
    WHERE batch.clinic_id = app_clinic_id() AND batch.drug_id = ${drug}) AS movement
  WHERE undone_import_id IS NULL
    AND (import_id IS NULL OR array_position(undone, import_id) IS NULL))`;

/** Notes how an import left its drugs and their ledgers, and its counts. */
export async function endImport(scope: ClinicScope, { id, added, updated }: Done): Promise<void> {
  const { tx, actor } = scope;
  const moved = sql`SELECT drug_id FROM stock_movements
    WHERE clinic_id = app_clinic_id() AND import_id = ${id}`;
  await sql`INSERT INTO drug_import_drugs (clinic_id, import_id, drug_id)
    SELECT DISTINCT ${actor.clinicId}::uuid, ${id}::uuid, drug_id FROM (${moved}) AS moved
    ON CONFLICT (clinic_id, import_id, drug_id) DO NOTHING`.execute(tx);
  await sql`UPDATE drug_import_drugs AS noted SET movements = ${movementsOf(sql`noted.drug_id`, id)}
    WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
      AND (noted.is_new OR noted.drug_id IN (${moved}))`.execute(tx);
  // Only the changed fields: another import may change the others, and take them back.
  await sql`UPDATE drug_import_drugs AS noted SET (before, after) = (
      SELECT jsonb_object_agg(field.key, noted.before -> field.key)
          FILTER (WHERE noted.before IS NOT NULL),
        jsonb_object_agg(field.key, field.value)
      FROM drugs CROSS JOIN LATERAL jsonb_each(${fieldsOfDrug}) AS field
      WHERE drugs.clinic_id = app_clinic_id() AND drugs.id = noted.drug_id
        AND noted.before -> field.key IS DISTINCT FROM field.value)
    WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
      AND (noted.is_new OR noted.before IS NOT NULL)`.execute(tx);
  await tx.updateTable('drug_imports').set({ added, updated }).where('id', '=', id).execute();
}

const LISTED = 50;

/** The imports since a time that changed something and were not undone, newest first. */
export function importsSince(tx: Tx, since: Date) {
  return tx
    .selectFrom('drug_imports')
    .innerJoin('users', (join) =>
      join
        .onRef('users.clinic_id', '=', 'drug_imports.clinic_id')
        .onRef('users.id', '=', 'drug_imports.created_by'),
    )
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .where(CHANGED)
    .select(['drug_imports.id', 'mode', 'added', 'updated', 'at', 'users.name as by'])
    .orderBy('at', 'desc')
    .orderBy('drug_imports.id', 'desc')
    .limit(LISTED)
    .execute();
}

/** Marks an import as undone. Of two at once, the second finds it undone. */
export async function markUndone({ tx, actor, now }: ClinicScope, id: string) {
  const marked = await tx
    .updateTable('drug_imports')
    .set({ undone_at: now, undone_by: actor.id })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('at')
    .executeTakeFirst();
  if (marked) return marked;
  const there = await tx
    .selectFrom('drug_imports')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return there ? ('undone' as const) : ('unknown' as const);
}

/** How long the undo of an import may wait for the undo of a later one. */
const WAITS_MS = 86_400_000;

/** Removes the snapshots of all clinics' imports before a time, but those whose undo waits for a day. */
export async function removeNotesBefore(tx: Tx, before: Date): Promise<void> {
  const waits = new Date(before.getTime() - WAITS_MS);
  await tx
    .deleteFrom('drug_import_drugs')
    .where('import_id', 'in', (eb) =>
      eb
        .selectFrom('drug_imports')
        .where('at', '<', before)
        .where((one) => one.or([one('undone_at', 'is', null), one('at', '<', waits)]))
        .select('id'),
    )
    .execute();
}
