import type { ClinicalImpression, Encounter } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { Addendum } from '#contract/addenda/addendum.ts';
import {
  SUMMARY_LABELS,
  SUMMARY_PARTS,
  type SummaryPart,
} from '#contract/discharge/discharge-summary.ts';
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
  readonly bed?: string | null | undefined;
  readonly doctor?: { readonly name: string } | null | undefined;
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

type StaySummary = Readonly<Record<SummaryPart, string>> & { readonly updated_at: Date };

/** One stay of the patient, with its discharge summary as a clinical impression. */
export function stayOf(
  stay: Stay,
  summary: StaySummary | undefined,
  whose: Whose,
): (Identified<Encounter> | Identified<ClinicalImpression>)[] {
  const text = summary ? summaryText(summary) : '';
  if (!summary || text === '') return [encounterOf(stay, whose)];
  return [
    encounterOf(stay, whose),
    {
      resourceType: 'ClinicalImpression',
      id: idFor('case-summary', stay.id),
      status: 'completed',
      subject: referenceTo(whose.patientId),
      encounter: referenceTo(stay.id),
      date: summary.updated_at.toISOString(),
      summary: text,
    },
  ];
}

/** The written parts, each under its heading. */
function summaryText(summary: Readonly<Record<SummaryPart, string>>): string {
  return SUMMARY_PARTS.filter((part) => summary[part].trim() !== '')
    .map((part) => `${SUMMARY_LABELS[part]}: ${summary[part].trim()}`)
    .join('\n');
}

function encounterOf(stay: Stay, { patientId, clinicId }: Whose): Identified<Encounter> {
  const { admission_date: start, discharge_date: end, reason, bed, doctor } = stay;
  return {
    resourceType: 'Encounter',
    id: stay.id,
    status: end ? 'finished' : 'in-progress',
    class: INPATIENT,
    subject: referenceTo(patientId),
    period: { start, ...(end && { end }) },
    ...(doctor && { participant: [{ individual: { display: doctor.name } }] }),
    // Beds are text, not records: the location has a name and no reference.
    ...(bed && {
      location: [{ location: { display: bed }, status: end ? 'completed' : 'active' }],
    }),
    ...(reason && { reasonCode: [{ text: reason }] }),
    serviceProvider: referenceTo(clinicId),
  };
}
