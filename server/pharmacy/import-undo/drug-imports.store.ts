import { type RawBuilder, sql } from 'kysely';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { IMPORT_UNDO_MINUTES } from '#contract/pharmacy/drug-import-undo.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { DRUG_COLUMNS } from '../inventory/drug.columns.ts';
import { hasImportedRate, RATE_BEFORE, takeBackRates } from './imported-rates.store.ts';

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
const fieldsOfDrug: RawBuilder<unknown> = sql`jsonb_build_object(${sql.join(
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
const EXPIRIES = sql`jsonb_to_recordset(noted.expiries) AS was (batch uuid, before date, after date)
  JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = was.batch`;

type Done = Begun & { readonly added: number; readonly updated: number };

/**
 * The number of a drug's movements since an hour before an import, so that those of a transaction
 * that waited for the import, which have an earlier time, count as well.
 */
const movementsOf = (drug: RawBuilder<unknown>, importId: string) => sql`(
  SELECT count(*)::integer FROM drug_batches AS batch
  JOIN stock_movements AS movement ON movement.clinic_id = app_clinic_id()
    AND movement.batch_id = batch.id
    AND movement.at >= (SELECT at FROM drug_imports
      WHERE clinic_id = app_clinic_id() AND id = ${importId}) - interval '1 hour'
  WHERE batch.clinic_id = app_clinic_id() AND batch.drug_id = ${drug})`;

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
  await sql`UPDATE drug_import_drugs AS noted SET after = ${fieldsOfDrug} FROM drugs
    WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
      AND (noted.is_new OR noted.before IS NOT NULL)
      AND drugs.clinic_id = app_clinic_id() AND drugs.id = noted.drug_id`.execute(tx);
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

/** Locks the drugs of an import, then their batches, in the order of every other writer. */
export async function lockImported(tx: Tx, id: string): Promise<void> {
  const drugs = sql`SELECT drug_id FROM drug_import_drugs
    WHERE clinic_id = app_clinic_id() AND import_id = ${id}`;
  for (const table of [sql`drugs WHERE id`, sql`drug_batches WHERE drug_id`]) {
    await sql`WITH locked AS MATERIALIZED (SELECT id FROM ${table} IN (${drugs})
      AND clinic_id = app_clinic_id() ORDER BY clinic_id, id FOR NO KEY UPDATE)
      SELECT count(*) FROM locked`.execute(tx);
  }
}

/**
 * The drugs of an import, each with whether it is as the import left it: its changed fields have the
 * same values, its batches the corrected expiries, and where stock was moved, no movement and no waiting order came since.
 */
const judged = (id: string) => sql`SELECT noted.drug_id, drugs.name, drugs.deleted_at IS NULL
    AND (noted.after IS NULL OR noted.after = ${fieldsOfDrug})
    AND ${hasImportedRate}
    AND NOT EXISTS (SELECT FROM ${EXPIRIES} WHERE batch.expiry_date IS DISTINCT FROM was.after)
    AND (noted.movements IS NULL OR (
      noted.movements = ${movementsOf(sql`noted.drug_id`, id)}
      AND noted.drug_id NOT IN (SELECT line.drug_id FROM pharmacy_orders AS waiting
        JOIN pharmacy_order_lines AS line ON line.clinic_id = app_clinic_id()
          AND line.order_id = waiting.id
        WHERE waiting.clinic_id = app_clinic_id() AND waiting.status = 'pending'
          AND waiting.deleted_at IS NULL AND waiting.updated_at >= (SELECT at FROM drug_imports
            WHERE clinic_id = app_clinic_id() AND id = ${id})))) AS is_untouched
  FROM drug_import_drugs AS noted
  JOIN drugs ON drugs.clinic_id = app_clinic_id() AND drugs.id = noted.drug_id
  WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}`;

/** The drugs of an import by name, with whether each is untouched. Hold `lockImported` before. */
export async function importedDrugs(tx: Tx, id: string) {
  const { rows } = await sql<{ drug_id: string; name: string; is_untouched: boolean }>`
    SELECT drug_id, name, is_untouched FROM (${judged(id)}) AS judged
    ORDER BY lower(name), drug_id`.execute(tx);
  return rows;
}

/** Takes back what an import did to these drugs: their movements, their fields, and new ones. */
export async function takeBack(
  { tx, actor, now }: ClinicScope,
  { id, drugIds }: { id: string; drugIds: readonly string[] },
): Promise<void> {
  const drugs = sql`SELECT value::uuid FROM json_array_elements_text(${JSON.stringify(drugIds)}::json)`;
  await sql`INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, note, at,
      created_by)
    SELECT ${actor.clinicId}, gen_random_uuid(), drug_id, batch_id, 'correction', -sum(quantity),
      'Import undone', ${now}, ${actor.id}
    FROM stock_movements WHERE clinic_id = app_clinic_id() AND import_id = ${id}
      AND drug_id IN (${drugs})
    GROUP BY drug_id, batch_id HAVING sum(quantity) <> 0`.execute(tx);
  const noted = sql`drug_import_drugs AS noted WHERE noted.clinic_id = app_clinic_id()
    AND noted.import_id = ${id} AND noted.drug_id IN (${drugs})`;
  await takeBackExpiries({ tx, now }, noted);
  await sql`UPDATE drug_batches SET mrp_paise = mrp_before_paise, mrp_before_paise = NULL,
      mrp_import_id = NULL
    WHERE clinic_id = app_clinic_id() AND mrp_import_id = ${id} AND drug_id IN (${drugs})`.execute(
    tx,
  );
  await takeBackRates({ tx, actor, now }, noted);
  const columns = columnsOf(DRUG_COLUMNS);
  await sql`INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id, changes)
    SELECT ${actor.clinicId}, gen_random_uuid(), ${now}, ${actor.id}, 'edit-drug', 'drug', drug_id,
      (SELECT coalesce(jsonb_object_agg(regexp_replace(was.key, '_paise$', ''), was.value), '{}')
        FROM jsonb_each(before) AS was WHERE was.value IS DISTINCT FROM after -> was.key) || ${RATE_BEFORE}
    FROM ${noted} AND before IS NOT NULL`.execute(tx);
  await sql`UPDATE drugs SET updated_at = ${now}, ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`was.${column}`)}`),
  )} FROM (SELECT drug_id, (jsonb_populate_record(NULL::drugs, before)).* FROM ${noted}
      AND before IS NOT NULL) AS was
    WHERE drugs.clinic_id = app_clinic_id() AND drugs.id = was.drug_id`.execute(tx);
  await sql`UPDATE drugs SET deleted_at = ${now} WHERE clinic_id = app_clinic_id()
    AND deleted_at IS NULL AND id IN (SELECT drug_id FROM ${noted} AND is_new)`.execute(tx);
}

async function takeBackExpiries(
  { tx, now }: Pick<ClinicScope, 'tx' | 'now'>,
  noted: RawBuilder<unknown>,
): Promise<void> {
  await sql`UPDATE drug_batches SET expiry_date = corrected.before
    FROM (SELECT was.* FROM (SELECT expiries FROM ${noted} AND expiries IS NOT NULL) AS noted
      CROSS JOIN LATERAL (SELECT was.batch, was.before FROM ${EXPIRIES}) AS was) AS corrected
    WHERE drug_batches.clinic_id = app_clinic_id() AND drug_batches.id = corrected.batch`.execute(
    tx,
  );
  await sql`UPDATE drugs SET updated_at = ${now} WHERE clinic_id = app_clinic_id()
    AND id IN (SELECT noted.drug_id FROM ${noted} AND expiries IS NOT NULL)`.execute(tx);
}

/** Removes the snapshots of all clinics' imports before a time. */
export async function removeNotesBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('drug_import_drugs')
    .where('import_id', 'in', (eb) =>
      eb.selectFrom('drug_imports').where('at', '<', before).select('id'),
    )
    .execute();
}
