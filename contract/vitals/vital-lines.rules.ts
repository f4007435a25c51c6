import { vitalText } from './read-vitals.rules.ts';
import {
  bodyMassIndex,
  flagOfVital,
  isPlausible,
  type PersonAge,
  probablyMeant,
  type VitalFlag,
} from './vital-ranges.rules.ts';
import { VITAL_KINDS, VITAL_SIGNS, type VitalKind, type VitalReading } from './vital-signs.ts';

type Reading = Pick<VitalReading, 'id' | 'kind' | 'value' | 'takenAt' | 'takenBy'>;

/** One vital sign as a screen or a paper shows it; a blood pressure is one of two readings. */
export type VitalLine = {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly flag: VitalFlag | null;
  /** Whether a living patient cannot have the value. */
  readonly isDoubtful: boolean;
  /** The reading that was probably typed wrong, with the value that was meant. */
  readonly meant: { readonly reading: Reading; readonly value: number } | null;
  /** The readings that are shown; none for a computed value. */
  readonly readings: readonly Reading[];
};

/** The newest reading of each kind; of the same time, the last one. */
export function newestVitals(readings: readonly Reading[]): ReadonlyMap<VitalKind, Reading> {
  const newest = new Map<VitalKind, Reading>();
  for (const reading of readings) {
    const before = newest.get(reading.kind);
    if (!before || before.takenAt <= reading.takenAt) newest.set(reading.kind, reading);
  }
  return newest;
}

/**
 * The newest readings as lines, in the order of the vital signs: blood pressure as one line, and the
 * body mass index where weight and height are known. The age selects the ranges.
 */
export function vitalLines(readings: readonly Reading[], age: PersonAge): VitalLine[] {
  const newest = newestVitals(readings);
  const lines = VITAL_KINDS.flatMap((kind): VitalLine[] => {
    const reading = newest.get(kind);
    if (!reading) return [];
    const diastolic = newest.get('diastolic');
    if (kind === 'systolic' && diastolic) return [pressureLine(reading, diastolic, age)];
    if (kind === 'diastolic' && newest.has('systolic')) return [];
    const text = vitalText(kind, reading.value);
    return [lineOf({ key: kind, label: VITAL_SIGNS[kind].label, text }, [reading], age)];
  });
  const [weight, height] = [newest.get('weight'), newest.get('height')];
  const index = weight && height && bodyMassIndex(weight.value, height.value);
  const computed = { flag: null, isDoubtful: false, meant: null, readings: [] } as const;
  return index
    ? [...lines, { key: 'bmi', label: 'BMI', text: `${index} kg/m²`, ...computed }]
    : lines;
}

function pressureLine(systolic: Reading, diastolic: Reading, age: PersonAge): VitalLine {
  const text = vitalText('diastolic', diastolic.value);
  const shown = { key: 'pressure', label: 'Blood pressure', text: `${systolic.value}/${text}` };
  return lineOf(shown, [systolic, diastolic], age);
}

function lineOf(
  shown: Pick<VitalLine, 'key' | 'label' | 'text'>,
  readings: readonly Reading[],
  age: PersonAge,
): VitalLine {
  const flags = readings.flatMap(({ kind, value }) => flagOfVital(kind, value, age) ?? []);
  const doubtful = readings.filter(({ kind, value }) => !isPlausible(kind, value));
  const [reading] = doubtful;
  const value = reading ? probablyMeant(reading.kind, reading.value) : null;
  return {
    ...shown,
    flag: flags.includes('high') ? 'high' : (flags[0] ?? null),
    isDoubtful: doubtful.length > 0,
    meant: reading && value !== null ? { reading, value } : null,
    readings,
  };
}
