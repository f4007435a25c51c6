import type { Observation } from '@medplum/fhirtypes';
import { VITAL_SIGNS, type VitalKind, type VitalReading } from '#contract/vitals/vital-signs.ts';
import { type Identified, referenceTo } from './resource.ts';

const VITAL_SIGNS_CATEGORY = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'vital-signs',
};
const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';

/** The LOINC code and the UCUM unit of each vital sign. */
const CODES: Readonly<Record<VitalKind, { readonly loinc: string; readonly ucum: string }>> = {
  systolic: { loinc: '8480-6', ucum: 'mm[Hg]' },
  diastolic: { loinc: '8462-4', ucum: 'mm[Hg]' },
  pulse: { loinc: '8867-4', ucum: '/min' },
  temperature: { loinc: '8310-5', ucum: '[degF]' },
  respiration: { loinc: '9279-1', ucum: '/min' },
  spo2: { loinc: '59408-5', ucum: '%' },
  weight: { loinc: '29463-7', ucum: 'kg' },
  height: { loinc: '8302-2', ucum: 'cm' },
  glucose: { loinc: '2339-0', ucum: 'mg/dL' },
  pain: { loinc: '72514-3', ucum: '{score}' },
};

/** A vital sign of a visit. */
export function vitalOf(
  { id, visitId, kind, value, takenAt, takenBy }: VitalReading,
  patientId: string,
): Identified<Observation> {
  const { label, unit } = VITAL_SIGNS[kind];
  const { loinc, ucum } = CODES[kind];
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [{ coding: [VITAL_SIGNS_CATEGORY] }],
    code: { coding: [{ system: LOINC, code: loinc }], text: label },
    subject: referenceTo(patientId),
    encounter: referenceTo(visitId),
    effectiveDateTime: takenAt,
    performer: [{ display: takenBy }],
    valueQuantity: { value, unit, system: UCUM, code: ucum },
  };
}
