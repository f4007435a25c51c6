import { sql } from 'kysely';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { refs, rowsOfJson, toldOrKept } from '../../platform/db/columns/rows-of-json.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { jsonPieces } from '../../platform/spreadsheet/json-pieces.ts';
import { noteAdded, noteBefore, noteExpiries } from '../import-undo/drug-imports.store.ts';
import { setImportedMrps } from '../import-undo/imported-mrps.store.ts';
import { keepPaperRates, setImportedRates } from '../import-undo/imported-rates.store.ts';
import { DRUG_COLUMNS } from '../inventory/drug.columns.ts';
import { drugsOnShelf } from '../inventory/drug.store.ts';
import { teachHeadings } from './headings/taught-headings.store.ts';

/** All drugs by name, as pieces of JSON. Of two with the same name, the older comes last. */
export function drugNamePieces(tx: Tx) {
  return jsonPieces(
    tx,
    'names',
    sql`SELECT id, name, row_number() OVER (ORDER BY id DESC) AS n FROM drugs WHERE deleted_at IS NULL`,
  );
}

/** The same, with the fields that a file is compared with. */
export function drugPieces(tx: Tx, today: string) {
  const drugs = drugsOnShelf(tx, today).select(
    sql<number>`row_number() OVER (ORDER BY drugs.id DESC)`.as('n'),
  );
  return jsonPieces(tx, 'drugs', sql`${drugs}`);
}

/** The suppliers that deliver, whose name may stand above a delivery. */
export function supplierPieces(tx: Tx) {
  return jsonPieces(
    tx,
    'suppliers',
    sql`SELECT id, name, gstin, row_number() OVER (ORDER BY id) AS n FROM suppliers WHERE active`,
  );
}

/** Batches with stock, for a preview, which locks nothing. */
export function batchPieces(tx: Tx) {
  return jsonPieces(
    tx,
    'batches',
    sql`SELECT id, drug_id, batch_no, expiry_date, quantity, created_at, buying_price_paise, mrp_paise,
        row_number() OVER (ORDER BY id) AS n
      FROM drug_batches WHERE clinic_id = app_clinic_id() AND quantity > 0`,
  );
}

/** An empty batch that an import brought, which was undone: what is counted later is not of it. */
const IS_OF_UNDONE_IMPORT = sql`quantity = 0 AND EXISTS (SELECT FROM stock_movements AS came
  JOIN drug_imports AS undone ON undone.clinic_id = app_clinic_id() AND undone.id = came.import_id
  WHERE came.clinic_id = app_clinic_id() AND came.batch_id = drug_batches.id
    AND came.at = drug_batches.created_at AND undone.undone_at IS NOT NULL)`;

/**
 * Locks these drugs and their batches in one order, so that concurrent transactions wait instead of
 * deadlocking. Returns the batches as pieces of JSON.
 */
export async function lockShelf(tx: Tx, ids: string) {
  const wanted = sql`SELECT value::uuid FROM json_array_elements_text(${ids}::json)`;
  await sql`WITH locked AS MATERIALIZED (
      SELECT id FROM drugs WHERE id IN (${wanted}) AND deleted_at IS NULL
      ORDER BY clinic_id, id FOR NO KEY UPDATE)
    SELECT count(*) FROM locked`.execute(tx);
  return jsonPieces(
    tx,
    'batches',
    sql`SELECT locked.*, row_number() OVER () AS n FROM (
        SELECT id, drug_id, batch_no, expiry_date, quantity, created_at, buying_price_paise, mrp_paise
        FROM drug_batches WHERE drug_id IN (${wanted}) AND NOT (${IS_OF_UNDONE_IMPORT})
        ORDER BY clinic_id, id FOR NO KEY UPDATE) AS locked`,
  );
}

async function insertDrugs(scope: ClinicScope, json: string, importId: string) {
  const { tx, actor, now } = scope;
  const columns = refs(columnsOf(DRUG_COLUMNS));
  await sql`INSERT INTO drugs (clinic_id, id, ${columns}, created_at, updated_at, created_by)
    SELECT ${actor.clinicId}, id, ${columns}, ${now}, ${now}, ${actor.id}
    FROM ${rowsOfJson('drugs', json)} AS told`.execute(tx);
  await noteAdded(scope, importId, json);
}

/** Empty cells leave the value unchanged. */
async function changeDrugs(scope: ClinicScope, json: string, importId: string) {
  const { tx, now } = scope;
  const { name: _, ...changing } = DRUG_COLUMNS;
  await noteBefore(scope, importId, json);
  await keepOldMrps(scope, json, importId);
  await sql`UPDATE drugs SET ${toldOrKept('drugs', columnsOf(changing))}, updated_at = ${now}
    FROM ${rowsOfJson('drugs', json)} AS told
    WHERE drugs.clinic_id = app_clinic_id() AND drugs.id = told.id`.execute(tx);
}

/**
 * Keeps the MRP of pieces in stock that a delivery or a price list raises for new ones. A count says
 * what the pieces in stock cost.
 */
function keepOldMrps({ tx }: ClinicScope, json: string, importId: string) {
  const told = sql`SELECT batch.id, coalesce(drugs.mrp_paise, drugs.price_paise) AS mrp_paise
    FROM ${rowsOfJson('drugs', json)} AS told
    JOIN drugs ON drugs.clinic_id = app_clinic_id() AND drugs.id = told.id
    JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.drug_id = drugs.id
    WHERE batch.quantity > 0
      AND batch.mrp_paise IS NULL AND coalesce(drugs.mrp_paise, drugs.price_paise) > 0
      AND greatest(told.price_paise, told.mrp_paise) > coalesce(drugs.mrp_paise, drugs.price_paise)
      AND (SELECT mode FROM drug_imports
        WHERE clinic_id = app_clinic_id() AND id = ${importId}) <> 'count'`;
  return setImportedMrps(tx, told, importId);
}

/** The MRPs that a count says of batches. Its undo restores the earlier ones. */
function noteBatchMrps({ tx }: ClinicScope, json: string, importId: string) {
  const told = sql`SELECT told.id, told.mrp_paise
    FROM json_to_recordset(${json}::json) AS told (id uuid, mrp_paise bigint)
    JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = told.id
    WHERE batch.mrp_paise IS DISTINCT FROM told.mrp_paise`;
  return setImportedMrps(tx, told, importId);
}

function auditChanges({ tx, actor, now }: ClinicScope, json: string) {
  return sql`INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id, changes)
    SELECT ${actor.clinicId}, id, ${now}, ${actor.id}, 'edit-drug', 'drug', record_id, changes
    FROM json_to_recordset(${json}::json) AS told (id uuid, record_id uuid, changes jsonb)`.execute(
    tx,
  );
}

async function correctExpiries(scope: ClinicScope, json: string, importId: string) {
  const { tx, actor, now } = scope;
  await noteExpiries(scope, importId, json);
  const told = sql`json_to_recordset(${json}::json) AS told (id uuid, drug_id uuid, expiry_date date)`;
  await sql`INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id, changes)
    SELECT ${actor.clinicId}, gen_random_uuid(), ${now}, ${actor.id}, 'edit-drug', 'drug', told.drug_id,
      jsonb_build_object('batch_no', batch.batch_no, 'expiry_date', told.expiry_date,
        'expiry_before', batch.expiry_date)
    FROM ${told} JOIN drug_batches AS batch
      ON batch.clinic_id = app_clinic_id() AND batch.id = told.id`.execute(tx);
  await sql`UPDATE drug_batches SET expiry_date = told.expiry_date FROM ${told}
    WHERE drug_batches.clinic_id = app_clinic_id() AND drug_batches.id = told.id`.execute(tx);
  await sql`UPDATE drugs SET updated_at = ${now} WHERE clinic_id = app_clinic_id()
    AND id IN (SELECT told.drug_id FROM ${told})`.execute(tx);
}

function insertBatches({ tx, actor, now }: ClinicScope, json: string) {
  return sql`INSERT INTO drug_batches (clinic_id, id, drug_id, batch_no, expiry_date,
      buying_price_paise, mrp_paise, created_at, created_by)
    SELECT ${actor.clinicId}, id, drug_id, batch_no, expiry_date, buying_price_paise, mrp_paise, ${now},
      ${actor.id}
    FROM json_to_recordset(${json}::json) AS told (id uuid, drug_id uuid, batch_no text,
      expiry_date date, buying_price_paise bigint, mrp_paise bigint)`.execute(tx);
}

async function insertMovements(
  { tx, actor, now }: ClinicScope,
  json: string,
  { importId, reason }: Import,
) {
  try {
    await sql`INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, at,
        free_quantity, created_by, import_id, note)
      SELECT ${actor.clinicId}, id, drug_id, batch_id, kind, quantity, ${now},
        free_quantity, ${actor.id}, ${importId}, nullif(concat_ws(': ', CASE WHEN kind = 'correction' THEN ${reason ?? null}::text END,
          remark), '')
      FROM json_to_recordset(${json}::json) AS told (id uuid, drug_id uuid, batch_id uuid, kind text,
        quantity integer, free_quantity integer, remark text)`.execute(tx);
  } catch (error) {
    const isTooMuch = violatedConstraint(error) === 'drug_batches_have_an_end';
    throw isTooMuch ? conflict(M.tooManyPieces) : error;
  }
}

/** The import that rows are written for. */
type Import = {
  readonly importId: string;
  /** The reason of the corrections of a count. */
  readonly reason?: string;
};
type Write = (scope: ClinicScope, json: string, one: Import) => Promise<unknown>;
const noted =
  (write: (scope: ClinicScope, json: string, importId: string) => Promise<unknown>): Write =>
  (scope, json, { importId }) =>
    write(scope, json, importId);

const WRITES: Readonly<Record<string, Write>> = {
  headings: teachHeadings,
  drugs: noted(insertDrugs),
  changes: noted(changeDrugs),
  audited: auditChanges,
  rates: noted(setImportedRates),
  paper_rates: noted(keepPaperRates),
  expiries: noted(correctExpiries),
  batch_mrps: noted(noteBatchMrps),
  batches: insertBatches,
  movements: insertMovements,
};

/** Writes rows of `importWrites` in one statement. This process does not parse the rows. */
export const writeImportedDrugs =
  (scope: ClinicScope, importId: string, reason?: string) =>
  async (name: string, json: string): Promise<void> => {
    await WRITES[name]?.(scope, json, { importId, ...(reason !== undefined && { reason }) });
  };
