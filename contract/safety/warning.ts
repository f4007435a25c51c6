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

/** A finding of the checks about an order. */
export const SafetyWarning = z.object({
  /** Stable for the same finding, so that an earlier reason still applies. */
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  /** Requires a reason before the order is saved; otherwise it is a note. */
  isSerious: z.boolean(),
  /** The affected drugs of the order; empty when only the prescription is affected. */
  drug_ids: z.array(z.string()),
  message: z.string(),
});
export type SafetyWarning = z.output<typeof SafetyWarning>;

export const REASON_MAX = 200;

/** The reason for overriding a warning. */
export const OverrideReason = z.object({
  warning: z.string().max(400),
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: REASON_MAX }),
});
export type OverrideReason = z.output<typeof OverrideReason>;

/** An overridden warning, with its author, time and reason. */
export const Override = OverrideReason.extend({
  message: z.string(),
  by: z.string(),
  at: Instant,
});
export type Override = z.output<typeof Override>;

/** Drugs that a patient still takes from an earlier order, each once. */
const RunningDrug = z.object({
  name: z.string(),
  description: z.string().nullable(),
  generic_name: z.string().nullish(),
  /** The last day of its supply. */
  until: z.iso.date(),
});
export type RunningDrug = z.output<typeof RunningDrug>;

/** All input of the checks for a patient's order. */
export const PatientChecks = z.object({
  age: z.int().nullable(),
  /** Completed months, where the age is known as exactly. */
  ageMonths: z.int().nullish(),
  /** The newest weight, while it is recent enough for a dose. */
  weight: z.object({ kg: z.number(), takenOn: z.iso.date() }).nullish(),
  gender: z.enum(GENDERS).nullable(),
  allergies: z.array(z.string()).nullable(),
  pregnancy_due_on: z.iso.date().nullable(),
  /** The clinic day. */
  today: z.iso.date(),
  running: z.array(RunningDrug),
});
export type PatientChecks = z.output<typeof PatientChecks>;
