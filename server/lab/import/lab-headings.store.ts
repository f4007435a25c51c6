import { sql } from 'kysely';
import { LAB_TEST_FIELDS, type LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/** The headings that the clinic has taught, in canonical words. */
export async function headingsOfLab(tx: Tx): Promise<Record<string, LabTestField | null>> {
  const taught = await tx.selectFrom('lab_headings').select(['heading', 'field']).execute();
  return Object.fromEntries(
    taught.map(({ heading, field }) => [
      heading,
      LAB_TEST_FIELDS.find((one) => one === field) ?? null,
    ]),
  );
}

/** Remembers headings with the fields that a person gave them. The last meaning counts. */
export function teachLabHeadings({ tx, actor, now }: ClinicScope, json: string) {
  return sql`INSERT INTO lab_headings (clinic_id, heading, field, taught_at, taught_by)
    SELECT ${actor.clinicId}, heading, field, ${now}, ${actor.id}
    FROM json_to_recordset(${json}::json) AS told (heading text, field text)
    ON CONFLICT (clinic_id, heading) DO UPDATE
      SET field = EXCLUDED.field, taught_at = EXCLUDED.taught_at, taught_by = EXCLUDED.taught_by`.execute(
    tx,
  );
}
