import type {
  AllergyIntolerance,
  CodeableConcept,
  Patient as FhirPatient,
} from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { Patient } from '#contract/patients/patient.ts';
import { type Identified, referenceTo } from './resource.ts';

const ACTIVE: CodeableConcept = {
  coding: [
    { system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical', code: 'active' },
  ],
};

/**
 * Each allergy in the words in which it was noted; that there is none known is said as such, and
 * nothing while nobody has asked.
 */
export function allergiesOf({ id, allergies }: Patient): Identified<AllergyIntolerance>[] {
  if (allergies === null) return [];
  const said = allergies.length > 0 ? allergies : ['No known allergies'];
  return said.map((text) => ({
    resourceType: 'AllergyIntolerance',
    id: idFor(`allergy ${text}`, id),
    clinicalStatus: ACTIVE,
    code: { text },
    patient: referenceTo<FhirPatient>(id),
  }));
}
