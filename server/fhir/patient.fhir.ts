import type { Patient as FhirPatient, Organization } from '@medplum/fhirtypes';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { type Identified, referenceTo, urlOf } from './resource.ts';

const GENDERS = { M: 'male', F: 'female', O: 'other' } as const;

/** The clinic, from its letterhead. */
export function organizationOf(clinicId: string, head: Letterhead): Identified<Organization> {
  return {
    resourceType: 'Organization',
    id: clinicId,
    name: head.name ?? head.clinicName,
    ...((head.phone || head.email) && {
      telecom: [
        ...(head.phone ? [{ system: 'phone' as const, value: head.phone }] : []),
        ...(head.email ? [{ system: 'email' as const, value: head.email }] : []),
      ],
    }),
    ...(head.address && { address: [{ text: head.address.replaceAll('\n', ', ') }] }),
  };
}

/**
 * The patient. The clinic records the age at registration and no date of birth, so this has no
 * birthDate. Each report carries the age that selected its ranges.
 */
export function patientOf(clinicId: string, patient: Patient): Identified<FhirPatient> {
  return {
    resourceType: 'Patient',
    id: patient.id,
    identifier: [{ system: urlOf(clinicId), value: String(patient.token) }],
    active: true,
    name: [{ use: 'usual', text: patient.name }],
    gender: patient.gender ? GENDERS[patient.gender] : 'unknown',
    ...(patient.phone && { telecom: [{ system: 'phone', value: patient.phone }] }),
    ...(patient.address && { address: [{ text: patient.address }] }),
    managingOrganization: referenceTo(clinicId),
  };
}
