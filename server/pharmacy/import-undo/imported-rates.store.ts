import { type RawBuilder, sql } from 'kysely';
import type { ClinicScope } from '../../platform/scope.ts';

type Import = {
  readonly id: string;
  /** The first day of its GST rates: of a delivery with an earlier invoice, that day. */
  readonly from: string;
};

/** Writes the GST rates of an import. A drug with a rate of a later day gets its own from today. */
export async function setImportedRates(
  { tx, actor, now, today }: ClinicScope,
  json: string,
  { id, from }: Import,
): Promise<void> {
  const told = sql`(SELECT told.id, told.basis_points, CASE WHEN EXISTS (
        SELECT FROM drug_gst_rates AS later WHERE later.clinic_id = app_clinic_id()
          AND later.drug_id = told.id AND later.from_day > ${from}::date)
      THEN ${today}::date ELSE ${from}::date END AS day
    FROM json_to_recordset(${json}::json) AS told (id uuid, basis_points integer)) AS told`;
  await sql`UPDATE drug_import_drugs AS noted SET gst = jsonb_build_object('day', told.day,
      'after', told.basis_points, 'before', (SELECT rate.basis_points FROM drug_gst_rates AS rate
        WHERE rate.clinic_id = app_clinic_id() AND rate.drug_id = told.id
          AND rate.from_day <= told.day ORDER BY rate.from_day DESC LIMIT 1))
    FROM ${told} WHERE noted.clinic_id = app_clinic_id() AND noted.import_id = ${id}
      AND noted.drug_id = told.id AND NOT noted.is_new`.execute(tx);
  await sql`INSERT INTO drug_gst_rates AS rate
      (clinic_id, drug_id, from_day, basis_points, updated_at, updated_by)
    SELECT ${actor.clinicId}::uuid, told.id, told.day, told.basis_points, ${now}, ${actor.id}
    FROM ${told} ON CONFLICT (clinic_id, drug_id, from_day) DO UPDATE
      SET basis_points = EXCLUDED.basis_points, updated_at = ${now}, updated_by = ${actor.id}`.execute(
    tx,
  );
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
