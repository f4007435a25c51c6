import { fahrenheitOf } from './vital-ranges.rules.ts';
import { VITAL_KINDS, VITAL_SIGNS, type VitalKind } from './vital-signs.ts';

export type ReadVital = { readonly kind: VitalKind; readonly value: number };

export type VitalsReading = {
  /** In the order of the vital signs, each once. */
  readonly readings: readonly ReadVital[];
  /** The parts of the text that were not understood, in their order. */
  readonly unread: readonly string[];
};

/** The words in front of a value. */
const WORDS: Readonly<Record<VitalKind, readonly string[]>> = {
  systolic: ['sbp', 'systolic'],
  diastolic: ['dbp', 'diastolic'],
  pulse: ['p', 'pr', 'hr', 'pulse'],
  temperature: ['t', 'temp', 'temperature', 'fever'],
  respiration: ['r', 'rr', 'resp', 'respiration'],
  spo2: ['s', 'sp', 'o2', 'spo2', 'sat', 'sats', 'saturation'],
  weight: ['w', 'wt', 'weight'],
  height: ['h', 'ht', 'height'],
  glucose: ['g', 'rbs', 'grbs', 'sugar', 'glucose', 'bs'],
  pain: ['pain', 'vas'],
};
const KIND_OF = new Map(
  VITAL_KINDS.flatMap((kind) => WORDS[kind].map((word) => [word, kind] as const)),
);
const WORD = [...KIND_OF.keys()].sort((one, other) => other.length - one.length).join('|');

/** The units that may stand behind a value, and the kinds that they belong to. */
const UNITS: Readonly<Record<string, readonly VitalKind[]>> = {
  mmhg: ['systolic', 'diastolic'],
  '/min': ['pulse', 'respiration'],
  bpm: ['pulse'],
  f: ['temperature'],
  c: ['temperature'],
  '%': ['spo2'],
  kg: ['weight'],
  kgs: ['weight'],
  g: ['weight'],
  gm: ['weight'],
  cm: ['height'],
  cms: ['height'],
  m: ['height'],
  'mg/dl': ['glucose'],
  'mg%': ['glucose'],
  '/10': ['pain'],
};
const UNIT = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .join('|');

const NUMBER = '\\d{1,4}(?:\\.\\d{1,2})?';
const PRESSURE = /^(?:bp)?\s*[:=]?\s*(\d{2,3})\s*\/\s*(\d{2,3})(?:\s*mmhg)?(?![\d./])/;
const NAMED = new RegExp(`^(${WORD})\\s*[:=-]?\\s*(${NUMBER})\\s*°?\\s*(${UNIT})?(?![a-z\\d./])`);
const WITH_UNIT = new RegExp(`^(${NUMBER})\\s*°?\\s*(${UNIT})(?![a-z\\d./])`);
const FEET =
  /^(?:h|ht|height)?\s*[:=]?\s*(\d)\s*(?:'|ft|feet)\s*(?:(\d{1,2})\s*(?:"|''|in|inch(?:es)?)?)?(?![a-z\d./])/;
const SEPARATOR = /^[\s,;|]+/;
const INCH_CM = 2.54;

/**
 * Reads a line such as `120/80 p88 t99.4 s97 w34 h140`: in any order, with names or units, °C and
 * feet converted. A sign that is given twice with different values, and any other text, is `unread`.
 */
export function readVitals(typed: string): VitalsReading {
  const found = new Map<VitalKind, number>();
  const unread: string[] = [];
  let isAfterUnread = false;
  let rest = typed.toLowerCase().normalize('NFKC').replaceAll('°', ' ').trim();
  while (rest !== '') {
    const part = nextPart(rest);
    const isNew = part.readings.every(({ kind, value }) => (found.get(kind) ?? value) === value);
    const taken = rest.slice(0, part.length);
    if (part.readings.length > 0 && isNew) {
      for (const { kind, value } of part.readings) found.set(kind, value);
      isAfterUnread = false;
    } else {
      // Neighbouring words are one part.
      const before = isAfterUnread ? `${unread.pop()} ` : '';
      unread.push(`${before}${taken.trim()}`);
      isAfterUnread = true;
    }
    rest = rest.slice(part.length).replace(SEPARATOR, '');
  }
  return {
    readings: VITAL_KINDS.flatMap((kind) => {
      const value = found.get(kind);
      return value === undefined ? [] : [{ kind, value }];
    }),
    unread,
  };
}

type Part = { readonly length: number; readonly readings: readonly ReadVital[] };

function nextPart(text: string): Part {
  const feet = FEET.exec(text);
  if (feet && Number(feet[2] ?? 0) < 12) {
    const inches = Number(feet[1]) * 12 + Number(feet[2] ?? 0);
    return partOf(feet, [{ kind: 'height', value: Number((inches * INCH_CM).toFixed(1)) }]);
  }
  const named = NAMED.exec(text);
  const kind = named && KIND_OF.get(named[1] ?? '');
  if (named && kind) return partOf(named, converted(kind, Number(named[2]), named[3]));
  const pressure = PRESSURE.exec(text);
  if (pressure) {
    const [systolic, diastolic] = [Number(pressure[1]), Number(pressure[2])];
    // Such as a date: the lower value is never the first.
    const isPressure = systolic > diastolic;
    return partOf(
      pressure,
      isPressure
        ? [
            { kind: 'systolic', value: systolic },
            { kind: 'diastolic', value: diastolic },
          ]
        : [],
    );
  }
  const measured = WITH_UNIT.exec(text);
  const [only, ...others] = UNITS[measured?.[2] ?? ''] ?? [];
  if (measured && only && others.length === 0) {
    return partOf(measured, converted(only, Number(measured[1]), measured[2]));
  }
  return { length: /^\S+/.exec(text)?.[0].length ?? text.length, readings: [] };
}

const partOf = (match: RegExpExecArray, readings: readonly ReadVital[]): Part => ({
  length: match[0].length,
  readings,
});

/** The value in the unit of its kind; nothing when the unit is another kind's. */
function converted(kind: VitalKind, value: number, unit: string | undefined): ReadVital[] {
  if (unit !== undefined && !UNITS[unit]?.includes(kind)) return [];
  if (unit === 'c') return [{ kind, value: fahrenheitOf(value) }];
  if (unit === 'm') return [{ kind, value: Number((value * 100).toFixed(1)) }];
  if (unit === 'g' || unit === 'gm') return [{ kind, value: Number((value / 1_000).toFixed(2)) }];
  return [{ kind, value }];
}

/** A value with its unit, such as `99.4 °F`. */
export function vitalText(kind: VitalKind, value: number): string {
  const { unit } = VITAL_SIGNS[kind];
  const isJoined = unit.startsWith('/') || unit === '%';
  return isJoined ? `${value}${unit}` : `${value} ${unit}`;
}
