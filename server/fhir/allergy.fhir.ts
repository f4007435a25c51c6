import type {
  AllergyIntolerance,
  CodeableConcept,
  Patient as FhirPatient,
} from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import { NO_KNOWN_ALLERGIES } from '#contract/patients/allergies.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { type Identified, referenceTo } from './resource.ts';

const ACTIVE: CodeableConcept = {
  coding: [
    { system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical', code: 'active' },
  ],
};

/**
 * One resource per allergy, in its original words. An explicit "none known" becomes a resource of
 * its own; an unanswered question becomes nothing.
 */
export function allergiesOf({ id, allergies }: Patient): Identified<AllergyIntolerance>[] {
  if (allergies === null) return [];
  const said = allergies.length > 0 ? allergies : [NO_KNOWN_ALLERGIES];
  return said.map((text) => ({
    resourceType: 'AllergyIntolerance',
    id: idFor(`allergy ${text}`, id),
    clinicalStatus: ACTIVE,
    code: { text },
    patient: referenceTo<FhirPatient>(id),
  }));
}
