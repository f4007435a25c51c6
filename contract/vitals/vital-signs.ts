import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { VITALS_MESSAGES as M } from './vitals.messages.ts';

type VitalSignRow = {
  /** The name on screens and papers. */
  readonly label: string;
  /** The unit on screens and papers, and in the database. */
  readonly unit: string;
  /** The decimals that a measuring device shows. */
  readonly decimals: 0 | 1;
};

/** The vital signs, each in one unit; a blood pressure is two of them. */
export const VITAL_SIGNS = {
  systolic: { label: 'Systolic pressure', unit: 'mmHg', decimals: 0 },
  diastolic: { label: 'Diastolic pressure', unit: 'mmHg', decimals: 0 },
  pulse: { label: 'Pulse', unit: '/min', decimals: 0 },
  temperature: { label: 'Temperature', unit: '°F', decimals: 1 },
  respiration: { label: 'Respiration', unit: '/min', decimals: 0 },
  spo2: { label: 'SpO₂', unit: '%', decimals: 0 },
  weight: { label: 'Weight', unit: 'kg', decimals: 1 },
  height: { label: 'Height', unit: 'cm', decimals: 1 },
  glucose: { label: 'Random sugar', unit: 'mg/dL', decimals: 0 },
  pain: { label: 'Pain', unit: '/10', decimals: 0 },
} as const satisfies Readonly<Record<string, VitalSignRow>>;

export const VITAL_KINDS = [
  ...(['systolic', 'diastolic', 'pulse', 'temperature', 'respiration'] as const),
  ...(['spo2', 'weight', 'height', 'glucose', 'pain'] as const),
] as const satisfies readonly (keyof typeof VITAL_SIGNS)[];
export type VitalKind = (typeof VITAL_KINDS)[number];

/** The largest value that is stored. Implausible values below are marked, never refused. */
const VALUE_MAX = 9_999.99;
const READINGS_MAX = 30;

const value = z
  .number({ error: M.valueMustBeNumber })
  .min(0, { error: M.valueOutOfRange })
  .max(VALUE_MAX, { error: M.valueOutOfRange })
  .refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, {
    error: M.tooManyDecimals,
  });

/** One measured value of a visit. */
export const VitalReading = z.object({
  id: Id,
  visitId: Id,
  kind: z.enum(VITAL_KINDS),
  /** In the unit of its kind. */
  value: z.number(),
  takenAt: Instant,
  takenBy: z.string(),
});
export type VitalReading = z.output<typeof VitalReading>;

/** The readings of a visit that stand: neither replaced nor taken back. Oldest first. */
export const VisitVitals = z.object({
  visitId: Id,
  patientId: Id,
  readings: z.array(VitalReading),
});
export type VisitVitals = z.output<typeof VisitVitals>;

/** A new reading; with `replaces`, the correction of an earlier one. A null value takes it back. */
const NewReading = z
  .object({
    /** Made by the browser, so that a repeated call adds nothing. */
    id: Id,
    kind: z.enum(VITAL_KINDS),
    value: value.nullable(),
    replaces: Id.nullish().transform((id) => id ?? null),
  })
  .refine((reading) => reading.value !== null || reading.replaces !== null, {
    error: M.valueRequired,
    path: ['value'],
  });

export const RecordVitalsBody = z.object({
  readings: z
    .array(NewReading)
    .min(1, { error: M.valueRequired })
    .max(READINGS_MAX, { error: M.tooManyReadings })
    .refine((readings) => new Set(readings.map(({ id }) => id)).size === readings.length, {
      error: M.readingTwice,
    })
    .refine(eachReplacedOnce, { error: M.readingTwice }),
});
export type RecordVitalsBody = z.output<typeof RecordVitalsBody>;

function eachReplacedOnce(readings: readonly { readonly replaces: string | null }[]): boolean {
  const replaced = readings.flatMap(({ replaces }) => replaces ?? []);
  return new Set(replaced).size === replaced.length;
}
