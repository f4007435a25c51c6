import type { Patient as FhirPatient } from '@medplum/fhirtypes';
import { type Identified, referenceTo, urlOf } from './resource.ts';

/** A record that became part of a patient's. */
export type MergedRecord = { readonly lost_id: string; readonly lost_token: number };

/** The links from a patient to the records that it replaces. */
export function linksOf(merged: readonly MergedRecord[]): Pick<FhirPatient, 'link'> {
  if (merged.length === 0) return {};
  return {
    link: merged.map(({ lost_id }) => ({
      other: referenceTo<FhirPatient>(lost_id),
      type: 'replaces' as const,
    })),
  };
}

/** Each replaced record with its number, and the link to the patient that replaces it. */
export function replacedBy(
  { clinicId, patientId }: { clinicId: string; patientId: string },
  merged: readonly MergedRecord[],
): Identified<FhirPatient>[] {
  return merged.map(({ lost_id, lost_token }) => ({
    resourceType: 'Patient',
    id: lost_id,
    identifier: [{ system: urlOf(clinicId), value: String(lost_token) }],
    active: false,
    managingOrganization: referenceTo(clinicId),
    link: [{ other: referenceTo<FhirPatient>(patientId), type: 'replaced-by' }],
  }));
}
