import type { Admission } from '#contract/admissions/admission.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentAdmission } from './admission.present.ts';
import { listStays } from './stay.store.ts';

/** Lists a patient's stays with their current amounts, newest first. */
export async function readStays({ tx, now }: ClinicScope, patientId: string): Promise<Admission[]> {
  return (await listStays(tx, patientId)).map((row) => presentAdmission(row, now));
}
