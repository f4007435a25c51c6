import type { ClinicalImpression, Encounter } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { Addendum } from '#contract/addenda/addendum.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import { type Identified, referenceTo } from './resource.ts';

export type Visit = {
  readonly id: string;
  readonly complaint: string;
  readonly case_summary: string;
  readonly status: VisitStatus;
  readonly doctor_name: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const STATUSES = {
  waiting: 'arrived',
  consulting: 'in-progress',
  seen: 'finished',
  cancelled: 'cancelled',
} as const satisfies Record<VisitStatus, Encounter['status']>;

const AMBULATORY = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  code: 'AMB',
  display: 'ambulatory',
};

const INPATIENT = { ...AMBULATORY, code: 'IMP', display: 'inpatient encounter' };

type Stay = {
  readonly id: string;
  readonly reason?: string | null | undefined;
  readonly admission_date: string;
  readonly discharge_date: string | null;
};

type Whose = { readonly patientId: string; readonly clinicId: string };

/**
 * A visit, with its complaint as the reason, and its case summary and addenda as a clinical
 * impression.
 */
export function visitOf(
  visit: Visit,
  addenda: readonly Addendum[],
  { patientId, clinicId }: Whose,
): (Identified<Encounter> | Identified<ClinicalImpression>)[] {
  const started = visit.created_at.toISOString();
  const isOver = visit.status === 'seen' || visit.status === 'cancelled';
  const encounter: Identified<Encounter> = {
    resourceType: 'Encounter',
    id: visit.id,
    status: STATUSES[visit.status],
    class: AMBULATORY,
    subject: referenceTo(patientId),
    period: { start: started, ...(isOver && { end: visit.updated_at.toISOString() }) },
    ...(visit.doctor_name && {
      participant: [{ individual: { display: visit.doctor_name } }],
    }),
    ...(visit.complaint.trim() && { reasonCode: [{ text: visit.complaint }] }),
    serviceProvider: referenceTo(clinicId),
  };
  const summary = visit.case_summary.trim() ? visit.case_summary : undefined;
  if (!summary && addenda.length === 0) return [encounter];
  return [
    encounter,
    {
      resourceType: 'ClinicalImpression',
      id: idFor('case-summary', visit.id),
      status: 'completed',
      subject: referenceTo(patientId),
      encounter: referenceTo(visit.id),
      date: visit.updated_at.toISOString(),
      ...(summary && { summary }),
      ...(addenda.length > 0 && {
        note: addenda.map(({ text, addedAt, addedBy }) => ({
          authorString: addedBy,
          time: addedAt,
          text,
        })),
      }),
    },
  ];
}

/** One stay of the patient. */
export function stayOf(stay: Stay, { patientId, clinicId }: Whose): Identified<Encounter> {
  const { admission_date: start, discharge_date: end, reason } = stay;
  return {
    resourceType: 'Encounter',
    id: stay.id,
    status: end ? 'finished' : 'in-progress',
    class: INPATIENT,
    subject: referenceTo(patientId),
    period: { start, ...(end && { end }) },
    ...(reason && { reasonCode: [{ text: reason }] }),
    serviceProvider: referenceTo(clinicId),
  };
}
