import { type RawBuilder, sql } from 'kysely';

/** Tables whose rows belong to a patient and are audited under their own id. */
const TABLES = [
  'visits',
  'patient_complaints',
  'pharmacy_orders',
  'lab_orders',
  'bills',
  'admissions',
  'provider_subscriptions',
] as const;

/** The ids of all records of a patient, including the patient and those merged into them. */
export function recordsOf(of: { clinicId: string; patientId: string }): RawBuilder<unknown> {
  const { clinicId, patientId } = of;
  const own = TABLES.map(
    (table) => sql`
      SELECT id FROM ${sql.table(table)}
      WHERE clinic_id = ${clinicId} AND patient_id = ${patientId}`,
  );
  const runs = sql`
    SELECT ai_runs.id FROM ai_runs
    JOIN visits ON visits.clinic_id = ai_runs.clinic_id AND visits.id = ai_runs.visit_id
    WHERE ai_runs.clinic_id = ${clinicId} AND visits.patient_id = ${patientId}`;
  const merged = sql`
    SELECT lost_id FROM patient_merges
    WHERE clinic_id = ${clinicId} AND patient_id = ${patientId}`;
  const all = sql.join([...own, runs, merged], sql` UNION ALL `);
  return sql`SELECT ${patientId}::uuid UNION ALL ${all}`;
}

/** The patients to whom the audited records in `rows` (clinic_id, record_id) belong. */
export function patientsOfRecords(
  clinicId: string,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const own = TABLES.map(
    (table) => sql`
      SELECT patient_id FROM ${sql.table(table)}
      WHERE clinic_id = ${clinicId} AND id IN (${rows})`,
  );
  const patients = sql`
    SELECT id AS patient_id FROM patients WHERE clinic_id = ${clinicId} AND id IN (${rows})`;
  const runs = sql`
    SELECT visits.patient_id FROM ai_runs
    JOIN visits ON visits.clinic_id = ai_runs.clinic_id AND visits.id = ai_runs.visit_id
    WHERE ai_runs.clinic_id = ${clinicId} AND ai_runs.id IN (${rows})`;
  const merged = sql`
    SELECT patient_id FROM patient_merges WHERE clinic_id = ${clinicId} AND lost_id IN (${rows})`;
  return sql`${sql.join([patients, merged, ...own, runs], sql` UNION `)}`;
}
