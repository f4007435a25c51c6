import type { Admission } from '#contract/admissions/admission.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentAdmission } from './admission.present.ts';
import { findStay, listStays } from './stay.store.ts';

/** Lists a patient's stays with their current amounts, newest first. */
export async function readStays({ tx, now }: ClinicScope, patientId: string): Promise<Admission[]> {
  return (await listStays(tx, patientId)).map((row) => presentAdmission(row, now));
}

/** Reads one stay with its current amounts. Throws 404 for an unknown or undone one. */
export async function readStay({ tx, now }: ClinicScope, id: string): Promise<Admission> {
  const row = await findStay(tx, id);
  if (!row) throw notFound();
  return presentAdmission(row, now);
}
