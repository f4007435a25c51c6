import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';
import { LabPatient } from '../lab-patient.ts';

/** A reported value beyond its critical limits. */
export const CriticalResult = z.object({
  id: Id,
  test_name: z.string(),
  parameter: z.string(),
  /** As it was reported: `6.2`, `<20000`. */
  result: z.string(),
  unit: z.string(),
  flag: z.enum(['critical_low', 'critical_high']),
  found_at: Instant,
});
export type CriticalResult = z.output<typeof CriticalResult>;

/** What is critical in one report and not acknowledged yet. */
export const CriticalReport = z.object({
  order_id: Id,
  patient_id: Id,
  Patient: LabPatient,
  /** Whose patient it is: who ordered, else the doctor of the newest visit; null: every doctor's. */
  doctor: z.object({ id: Id, name: z.string() }).nullable(),
  results: z.array(CriticalResult),
});
export type CriticalReport = z.output<typeof CriticalReport>;

/** One that stands in a report, with who has acknowledged it and when. */
export const StandingCriticalResult = CriticalResult.extend({
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: Instant.nullable(),
});
