import { sql } from 'kysely';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { DRUG_COLUMNS } from '../inventory/drug.columns.ts';
import { EXPIRIES, fieldsOfDrug, movementsOf, UNDO_WITHIN_MS } from './drug-imports.store.ts';
import { hasImportedMrps, takeBackMrps } from './imported-mrps.store.ts';
import { hasImportedRate, RATE_BEFORE, takeBackRates } from './imported-rates.store.ts';

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

/** Whether an order that was written since an import waits for pieces of a noted drug. */
const isOrdered = sql`noted.drug_id IN (SELECT line.drug_id FROM pharmacy_orders AS waiting
  JOIN pharmacy_order_lines AS line ON line.clinic_id = app_clinic_id()
    AND line.order_id = waiting.id
  WHERE waiting.clinic_id = app_clinic_id() AND waiting.status = 'pending'
    AND waiting.deleted_at IS NULL AND waiting.updated_at >= made.at)`;

/** Whether pieces of a noted drug were moved since an import, by other than an import. */
const isMovedByHand = sql`EXISTS (SELECT FROM drug_batches AS batch
  JOIN stock_movements AS movement ON movement.clinic_id = app_clinic_id()
    AND movement.batch_id = batch.id AND movement.at >= made.at
  WHERE batch.clinic_id = app_clinic_id() AND batch.drug_id = noted.drug_id
    AND movement.import_id IS NULL AND movement.undone_import_id IS NULL)`;

/** The notes of later imports on a noted drug that were not taken back. */
const NOTED_SINCE = sql`drug_import_drugs AS other
  JOIN drug_imports AS later ON later.clinic_id = app_clinic_id() AND later.id = other.import_id
  WHERE other.clinic_id = app_clinic_id() AND other.drug_id = noted.drug_id
    AND (later.at, later.id) > (made.at, made.id)`;

/** Whether a later import of a noted drug can still be undone. */
const isImportedSince = (now: Date) => sql`EXISTS (SELECT FROM ${NOTED_SINCE}
  AND later.undone_at IS NULL AND later.at >= ${new Date(now.getTime() - UNDO_WITHIN_MS)})`;

/** Whether a later import changed a value that this one changed, even if it is the same again. */
const isChangedSince = sql`EXISTS (SELECT FROM ${NOTED_SINCE}
  AND (EXISTS (SELECT FROM jsonb_each(noted.after) AS field WHERE other.after -> field.key IS NOT NULL)
    OR num_nulls(noted.gst, other.gst) = 0 OR num_nulls(noted.expiries, other.expiries) = 0))`;

/**
 * The drugs of an import, each with whether it is as the import left it: its changed fields have the
 * same values, its batches the corrected expiries and MRPs, and where stock was moved, no movement and no
 * waiting order came since. One that only a later import touched waits for the undo of that one.
 */
const judged = ({ id, now }: { id: string; now: Date }) => sql`SELECT noted.drug_id, drugs.name,
    drugs.deleted_at IS NULL AND NOT ${isChangedSince}
    AND NOT EXISTS (SELECT FROM jsonb_each(${fieldsOfDrug}) AS field
      WHERE noted.after -> field.key <> field.value)
    AND ${hasImportedRate} AND ${hasImportedMrps}
    AND NOT EXISTS (SELECT FROM ${EXPIRIES} WHERE batch.expiry_date IS DISTINCT FROM was.after)
    AND (noted.movements IS NULL OR (
      noted.movements = ${movementsOf(sql`noted.drug_id`, id)} AND NOT ${isOrdered})) AS is_untouched,
    drugs.deleted_at IS NULL AND ${isImportedSince(now)}
    AND (noted.movements IS NULL OR NOT (${isMovedByHand} OR ${isOrdered})) AS is_waiting
  FROM drug_import_drugs AS noted
  JOIN drug_imports AS made ON made.clinic_id = app_clinic_id() AND made.id = noted.import_id
  JOIN drugs ON drugs.clinic_id = app_clinic_id() AND drugs.id = noted.drug_id
  WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}`;

type Judged = { drug_id: string; name: string; is_untouched: boolean; is_waiting: boolean };

/** The drugs of an import by name, with whether each is untouched. Hold `lockImported` before. */
export async function importedDrugs(
  { tx, now }: Pick<ClinicScope, 'tx' | 'now'>,
  id: string,
): Promise<readonly Judged[]> {
  const { rows } = await sql<Judged>`
    SELECT drug_id, name, is_untouched, is_waiting FROM (${judged({ id, now })}) AS judged
    ORDER BY lower(name), drug_id`.execute(tx);
  return rows;
}

const listOf = (ids: readonly string[]) =>
  sql`SELECT value::uuid FROM json_array_elements_text(${JSON.stringify(ids)}::json)`;

/** The undone imports that left one of these drugs, newest first. */
export async function importsThatLeft(tx: Tx, drugIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM drug_imports
    WHERE clinic_id = app_clinic_id() AND undone_at IS NOT NULL AND id IN (
      SELECT import_id FROM drug_import_drugs
      WHERE clinic_id = app_clinic_id() AND drug_id IN (${listOf(drugIds)}))
    ORDER BY at DESC, id DESC`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Takes back what an import did to these drugs: their movements, their fields, and new ones. The notes
 * that stay are those of drugs that are left.
 */
export async function takeBack(
  { tx, actor, now }: ClinicScope,
  { id, drugIds }: { id: string; drugIds: readonly string[] },
): Promise<void> {
  const drugs = listOf(drugIds);
  await sql`INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, note, at,
      created_by, undone_import_id)
    SELECT ${actor.clinicId}, gen_random_uuid(), drug_id, batch_id, 'correction', -sum(quantity),
      'Import undone', ${now}, ${actor.id}, ${id}
    FROM stock_movements WHERE clinic_id = app_clinic_id() AND import_id = ${id}
      AND drug_id IN (${drugs})
    GROUP BY drug_id, batch_id HAVING sum(quantity) <> 0`.execute(tx);
  const noted = sql`drug_import_drugs AS noted WHERE noted.clinic_id = app_clinic_id()
    AND noted.import_id = ${id} AND noted.drug_id IN (${drugs})`;
  await takeBackExpiries(tx, noted);
  await takeBackMrps(tx, noted);
  await takeBackRates({ tx, actor, now }, noted);
  await takeBackFields({ tx, actor, now }, noted);
  await sql`DELETE FROM ${noted}`.execute(tx);
}

type Noted = ReturnType<typeof sql>;

async function takeBackFields(
  { tx, actor, now }: Pick<ClinicScope, 'tx' | 'actor' | 'now'>,
  noted: Noted,
): Promise<void> {
  const columns = columnsOf(DRUG_COLUMNS);
  await sql`INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id, changes)
    SELECT ${actor.clinicId}, gen_random_uuid(), ${now}, ${actor.id}, 'edit-drug', 'drug', drug_id,
      (SELECT coalesce(jsonb_object_agg(regexp_replace(was.key, '_paise$', ''), was.value), '{}')
        FROM jsonb_each(before) AS was) || ${RATE_BEFORE}
    FROM ${noted} AND NOT is_new AND (before IS NOT NULL OR gst IS NOT NULL)`.execute(tx);
  await sql`UPDATE drugs SET updated_at = ${now}, ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`was.${column}`)}`),
  )} FROM (SELECT noted.drug_id,
        (jsonb_populate_record(NULL::drugs, ${fieldsOfDrug} || coalesce(noted.before, '{}'))).*
      FROM (SELECT drug_id, before FROM ${noted} AND NOT is_new) AS noted
      JOIN drugs ON drugs.clinic_id = app_clinic_id() AND drugs.id = noted.drug_id) AS was
    WHERE drugs.clinic_id = app_clinic_id() AND drugs.id = was.drug_id`.execute(tx);
  await sql`UPDATE drugs SET deleted_at = ${now} WHERE clinic_id = app_clinic_id()
    AND deleted_at IS NULL AND id IN (SELECT drug_id FROM ${noted} AND is_new)`.execute(tx);
}

async function takeBackExpiries(tx: Tx, noted: Noted): Promise<void> {
  await sql`UPDATE drug_batches SET expiry_date = corrected.before
    FROM (SELECT was.* FROM (SELECT expiries FROM ${noted} AND expiries IS NOT NULL) AS noted
      CROSS JOIN LATERAL (SELECT was.batch, was.before FROM ${EXPIRIES}) AS was) AS corrected
    WHERE drug_batches.clinic_id = app_clinic_id() AND drug_batches.id = corrected.batch`.execute(
    tx,
  );
}
