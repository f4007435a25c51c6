import { parseWrittenNumber, WRITTEN_NUMBER } from '../../kernel/numbers/written-number.ts';
import { agesText, type Draft, parseAges } from './ages-text.rules.ts';
import { LabRange } from './lab-range.ts';
import { writtenLike } from './written-decimals.rules.ts';

const NUMBER = WRITTEN_NUMBER;
const DASH = String.raw`\s*(?:-|–|—|\bto\b)\s*`;
const MALE = 'males?|man|men|m';
const FEMALE = 'females?|woman|women|f';
/** Text that may follow the numbers: one word with a unit symbol in it, or a known unit. */
const UNIT = String.raw`\s*(?:(?:mg|gm?|cells)?\s*%|(?:cells\s*)?[^\s;()<>≤≥\d,:-][^\s;()<>≤≥,:]*\/[^\s;()<>≤≥,:]*|\/[^\s;()<>≤≥,:]+(?:\s?mm3?)?|\s(?:x\s?)?10\^\d+\/\S+|fl|pg|s|secs?\.?|seconds|min\.?|mins|minutes|mm|hours?|units?|lakhs?|million|ratio)`;

const SPLIT = new RegExp(
  String.raw`\s*[;\n|]\s*|(?<=\))\s*,\s*|\s*[,/]?\s+(?=(?:${MALE}|${FEMALE})\b\s*[:(<>≤≥\d-])|,\s*(?=(?:${MALE}|${FEMALE})\b)`,
  'i',
);
const CRITICAL = /\(\s*critical\s*:?([^)]*)\)\s*$/i;
const LIMIT = new RegExp(String.raw`^(<|>)\s*(${NUMBER})$`);
const WHO_FIRST = /^([^:]*[^:\s])\s*:\s*(.*)$/;
const WHO_LAST = /^(.+?)\s*\(([^()]*)\)$/;
const SEX_FIRST = new RegExp(String.raw`^(${MALE}|${FEMALE})\b\s*(.*)$`, 'i');
const BETWEEN = new RegExp(`^(${NUMBER})${DASH}(${NUMBER})(?:${UNIT})?$`, 'i');
const ONE_SIDE = new RegExp(
  String.raw`^(<=|>=|<|>|≤|≥|up\s?to|below|less than|above|more than|at least)\s*(${NUMBER})(?:${UNIT})?$`,
  'i',
);

/**
 * Parses the ranges of a text: `70-110`, `< 200`, `≥ 40 mg/dL`, `M: 13-17; F: 12-15`, `0-12 y:
 * 10-14 (critical < 7)`. All or nothing: returns none for a text with an unparsed rest, or with two
 * ranges for the same people.
 */
export function parseRanges(text: string): readonly LabRange[] {
  const ranges: LabRange[] = [];
  for (const part of text.trim().split(SPLIT)) {
    if (part.trim() === '') continue;
    const range = LabRange.safeParse(parseRange(part.trim())).data;
    if (!range || ranges.some((other) => concernSome(other, range))) return [];
    ranges.push(range);
  }
  return ranges;
}

/**
 * Both apply to some person, and neither is a special case of the other. Ages in different units
 * touch at the edges (`1-12 months`, `1-5 years`); the narrower range then applies.
 */
function concernSome(one: LabRange, other: LabRange): boolean {
  if (one.sex !== other.sex || one.age_unit !== other.age_unit) return false;
  const from = Math.max(one.age_from ?? 0, other.age_from ?? 0);
  const open = Number.POSITIVE_INFINITY;
  return from <= Math.min(one.age_to ?? open, other.age_to ?? open);
}

function parseRange(text: string): Draft | undefined {
  const [told, limits] = CRITICAL.exec(text) ?? [];
  const critical = limits === undefined ? {} : parseCritical(limits);
  const { who, rest } = whoOf(told === undefined ? text : text.slice(0, -told.length).trim());
  const people = who === null ? {} : parseWho(who);
  const bounds = rest === '' ? {} : parseBounds(rest);
  return critical && people && bounds && { ...people, ...bounds, ...critical };
}

/**
 * The group of a part: before it with a colon, after it in brackets, or a sex before it without
 * colon.
 */
function whoOf(text: string): { who: string | null; rest: string } {
  const [, first, after] = WHO_FIRST.exec(text) ?? [];
  if (first !== undefined && after !== undefined) return { who: first, rest: after };
  const [, before, last] = WHO_LAST.exec(text) ?? [];
  if (before !== undefined && last !== undefined) return { who: last, rest: before };
  const [, sex, rest] = SEX_FIRST.exec(text) ?? [];
  return sex !== undefined && rest !== undefined ? { who: sex, rest } : { who: null, rest: text };
}

function parseWho(text: string): Draft | undefined {
  const [, word, rest = ''] = SEX_FIRST.exec(text.trim()) ?? [];
  if (word === undefined) return parseAges(text);
  const sex = word.toLowerCase().startsWith('m') ? 'M' : 'F';
  const age = rest.replace(/^,\s*/, '').trim();
  const years = age === '' ? {} : parseAges(age);
  return years && { sex, ...years };
}

function parseBounds(text: string): Draft | undefined {
  const [, from, to] = BETWEEN.exec(text) ?? [];
  if (from && to) return { low: numberOf(from), high: numberOf(to) };
  const [one = '', other, ...more] = text.split(/\s+and\s+/i);
  const lower = parseOneSide(one);
  if (other === undefined) return lower;
  const upper = parseOneSide(other);
  if (more.length > 0 || lower?.low === undefined || upper?.high === undefined) return undefined;
  return { ...lower, ...upper };
}

function parseOneSide(text: string): Draft | undefined {
  const [, sign, bound] = ONE_SIDE.exec(text.trim()) ?? [];
  if (!sign || !bound) return undefined;
  const value = numberOf(bound);
  const word = sign.toLowerCase();
  if (word === '<' || word === 'below' || word === 'less than') {
    return { high: value, high_excluded: true };
  }
  if (word === '>' || word === 'above' || word === 'more than') {
    return { low: value, low_excluded: true };
  }
  return word === '≥' || word === '>=' || word === 'at least' ? { low: value } : { high: value };
}

/** Critical limits as written in brackets: `< 7, > 20`. */
export function parseCritical(text: string): Draft | undefined {
  const critical: Draft = {};
  for (const part of text.split(/\s*(?:,(?!\d)|\bor\b)\s*/i)) {
    const [, sign, bound] = LIMIT.exec(part.trim()) ?? [];
    const limit = sign === '<' ? 'critical_low' : 'critical_high';
    if (!bound || critical[limit] !== undefined) return undefined;
    critical[limit] = numberOf(bound);
  }
  return critical;
}

function numberOf(text: string): number {
  return parseWrittenNumber(text) ?? Number.NaN;
}

/**
 * The normal range in a report: `13-17`, `< 200`, `≥ 40`; empty when it has no limits. Its numbers have
 * the decimals of the text that the range was entered as: `4.6-8.0`.
 */
export function boundsText(
  { low, high, low_excluded, high_excluded }: LabRange,
  entered = '',
): string {
  const written = writtenLike(entered);
  if (low !== undefined && high !== undefined && !low_excluded && !high_excluded) {
    const between = low < 0 || high < 0 ? ' to ' : '-';
    return `${written(low)}${between}${written(high)}`;
  }
  const above = low === undefined ? null : `${low_excluded ? '>' : '≥'} ${written(low)}`;
  const below = high === undefined ? null : `${high_excluded ? '<' : '≤'} ${written(high)}`;
  return [above, below].filter((bound) => bound !== null).join(' and ');
}

function whoText(range: LabRange): string {
  return [range.sex ?? '', agesText(range)].filter(Boolean).join(' ');
}

/** Formats ranges so that `parseRanges` accepts them: `M: 13-17 (critical < 7, > 20); F: 12-15`. */
export function rangesText(ranges: readonly LabRange[], entered = ''): string {
  const written = writtenLike(entered);
  return ranges
    .map((range) => {
      const { critical_low, critical_high } = range;
      const limits = [
        critical_low === undefined ? '' : `< ${written(critical_low)}`,
        critical_high === undefined ? '' : `> ${written(critical_high)}`,
      ].filter(Boolean);
      const who = whoText(range);
      const critical = limits.length > 0 ? `(critical ${limits.join(', ')})` : '';
      const said = [boundsText(range, entered), critical].filter(Boolean).join(' ');
      return who === '' ? said : `${who}: ${said}`;
    })
    .join('; ');
}

/** The editable normal text of a parameter: its ranges, otherwise its text. */
export function normalText(parameter: {
  ranges: readonly LabRange[];
  normal_range: string;
}): string {
  const { ranges, normal_range } = parameter;
  return ranges.length > 0 ? rangesText(ranges, normal_range) : normal_range;
}
