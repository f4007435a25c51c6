import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';
import { LabPatient } from '../lab-patient.ts';

/** A value outside its critical limits, reported or entered before the report. */
export const CriticalResult = z.object({
  id: Id,
  test_name: z.string(),
  parameter: z.string(),
  /** As reported: `6.2`, `<20000`. */
  result: z.string(),
  unit: z.string(),
  flag: z.enum(['critical_low', 'critical_high']),
  found_at: Instant,
});
export type CriticalResult = z.output<typeof CriticalResult>;

/** The critical results of an order that are not acknowledged yet. */
export const CriticalReport = z.object({
  order_id: Id,
  patient_id: Id,
  /** False while the report is not released. */
  reported: z.boolean().optional(),
  Patient: LabPatient,
  /**
   * The responsible doctor: the one who ordered, otherwise the doctor of the newest visit; null
   * means all doctors.
   */
  doctor: z.object({ id: Id, name: z.string() }).nullable(),
  results: z.array(CriticalResult),
});
export type CriticalReport = z.output<typeof CriticalReport>;

/** A critical result of the current report, with who acknowledged it and when. */
export const StandingCriticalResult = CriticalResult.extend({
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: Instant.nullable(),
});
