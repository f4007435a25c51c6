import { type RawBuilder, sql } from 'kysely';
import type { ClinicScope } from '../../platform/scope.ts';

/** Writes the GST rates of an import, which hold from today: no rate reaches past sales. */
export async function setImportedRates(
  { tx, actor, now, today }: ClinicScope,
  json: string,
  importId: string,
): Promise<void> {
  const told = sql`json_to_recordset(${json}::json) AS told (id uuid, basis_points integer)`;
  await sql`UPDATE drug_import_drugs AS noted SET gst = jsonb_build_object('day', ${today}::date,
      'after', told.basis_points, 'before', (SELECT rate.basis_points FROM drug_gst_rates AS rate
        WHERE rate.clinic_id = app_clinic_id() AND rate.drug_id = told.id
          AND rate.from_day <= ${today}::date ORDER BY rate.from_day DESC LIMIT 1))
    FROM ${told} WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${importId}
      AND noted.drug_id = told.id AND NOT noted.is_new`.execute(tx);
  await sql`INSERT INTO drug_gst_rates AS rate
      (clinic_id, drug_id, from_day, basis_points, updated_at, updated_by)
    SELECT ${actor.clinicId}::uuid, told.id, ${today}::date, told.basis_points, ${now}, ${actor.id}
    FROM ${told} ON CONFLICT (clinic_id, drug_id, from_day) DO UPDATE
      SET basis_points = EXCLUDED.basis_points, updated_at = ${now}, updated_by = ${actor.id}`.execute(
    tx,
  );
}

/** Keeps the GST rates of a delivery for the supplier's ledger and for returns to the supplier. */
export async function keepPaperRates(
  { tx, actor }: ClinicScope,
  json: string,
  importId: string,
): Promise<void> {
  await sql`INSERT INTO delivery_gst_rates (clinic_id, import_id, drug_id, basis_points)
    SELECT ${actor.clinicId}::uuid, ${importId}::uuid, told.id, told.basis_points
    FROM json_to_recordset(${json}::json) AS told (id uuid, basis_points integer)`.execute(tx);
}

/** Whether the GST rate of a noted drug is as the import left it. */
export const hasImportedRate = sql`(noted.gst IS NULL OR EXISTS (
  SELECT FROM drug_gst_rates AS rate WHERE rate.clinic_id = app_clinic_id()
    AND rate.drug_id = noted.drug_id AND rate.from_day = (noted.gst ->> 'day')::date
    AND rate.basis_points = (noted.gst ->> 'after')::integer
    AND NOT EXISTS (SELECT FROM drug_gst_rates AS since WHERE since.clinic_id = app_clinic_id()
      AND since.drug_id = noted.drug_id AND since.updated_at > rate.updated_at)))`;

/** The rate before the import, as an audit entry has it. */
export const RATE_BEFORE = sql`(CASE WHEN gst IS NULL THEN '{}' ELSE
  jsonb_build_object('gst_percent', (gst ->> 'before')::numeric * 0.01) END)`;

/** Puts the earlier rates back, or that none is known. */
export async function takeBackRates(
  { tx, actor, now }: Pick<ClinicScope, 'tx' | 'actor' | 'now'>,
  noted: RawBuilder<unknown>,
): Promise<void> {
  await sql`INSERT INTO drug_gst_rates (clinic_id, drug_id, from_day, basis_points, updated_at, updated_by)
    SELECT ${actor.clinicId}::uuid, drug_id, (gst ->> 'day')::date, (gst ->> 'before')::integer,
      ${now}, ${actor.id}
    FROM ${noted} AND gst IS NOT NULL
    ON CONFLICT (clinic_id, drug_id, from_day) DO UPDATE
      SET basis_points = EXCLUDED.basis_points, updated_at = ${now}, updated_by = ${actor.id}`.execute(
    tx,
  );
}
