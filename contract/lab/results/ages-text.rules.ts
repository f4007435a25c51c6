import type { LabRange } from './lab-range.ts';

export type Draft = { -readonly [K in keyof LabRange]: LabRange[K] };

const DASH = String.raw`\s*(?:-|–|—|\bto\b)\s*`;
/** A bare `m` is a sex. */
const UNIT = String.raw`\s*(years?|yrs?|y|months?|mths?|mos?|weeks?|wks?|w|days?|d)\.?`;
const ONE = new RegExp(String.raw`^(\d+)${UNIT}$`, 'i');
const BETWEEN = new RegExp(String.raw`^(\d+)${DASH}(\d+)${UNIT}$`, 'i');
const FROM = new RegExp(String.raw`^(?:(\d+)\s*\+|(?:≥|>=)\s*(\d+))${UNIT}$`, 'i');
const ONE_SIDE = new RegExp(String.raw`^(<|>|≤|<=|up\s?to)\s*(\d+)${UNIT}$`, 'i');
const DAYS_IN_WEEK = 7;

type Ages = { readonly from?: number; readonly to?: number; readonly unit: string };

/** The ages of a text, in its own unit; undefined for other texts. */
function agesOf(text: string): Ages | undefined {
  const [, from, to, span] = BETWEEN.exec(text) ?? [];
  if (from && to && span) return { from: Number(from), to: Number(to), unit: span };
  const [, only, one] = ONE.exec(text) ?? [];
  if (only && one) return { from: Number(only), to: Number(only), unit: one };
  const [, plus, least, open] = FROM.exec(text) ?? [];
  if (open) return { from: Number(plus ?? least), unit: open };
  const [, sign, limit, side] = ONE_SIDE.exec(text) ?? [];
  if (!(sign && limit && side)) return undefined;
  if (sign === '>') return { from: Number(limit) + 1, unit: side };
  return { to: sign === '<' ? Number(limit) - 1 : Number(limit), unit: side };
}

/** Parses ages: `0-28 days`, `1-12 months`, `≥ 15 y`, `2 weeks`; undefined for other texts. */
export function parseAges(text: string): Draft | undefined {
  const ages = agesOf(text.trim());
  if (!ages) return undefined;
  const { from, to, unit } = ages;
  const letter = unit.charAt(0).toLowerCase();
  // A week lasts to its seventh day.
  const isWeeks = letter === 'w';
  const first = isWeeks && from !== undefined ? from * DAYS_IN_WEEK : from;
  const last = isWeeks && to !== undefined ? (to + 1) * DAYS_IN_WEEK - 1 : to;
  return {
    ...(first !== undefined && { age_from: first }),
    ...(last !== undefined && { age_to: last }),
    ...((isWeeks || letter === 'd') && { age_unit: 'days' }),
    ...(letter === 'm' && { age_unit: 'months' }),
  };
}

const UNITS = { years: 'y', months: 'mo', days: 'd' } as const;

/** The ages of a range as `parseAges` accepts them; empty for all ages. */
export function agesText({ age_from, age_to, age_unit = 'years' }: LabRange): string {
  const unit = UNITS[age_unit];
  if (age_to === undefined) return age_from === undefined ? '' : `${age_from}+ ${unit}`;
  if (age_from === undefined) return `≤ ${age_to} ${unit}`;
  return age_from === age_to ? `${age_to} ${unit}` : `${age_from}-${age_to} ${unit}`;
}
