import { type RawBuilder, sql } from 'kysely';
import { fill } from '#contract/kernel/field-names.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Replaces a name. The constraint `patients_erased_tell_nothing` contains it too. */
export const ERASED_NAME = 'Erased patient';
/** Replaces a required text. */
const ERASED = 'Erased on request';

type Patient = { readonly clinicId: string; readonly patientId: string; readonly now: Date };

/** The ids of all of the patient's records, as they appear in the audit trail. */
async function recordsOf(tx: Tx, { clinicId, patientId }: Patient): Promise<string[]> {
  const own = sql`clinic_id = ${clinicId} AND patient_id = ${patientId}`;
  const visits = sql`SELECT id FROM visits WHERE ${own}`;
  const { rows } = await sql<{ id: string }>`
    SELECT ${patientId}::uuid AS id
    UNION ${visits}
    UNION SELECT lost_id FROM patient_merges WHERE ${own}
    UNION SELECT id FROM admissions WHERE ${own}
    UNION SELECT id FROM patient_complaints WHERE ${own}
    UNION SELECT id FROM pharmacy_orders WHERE ${own}
    UNION SELECT id FROM lab_orders WHERE ${own}
    UNION SELECT id FROM bills WHERE ${own}
    UNION SELECT id FROM certificates WHERE ${own}
    UNION SELECT id FROM appointments WHERE ${own}
    UNION SELECT id FROM subscription_payments WHERE ${own}
    UNION SELECT id FROM lab_reports
      WHERE clinic_id = ${clinicId} AND order_id IN (SELECT id FROM lab_orders WHERE ${own})
    UNION SELECT id FROM ai_runs WHERE clinic_id = ${clinicId} AND visit_id IN (${visits})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Every table with text about a patient, and the statement that blanks it. Amounts, quantities,
 * days, statuses and report results stay (`docs/privacy.md`).
 */
function statements(
  { clinicId, patientId, now }: Patient,
  records: string[],
): RawBuilder<unknown>[] {
  const clinic = sql`clinic_id = ${clinicId}`;
  const own = sql`${clinic} AND patient_id = ${patientId}`;
  const of = (table: string) => sql`(SELECT id FROM ${sql.table(table)} WHERE ${own})`;
  const runs = sql`(SELECT id FROM ai_runs WHERE ${clinic} AND visit_id IN ${of('visits')})`;
  const lines = sql`(SELECT id FROM pharmacy_order_lines
    WHERE ${clinic} AND order_id IN ${of('pharmacy_orders')})`;
  return [
    sql`UPDATE visits SET complaint = '', case_summary = '' WHERE ${own}`,
    sql`UPDATE visit_sheets SET advice = '', outside_tests = '' WHERE ${clinic} AND visit_id IN ${of('visits')}`,
    sql`UPDATE visit_addenda SET text = ${ERASED} WHERE ${clinic} AND visit_id IN ${of('visits')}`,
    sql`DELETE FROM visit_diagnoses WHERE ${clinic} AND visit_id IN ${of('visits')}`,
    sql`DELETE FROM visit_held_rows WHERE ${clinic} AND visit_id IN ${of('visits')}`,
    sql`UPDATE patient_complaints SET complaint = ${ERASED}, deleted_at = coalesce(deleted_at, ${now})
      WHERE ${own}`,
    sql`UPDATE appointments SET note = NULL, reason = NULL,
        status = CASE WHEN status = 'booked' THEN 'cancelled' ELSE status END
      WHERE ${own}`,
    sql`UPDATE admissions SET reason = NULL, bed = NULL WHERE ${own}`,
    sql`UPDATE discharge_summaries SET diagnosis = '', treatment = '', condition = '', medicines = '',
        advice = ''
      WHERE ${clinic} AND admission_id IN ${of('admissions')}`,
    sql`UPDATE certificates SET patient_name = ${ERASED_NAME}, patient_details = '',
        identification_mark = NULL, text = ${ERASED}
      WHERE ${own}`,
    sql`UPDATE certificate_cancellations SET reason = ${ERASED}
      WHERE ${clinic} AND certificate_id IN ${of('certificates')}`,
    sql`UPDATE pharmacy_orders SET prescription_for_unavailable_drugs = '', overrides = '[]',
        unpaid_reason = CASE WHEN unpaid_reason IS NOT NULL THEN ${ERASED} END
      WHERE ${own}`,
    sql`UPDATE pharmacy_order_lines SET directions_to_use = ''
      WHERE ${clinic} AND order_id IN ${of('pharmacy_orders')}`,
    sql`UPDATE stock_movements SET note = NULL
      WHERE ${clinic} AND note IS NOT NULL AND order_line_id IN ${lines}`,
    sql`UPDATE lab_orders SET referred_by = NULL WHERE ${own}`,
    sql`DELETE FROM lab_entered_values WHERE ${clinic} AND order_id IN ${of('lab_orders')}`,
    sql`UPDATE lab_critical_calls SET told = ${ERASED}
      WHERE ${clinic} AND order_id IN ${of('lab_orders')}`,
    sql`UPDATE lab_sample_rejections SET reason = ${ERASED}
      WHERE ${clinic} AND order_id IN ${of('lab_orders')}`,
    sql`UPDATE bills SET cancel_reason = CASE WHEN cancel_reason IS NOT NULL THEN ${ERASED} END,
        waived_reason = CASE WHEN waived_reason IS NOT NULL THEN ${ERASED} END,
        discount_reason = CASE WHEN discount_reason IS NOT NULL THEN ${ERASED} END
      WHERE ${own}`,
    sql`UPDATE bill_credits SET note = NULL
      WHERE ${clinic} AND note IS NOT NULL AND bill_id IN ${of('bills')}`,
    sql`UPDATE ai_runs SET query = '', proposal = CASE WHEN proposal IS NOT NULL THEN '' END
      WHERE ${clinic} AND id IN ${runs}`,
    sql`UPDATE ai_run_outcomes SET detail = '' WHERE ${clinic} AND run_id IN ${runs}`,
    sql`DELETE FROM ai_proposals WHERE ${clinic} AND run_id IN ${runs}`,
    sql`UPDATE audit_log SET changes = '{"erased": true}'
      WHERE ${clinic} AND record_id = ANY (${records}::uuid[]) AND changes <> '{}'`,
    sql`DELETE FROM idempotency_keys WHERE ${clinic} AND reply::text LIKE ${`%${patientId}%`}`,
  ];
}

/**
 * Blanks every text about the patient, then the patient's own row. The caller must have locked the
 * row.
 */
export async function blankPatient(tx: Tx, patient: Patient): Promise<void> {
  const { clinicId, patientId, now } = patient;
  const records = await recordsOf(tx, patient);
  for (const statement of statements(patient, records)) await statement.execute(tx);
  // Otherwise the search would offer a word unique to this name as a near spelling.
  await sql`
    WITH gone AS (DELETE FROM patient_words
      WHERE clinic_id = ${clinicId} AND patient_id = ${patientId} RETURNING word)
    DELETE FROM name_words AS known USING gone
      WHERE known.clinic_id = ${clinicId} AND known.word = gone.word
        AND NOT EXISTS (SELECT FROM patient_words AS others
          WHERE others.clinic_id = ${clinicId} AND others.word = gone.word
            AND others.patient_id <> ${patientId})`.execute(tx);
  await tx
    .updateTable('patients')
    .set({
      ...fill(PATIENT_DETAILS, null),
      name: ERASED_NAME,
      name_folded: ERASED_NAME.toLowerCase(),
      phone_digits: null,
      ai_response: null,
      updated_at: now,
      erased_at: now,
    })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', patientId)
    .execute();
  // Otherwise the counts of the search, or their changes, would keep the name.
  await sql`SELECT fold_search_changes(${clinicId}, true)`.execute(tx);
}
