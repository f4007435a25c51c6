import { sql } from 'kysely';
import type { PastVisit } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { findPatientRow } from '../../patients/index.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';

const MOST = 100;

/** Lists a patient's newest visits with their diagnoses and advice. Throws 404 for an unknown patient. */
export async function listPastVisits({ tx }: ClinicScope, patientId: string): Promise<PastVisit[]> {
  if (!(await findPatientRow(tx, patientId))) throw notFound();
  const rows = await tx
    .selectFrom('visits')
    .leftJoin('users', 'users.id', 'visits.doctor_id')
    .leftJoin('visit_sheets as sheet', (join) => inClinic(join, 'sheet.visit_id', 'visits.id'))
    .where('visits.patient_id', '=', patientId)
    .where('visits.draft', '=', false)
    .select(['visits.id', 'visits.day', 'visits.created_at', 'users.name as doctor_name'])
    .select(['sheet.advice', 'sheet.outside_tests', 'sheet.follow_up_on'])
    .select(
      sql<string[]>`ARRAY(SELECT name FROM visit_diagnoses AS diagnosis
        WHERE diagnosis.clinic_id = visits.clinic_id AND diagnosis.visit_id = visits.id
        ORDER BY diagnosis.position)`.as('diagnoses'),
    )
    .orderBy('visits.created_at', 'desc')
    .orderBy('visits.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    visitId: row.id,
    day: row.day,
    at: row.created_at.toISOString(),
    doctor: row.doctor_name,
    diagnoses: row.diagnoses,
    advice: row.advice ?? '',
    outsideTests: row.outside_tests ?? '',
    followUpOn: row.follow_up_on,
  }));
}
