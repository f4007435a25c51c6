type Unit = 'mcg' | 'mg' | 'g' | 'iu' | '%' | null;
/** One parsed strength: `250 mg/5 ml` is 250, mg, per 5. */
export type Strength = { readonly value: number; readonly unit: Unit; readonly per: number | null };

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const PER = new RegExp(
  String.raw`${NUMBER}\s*(mg|mcg|ug|gm|g|iu|k)?\s*\/\s*(\d*\.?\d*)\s*(ml|dose|puff)(?![a-z])`,
  'g',
);
const PLAIN = new RegExp(
  String.raw`(?<![a-z\d.])${NUMBER}\s*(mg|mcg|ug|gms|gm|gram|g|iu|miu|lac|lakh|lakhs|k|%|ml|cm|units|unit|u)?(?![a-z\d])`,
  'g',
);
const FACTORS: Readonly<Record<string, [number, Unit]>> = {
  mg: [1, 'mg'],
  mcg: [1, 'mcg'],
  ug: [1, 'mcg'],
  g: [1, 'g'],
  gm: [1, 'g'],
  gms: [1, 'g'],
  gram: [1, 'g'],
  iu: [1, 'iu'],
  u: [1, 'iu'],
  unit: [1, 'iu'],
  units: [1, 'iu'],
  k: [1_000, 'iu'],
  lac: [100_000, 'iu'],
  lakh: [100_000, 'iu'],
  lakhs: [100_000, 'iu'],
  miu: [1_000_000, 'iu'],
  '%': [1, '%'],
};
const PACK_UNITS = new Set(['ml', 'cm']);

function strength(number: string, unit: string | undefined, per: number | null): Strength {
  const [factor, meaning] = FACTORS[unit ?? ''] ?? [1, null];
  return { value: Number(number.replaceAll(',', '')) * factor, unit: meaning, per };
}

/**
 * Extracts the strengths from a lower-case name; volumes and lengths are pack sizes and are
 * dropped.
 */
export function takeStrengths(name: string): { rest: string; strengths: Strength[] } {
  const strengths: Strength[] = [];
  let rest = name.replace(PER, (_whole, number: string, unit: string, per: string) => {
    strengths.push(strength(number, unit, Number(per) || 1));
    return ' ';
  });
  rest = rest.replace(PLAIN, (_whole, number: string, unit?: string) => {
    if (!PACK_UNITS.has(unit ?? '')) strengths.push(strength(number, unit, null));
    return ' ';
  });
  const isTopical = strengths.some(({ unit }) => unit === '%');
  // Grams beside a percentage are the tube size.
  return { rest, strengths: strengths.filter(({ unit }) => !isTopical || unit !== 'g') };
}

const IN_MG = { mcg: 0.001, mg: 1, g: 1_000 } as const;

function inMg({ value, unit }: Strength): number | undefined {
  return unit === 'mcg' || unit === 'mg' || unit === 'g' ? value * IN_MG[unit] : undefined;
}

const close = (left: number, right: number) =>
  Math.abs(left - right) < 1e-9 * Math.max(left, right);

function isSame(asked: Strength, has: Strength): boolean {
  if (asked.per !== null && has.per !== null && asked.per !== has.per) {
    const [one, other] = [inMg(asked), inMg(has)];
    if (one === undefined || other === undefined) return false;
    return close(one / asked.per, other / has.per);
  }
  if (asked.per !== null && has.per === null) return false;
  const [one, other] = [inMg(asked), inMg(has)];
  if (asked.unit !== null && has.unit !== null) {
    return one !== undefined && other !== undefined
      ? close(one, other)
      : asked.unit === has.unit && close(asked.value, has.value);
  }
  // A number without unit has the unit printed on the pack, or mg.
  return close(asked.value, has.value) || (other !== undefined && close(asked.value, other));
}

/** The degree to which the requested strengths match a drug's strengths. */
export type Agreement = 'full' | 'part' | 'unsaid' | 'no';

/**
 * `625` fully matches 500 mg + 125 mg; `40` partly matches 40 mg + 30 mg. Without a number there is
 * nothing to compare.
 */
export function agreement(asked: readonly Strength[], has: readonly Strength[]): Agreement {
  if (asked.length === 0) return 'unsaid';
  const left = [...has];
  const missing = asked.filter((one) => {
    const index = left.findIndex((other) => isSame(one, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  if (missing.length === 0) return left.length === 0 ? 'full' : 'part';
  return asked.length === 1 && has.length > 1 && isSum(asked[0], has) ? 'full' : 'no';
}

function isSum(asked: Strength | undefined, has: readonly Strength[]): boolean {
  const parts = has.map(inMg);
  if (!asked || asked.per !== null || parts.includes(undefined)) return false;
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const wanted = asked.unit === null ? asked.value : (inMg(asked) ?? Number.NaN);
  // 1 g of amoxicillin with clavulanic acid is 875 mg + 125 mg.
  return close(wanted, sum) || (asked.unit === null && close(wanted * 1_000, sum));
}
