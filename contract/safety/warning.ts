import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { requiredLine } from '../kernel/fields.ts';
import { GENDERS } from '../patients/patient.ts';
import { SAFETY_MESSAGES as M } from './safety.messages.ts';

export const WARNING_KINDS = [
  'allergy',
  'interaction',
  'twice',
  'dose',
  'days',
  'age',
  'pregnancy',
] as const;

/** What the checks have to say of an order. */
export const SafetyWarning = z.object({
  /** The same for the same finding, so that a reason that was given for it holds. */
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  /** Needs a reason before the order is written; else it only informs. */
  isSerious: z.boolean(),
  /** The drugs of the order that it is about; none of them when it stands on the prescription. */
  drug_ids: z.array(z.string()),
  message: z.string(),
});
export type SafetyWarning = z.output<typeof SafetyWarning>;

export const REASON_MAX = 200;

/** Why an order is written in spite of a warning. */
export const OverrideReason = z.object({
  warning: z.string().max(400),
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: REASON_MAX }),
});
export type OverrideReason = z.output<typeof OverrideReason>;

/** A warning that an order stands in spite of, who said so, when and why. */
export const Override = OverrideReason.extend({
  message: z.string(),
  by: z.string(),
  at: Instant,
});
export type Override = z.output<typeof Override>;

/** What a patient still takes of an earlier order, each drug once. */
const RunningDrug = z.object({
  name: z.string(),
  description: z.string().nullable(),
  /** The last day for which it was given. */
  until: z.iso.date(),
});
export type RunningDrug = z.output<typeof RunningDrug>;

/** All that an order of a patient is checked against. */
export const PatientChecks = z.object({
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  allergies: z.array(z.string()).nullable(),
  pregnancy_due_on: z.iso.date().nullable(),
  /** The clinic's day. */
  today: z.iso.date(),
  running: z.array(RunningDrug),
});
export type PatientChecks = z.output<typeof PatientChecks>;
