import type { Patient as FhirPatient, Observation, Organization } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { PATIENT_DETAIL_LABELS, type Patient } from '#contract/patients/patient.ts';
import { allergiesOf } from './allergy.fhir.ts';
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
function patientOf(clinicId: string, patient: Patient): Identified<FhirPatient> {
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

function bloodGroupOf({ id, blood_group: group }: Patient): Identified<Observation>[] {
  if (group === null) return [];
  return [
    {
      resourceType: 'Observation',
      id: idFor('blood group', id),
      status: 'final',
      code: { text: PATIENT_DETAIL_LABELS.blood_group },
      subject: referenceTo<FhirPatient>(id),
      valueCodeableConcept: { text: group },
    },
  ];
}

/** The patient with the details that FHIR keeps in resources of their own. */
export function resourcesAbout(clinicId: string, patient: Patient): Identified[] {
  return [patientOf(clinicId, patient), ...allergiesOf(patient), ...bloodGroupOf(patient)];
}
