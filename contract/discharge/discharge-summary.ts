import { z } from 'zod';
import { Admission } from '../admissions/admission.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { bornFields, GENDERS } from '../patients/patient.ts';
import { VitalReading } from '../vitals/vital-signs.ts';

const TEXT_MAX = 5_000;

/** The parts that the doctor writes, in the order of the paper. */
export const SUMMARY_PARTS = [
  'diagnosis',
  'treatment',
  'condition',
  'medicines',
  'advice',
] as const;
export type SummaryPart = (typeof SUMMARY_PARTS)[number];

export const SUMMARY_LABELS = {
  diagnosis: 'Diagnosis',
  treatment: 'Treatment given',
  condition: 'Condition at discharge',
  medicines: 'Medicines on discharge',
  advice: 'Advice',
} as const satisfies Record<SummaryPart, string>;

const part = (label: string) => freeText({ label, max: TEXT_MAX });

export const SummaryContent = z.object({
  diagnosis: part('The diagnosis'),
  treatment: part('The treatment'),
  condition: part('The condition'),
  medicines: part('The list of medicines'),
  advice: part('The advice'),
  /** The clinic day of the follow-up. */
  followUpOn: z.iso.date({ error: COMMON_MESSAGES.invalidFollowUpDay }).nullable(),
});
export type SummaryContent = z.output<typeof SummaryContent>;

/** A stay's discharge summary: the saved one, or a proposal from the record before the first save. */
export const DischargeSummary = z.object({
  stay: Admission,
  patient: z.object({
    id: Id,
    name: z.string(),
    token: z.int(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    age: z.int().nullable(),
    gender: z.enum(GENDERS).nullable(),
    allergies: z.array(z.string()).nullable(),
    ...bornFields,
  }),
  /** As a paper names the doctor of the stay. */
  doctor: z
    .object({
      name: z.string(),
      qualification: z.string().nullable(),
      registration: z.string().nullable(),
    })
    .nullable(),
  /** The readings of the stay that stand, oldest first. */
  vitals: z.array(VitalReading),
  content: SummaryContent,
  /** Increases with each save; 0 for a proposal. */
  version: z.int().min(0),
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type DischargeSummary = z.output<typeof DischargeSummary>;

export const SaveSummaryBody = z.object({
  content: SummaryContent,
  /** The version that the person saw; a newer one returns 409 with the current summary. */
  version: z.int().min(0),
});
