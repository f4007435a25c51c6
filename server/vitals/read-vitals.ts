import type { VisitVitals } from '#contract/vitals/vital-signs.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findVisit, listReadingsOfVisit } from './vitals.store.ts';

/** Reads the vital signs of a visit that stand. Throws 404 for an unknown visit. */
export async function readVitals({ tx }: ClinicScope, visitId: string): Promise<VisitVitals> {
  const visit = await findVisit(tx, visitId);
  if (!visit) throw notFound();
  return {
    visitId,
    patientId: visit.patient_id,
    readings: await listReadingsOfVisit(tx, visitId),
  };
}
