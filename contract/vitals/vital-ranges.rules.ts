import type { Age } from '../patients/age.rules.ts';
import { VITAL_SIGNS, type VitalKind } from './vital-signs.ts';

/** Inclusive limits; an absent side has none. */
type Limits = { readonly low?: number; readonly high?: number };

/** Limits for ages in completed years or days, up to and including `upTo` or `upToDays`. */
type ForAge = Limits & ({ readonly upTo: number } | { readonly upToDays: number });

const EVER = Number.POSITIVE_INFINITY;

/**
 * The usual ranges at rest. Pulse and respiration of children: Pediatric Advanced Life Support,
 * awake child, and fast breathing of infants by India's IMNCI (60 a minute under 2 months); systolic
 * pressure of children: PALS's limit of hypotension (70 + 2 × years; 60 in the first 28 days) below, the
 * 95th percentile of a child of middle height above (AAP 2017, rounded). Adults: the ranges that
 * score 0 or 1 in the National Early Warning Score 2, and blood pressure below 140/90 (Indian
 * Guidelines on Hypertension IV). Random sugar: 70 to 199 mg/dL (RSSDI: 200 suggests diabetes).
 */
const USUAL: { readonly [K in VitalKind]?: readonly ForAge[] } = {
  systolic: [
    { upToDays: 28, low: 60, high: 105 },
    { upTo: 0, low: 70, high: 105 },
    { upTo: 2, low: 72, high: 106 },
    { upTo: 5, low: 76, high: 112 },
    { upTo: 9, low: 82, high: 118 },
    { upTo: 12, low: 90, high: 125 },
    { upTo: 17, low: 90, high: 130 },
    { upTo: EVER, low: 100, high: 139 },
  ],
  diastolic: [
    { upTo: 2, high: 63 },
    { upTo: 5, high: 72 },
    { upTo: 12, high: 78 },
    { upTo: 17, high: 80 },
    { upTo: EVER, low: 50, high: 89 },
  ],
  pulse: [
    { upToDays: 28, low: 100, high: 205 },
    { upTo: 0, low: 100, high: 180 },
    { upTo: 2, low: 98, high: 140 },
    { upTo: 5, low: 80, high: 120 },
    { upTo: 11, low: 75, high: 118 },
    { upTo: EVER, low: 51, high: 110 },
  ],
  temperature: [{ upTo: EVER, low: 96.8, high: 100.3 }],
  respiration: [
    { upToDays: 59, low: 30, high: 59 },
    { upTo: 0, low: 30, high: 53 },
    { upTo: 2, low: 22, high: 37 },
    { upTo: 5, low: 20, high: 28 },
    { upTo: 11, low: 18, high: 25 },
    { upTo: EVER, low: 12, high: 20 },
  ],
  spo2: [{ upTo: EVER, low: 95 }],
  glucose: [{ upTo: EVER, low: 70, high: 199 }],
  pain: [{ upTo: EVER, high: 6 }],
};

/** Values that a living patient can have; others are typing errors. */
const PLAUSIBLE: Readonly<Record<VitalKind, Required<Limits>>> = {
  systolic: { low: 40, high: 300 },
  diastolic: { low: 20, high: 200 },
  pulse: { low: 20, high: 300 },
  temperature: { low: 82, high: 113 },
  respiration: { low: 4, high: 120 },
  spo2: { low: 40, high: 100 },
  weight: { low: 0.4, high: 350 },
  height: { low: 25, high: 250 },
  glucose: { low: 10, high: 1_500 },
  pain: { low: 0, high: 10 },
};

export type VitalFlag = 'low' | 'high';

export type PersonAge = Pick<Age, 'years' | 'days'> | null;

/** Without the age in days, an infant is judged as one of the first year. */
function isOfAge(range: ForAge, age: PersonAge): boolean {
  if ('upTo' in range) return (age?.years ?? 0) <= range.upTo;
  return age !== null && age.days !== null && age.days <= range.upToDays;
}

/**
 * Whether a value is below or above the usual range; null within it, without a range, and without
 * the age where the range depends on it.
 */
export function flagOfVital(kind: VitalKind, value: number, age: PersonAge): VitalFlag | null {
  const ranges = USUAL[kind];
  if (!ranges || (age === null && ranges.length > 1)) return null;
  const range = ranges.find((one) => isOfAge(one, age));
  if (range?.low !== undefined && value < range.low) return 'low';
  if (range?.high !== undefined && value > range.high) return 'high';
  return null;
}

/** Whether a living patient can have the value. */
export function isPlausible(kind: VitalKind, value: number): boolean {
  const { low, high } = PLAUSIBLE[kind];
  return value >= low && value <= high;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The value that was probably meant by an implausible one: a decimal point left out (`986` °F is
 * 98.6), °C for a temperature, metres for a height, grams for a weight. Null when the value is
 * plausible, or when none or several of these fit.
 */
export function probablyMeant(kind: VitalKind, value: number): number | null {
  if (isPlausible(kind, value)) return null;
  const meant = [
    value / 10,
    ...(kind === 'temperature' ? [fahrenheitOf(value)] : []),
    ...(kind === 'height' ? [value * 100, value * 2.54] : []),
    ...(kind === 'weight' ? [value / 1_000] : []),
  ]
    .map((one) => rounded(one, VITAL_SIGNS[kind].decimals))
    .filter((one) => isPlausible(kind, one));
  const [first, ...others] = new Set(meant);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Degrees Fahrenheit of degrees Celsius, with one decimal. */
export function fahrenheitOf(celsius: number): number {
  return rounded((celsius * 9) / 5 + 32, 1);
}

/** The body mass index in kg/m², with one decimal; null where a value is implausible. */
export function bodyMassIndex(weightKg: number, heightCm: number): number | null {
  if (!isPlausible('weight', weightKg) || !isPlausible('height', heightCm)) return null;
  return rounded(weightKg / (heightCm / 100) ** 2, 1);
}
