import type { DischargeSummary, SummaryContent } from '#contract/discharge/discharge-summary.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { readStay } from '../admissions/index.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listReadingsOfPatient } from '../vitals/index.ts';
import { isDuring, proposeSummary } from './propose-summary.ts';
import { findDoctor, findSummary, type SummaryRow } from './summary.store.ts';

/** The written parts of a saved summary. */
export function contentOf(row: SummaryRow): SummaryContent {
  const { diagnosis, treatment, condition, medicines, advice, follow_up_on: followUpOn } = row;
  return { diagnosis, treatment, condition, medicines, advice, followUpOn };
}

/**
 * The discharge summary of a stay, or a proposal from the record before the first save. Throws 404
 * for an unknown or undone stay.
 */
export async function readSummary(scope: ClinicScope, stayId: string): Promise<DischargeSummary> {
  const { tx, now } = scope;
  const stay = await readStay(scope, stayId);
  const row = await findPatientRow(tx, stay.patient_id);
  if (!row) throw notFound();
  const patient = presentPatient(row, scope);
  const saved = await findSummary(tx, stayId);
  const isIn = isDuring(stay, now);
  const readings = await listReadingsOfPatient(tx, stay.patient_id);
  const doctor = stay.doctor ? await findDoctor(tx, stay.doctor.id) : undefined;
  const { id, name, token, phone, address, age, gender, allergies } = patient;
  return {
    stay,
    patient: {
      ...{ id, name, token, phone, address, age, gender, allergies },
      ...pick(row, BORN_FIELDS),
    },
    doctor: doctor ?? null,
    vitals: readings.filter(({ takenAt }) => isIn(takenAt)),
    content: saved ? contentOf(saved) : await proposeSummary(scope, stay),
    version: saved?.version ?? 0,
    updatedAt: saved?.updated_at.toISOString() ?? null,
    updatedBy: saved?.updater_name ?? null,
  };
}
