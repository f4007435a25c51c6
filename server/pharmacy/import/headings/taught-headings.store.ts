import { sql } from 'kysely';
import { DRUG_FIELDS, type DrugField, type ImportMode } from '#contract/pharmacy/drug-import.ts';
import type { Tx } from '../../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../../platform/scope.ts';

/** The headings that the clinic has taught for a kind of sheet, in canonical words. */
export async function headingsOfClinic(
  tx: Tx,
  mode: ImportMode,
): Promise<Record<string, DrugField | null>> {
  const taught = await tx
    .selectFrom('drug_headings')
    .where('mode', '=', mode)
    .select(['heading', 'field'])
    .execute();
  return Object.fromEntries(
    taught.map(({ heading, field }) => [heading, DRUG_FIELDS.find((one) => one === field) ?? null]),
  );
}

/** Remembers headings with the fields that a person gave them. The last meaning counts. */
export function teachHeadings({ tx, actor, now }: ClinicScope, json: string) {
  return sql`INSERT INTO drug_headings (clinic_id, mode, heading, field, taught_at, taught_by)
    SELECT ${actor.clinicId}, mode, heading, field, ${now}, ${actor.id}
    FROM json_to_recordset(${json}::json) AS told (mode text, heading text, field text)
    ON CONFLICT (clinic_id, mode, heading) DO UPDATE
      SET field = EXCLUDED.field, taught_at = EXCLUDED.taught_at, taught_by = EXCLUDED.taught_by`.execute(
    tx,
  );
}
