import type { CarePlan, Condition } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { ToldSheet } from '../visit-sheet/index.ts';
import { type Identified, referenceTo } from './resource.ts';

type Of = { readonly patientId: string; readonly visitId: string };

const DIAGNOSIS = {
  system: 'http://terminology.hl7.org/CodeSystem/condition-category',
  code: 'encounter-diagnosis',
};

/** The diagnoses of a visit, and its advice with the tests elsewhere and the follow-up as a plan. */
export function sheetOf(
  { diagnoses, follow_up_on: followUp, updated_at: at, ...texts }: ToldSheet,
  { patientId, visitId }: Of,
): (Identified<Condition> | Identified<CarePlan>)[] {
  const conditions = diagnoses.map(
    (text, position): Identified<Condition> => ({
      resourceType: 'Condition',
      id: idFor(`diagnosis ${position}`, visitId),
      category: [{ coding: [DIAGNOSIS] }],
      code: { text },
      subject: referenceTo(patientId),
      encounter: referenceTo(visitId),
      recordedDate: at.toISOString(),
    }),
  );
  const elsewhere = texts.outside_tests.trim();
  const tests = elsewhere && `Tests elsewhere: ${elsewhere.replaceAll('\n', ', ')}`;
  const advice = [texts.advice.trim(), tests].filter(Boolean).join('\n');
  const plan = planOf({ advice, followUp, at }, { patientId, visitId });
  return plan ? [...conditions, plan] : conditions;
}

type Told = { readonly advice: string; readonly followUp: string | null; readonly at: Date };

function planOf(
  { advice, followUp, at }: Told,
  { patientId, visitId }: Of,
): Identified<CarePlan> | null {
  if (!advice && !followUp) return null;
  return {
    resourceType: 'CarePlan',
    id: idFor('advice', visitId),
    status: 'active',
    intent: 'plan',
    subject: referenceTo(patientId),
    encounter: referenceTo(visitId),
    created: at.toISOString(),
    ...(advice && { description: advice }),
    ...(followUp && {
      activity: [
        {
          detail: {
            kind: 'Appointment',
            status: 'not-started',
            description: 'Follow-up visit',
            scheduledPeriod: { start: followUp, end: followUp },
          },
        },
      ],
    }),
  };
}
