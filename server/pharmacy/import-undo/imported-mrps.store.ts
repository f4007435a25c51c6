import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';

/**
 * Sets the MRPs that an import notes on batches, and keeps the earlier ones for its undo. `told` selects
 * `id` and `mrp_paise`. The drugs of the batches are noted before.
 */
export async function setImportedMrps(
  tx: Tx,
  told: RawBuilder<unknown>,
  importId: string,
): Promise<void> {
  await sql`WITH told AS MATERIALIZED (${told}), kept AS (
      UPDATE drug_import_drugs AS noted SET mrps = coalesce(noted.mrps, '[]') || was.mrps
      FROM (SELECT batch.drug_id, jsonb_agg(jsonb_build_object(
          'batch', batch.id, 'before', batch.mrp_paise, 'by', batch.mrp_import_id)) AS mrps
        FROM told JOIN drug_batches AS batch
          ON batch.clinic_id = app_clinic_id() AND batch.id = told.id
        GROUP BY batch.drug_id) AS was
      WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${importId}
        AND noted.drug_id = was.drug_id)
    UPDATE drug_batches AS batch SET mrp_paise = told.mrp_paise, mrp_import_id = ${importId}
    FROM told WHERE batch.clinic_id = app_clinic_id() AND batch.id = told.id`.execute(tx);
}

const MRPS = sql`jsonb_to_recordset(noted.mrps) AS was (batch uuid, before bigint, by uuid)
  JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = was.batch`;

/** Whether no later import noted another MRP. One that was typed since stays after the undo. */
export const hasImportedMrps = sql`NOT EXISTS (SELECT FROM ${MRPS}
  WHERE batch.mrp_import_id <> noted.import_id)`;

/** Puts back the MRPs that batches had before an import. */
export async function takeBackMrps(tx: Tx, noted: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE drug_batches AS batch SET mrp_paise = was.before, mrp_import_id = was.by
    FROM (SELECT noted.import_id, was.* FROM (SELECT noted.import_id, noted.mrps FROM ${noted}
        AND mrps IS NOT NULL) AS noted
      CROSS JOIN LATERAL (SELECT was.batch, was.before, was.by FROM ${MRPS}) AS was) AS was
    WHERE batch.clinic_id = app_clinic_id() AND batch.id = was.batch
      AND batch.mrp_import_id = was.import_id`.execute(tx);
}
