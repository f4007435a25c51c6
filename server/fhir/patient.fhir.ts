import type {
  Patient as FhirPatient,
  Observation,
  Organization,
  RelatedPerson,
} from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import {
  type GuardianRelation,
  PATIENT_DETAIL_LABELS,
  type Patient,
} from '#contract/patients/patient.ts';
import { allergiesOf } from './allergy.fhir.ts';
import { linksOf, type MergedRecord, replacedBy } from './merged.fhir.ts';
import { type Identified, referenceTo, urlOf } from './resource.ts';

const ROLE_CODES = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

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

const LANGUAGES = { en: 'English', hi: 'Hindi' } as const satisfies Record<
  DirectionsLanguage,
  string
>;

/** The person to call in an emergency; a telephone number alone is one too. */
function contactsOf({ emergency_contact: name, emergency_phone: value }: Patient) {
  if (name === null && value === null) return {};
  return {
    contact: [
      {
        relationship: [{ text: PATIENT_DETAIL_LABELS.emergency_contact }],
        ...(name !== null && { name: { text: name } }),
        ...(value !== null && { telecom: [{ system: 'phone' as const, value }] }),
      },
    ],
  };
}

/**
 * The patient. A told age gives a year, or month, of birth that may be wrong by one, so birthDate is
 * the date of birth only. Each report carries the age that selected its ranges.
 */
function patientOf(
  clinicId: string,
  patient: Patient,
  merged: readonly MergedRecord[],
): Identified<FhirPatient> {
  return {
    resourceType: 'Patient',
    id: patient.id,
    identifier: [{ system: urlOf(clinicId), value: String(patient.token) }],
    active: true,
    name: [{ use: 'usual', text: patient.name }],
    gender: patient.gender ? GENDERS[patient.gender] : 'unknown',
    ...(patient.birth_date && { birthDate: patient.birth_date }),
    ...((patient.phone || patient.email) && {
      telecom: [
        ...(patient.phone ? [{ system: 'phone' as const, value: patient.phone }] : []),
        ...(patient.email ? [{ system: 'email' as const, value: patient.email }] : []),
      ],
    }),
    ...(patient.address && { address: [{ text: patient.address }] }),
    ...contactsOf(patient),
    ...(patient.papers_language && {
      communication: [
        {
          language: {
            coding: [{ system: 'urn:ietf:bcp:47', code: patient.papers_language }],
            text: LANGUAGES[patient.papers_language],
          },
          preferred: true,
        },
      ],
    }),
    managingOrganization: referenceTo(clinicId),
    ...linksOf(merged),
  };
}

/** HL7's role codes; S/o and D/o name a parent, W/o a husband. */
const GUARDIAN_ROLES = {
  'S/o': { code: 'PRN', display: 'parent' },
  'D/o': { code: 'PRN', display: 'parent' },
  'W/o': { code: 'HUSB', display: 'husband' },
  'C/o': { code: 'GUARD', display: 'guardian' },
} as const satisfies Record<GuardianRelation, object>;

function guardianOf(patient: Patient): Identified<RelatedPerson>[] {
  const { id, guardian_relation: relation, guardian_name: name } = patient;
  if (relation === null || name === null) return [];
  return [
    {
      resourceType: 'RelatedPerson',
      id: idFor('guardian', id),
      active: true,
      patient: referenceTo<FhirPatient>(id),
      relationship: [
        { coding: [{ system: ROLE_CODES, ...GUARDIAN_ROLES[relation] }], text: relation },
      ],
      name: [{ text: name }],
    },
  ];
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

/**
 * The patient with the details that FHIR keeps in resources of their own, and the records that became
 * part of the patient's.
 */
export function resourcesAbout(
  clinicId: string,
  patient: Patient,
  merged: readonly MergedRecord[],
): Identified[] {
  return [
    patientOf(clinicId, patient, merged),
    ...replacedBy({ clinicId, patientId: patient.id }, merged),
    ...guardianOf(patient),
    ...allergiesOf(patient),
    ...bloodGroupOf(patient),
  ];
}
