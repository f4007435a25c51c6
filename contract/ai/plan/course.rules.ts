import { readDirections } from '../../medicines/read-directions.rules.ts';
import { onTwoLines } from '../ai.messages.ts';
import type { Asked, PlannedLine } from './planned.ts';

const DIRECTIONS_MOST = 500;
const DAYS_SAID = /\b\d+\s*(?:days?|d|weeks?|wks?|months?)\b|\bday\s*\d/i;
const NEXT = /\b(?:then|followed by|there ?after|after that|next|from day|day \d|taper|loading)\b/i;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** One step of a course in words: `twice a day for 3 days`. */
function stepText({ directions_to_use, tabletsPerDay, ...days }: PlannedLine): string {
  const { numberOfDays, daysAssumed } = days;
  const said = directions_to_use?.replace(/^then\s+/i, '') || `${tabletsPerDay} a day`;
  return daysAssumed || DAYS_SAID.test(said) ? said : `${said} for ${daysText(numberOfDays)}`;
}

/** Joins consecutive lines of one drug into one line; null when the text would be too long. */
export function courseOf(lines: readonly PlannedLine[]): PlannedLine | null {
  const [first] = lines;
  if (!first) return null;
  const [begin = '', ...others] = lines.map(stepText);
  return joined(lines, {
    tabletsPerDay: Math.max(...lines.map(({ tabletsPerDay }) => tabletsPerDay)),
    numberOfDays: sum(lines.map(({ numberOfDays }) => numberOfDays)),
    directions: [begin, ...others.map((one) => `then ${lowered(one)}`)].join(', '),
  });
}

/** Joins lines of one drug for the same days: `1 in the morning, and 2 at night`. */
function togetherOf(lines: readonly PlannedLine[]): PlannedLine | null {
  const [begin = '', ...others] = lines.map(
    ({ directions_to_use, tabletsPerDay }) =>
      `${/^[\d½]/.test(directions_to_use ?? '') ? '' : `${tabletsPerDay} `}${lowered(directions_to_use ?? '')}`,
  );
  return joined(lines, {
    tabletsPerDay: sum(lines.map(({ tabletsPerDay }) => tabletsPerDay)),
    numberOfDays: lines[0]?.numberOfDays ?? 1,
    directions: [begin, ...others].join(', and '),
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function joined(
  lines: readonly PlannedLine[],
  to: { tabletsPerDay: number; numberOfDays: number; directions: string },
): PlannedLine | null {
  const [first] = lines;
  if (!first || to.directions.length > DIRECTIONS_MOST) return null;
  const { daysAssumed: _, ...line } = first;
  return {
    ...line,
    ...(lines.every(({ daysAssumed }) => daysAssumed) && { daysAssumed: true }),
    tabletsPerDay: to.tabletsPerDay,
    numberOfDays: to.numberOfDays,
    quantity: sum(lines.map(({ quantity }) => quantity)),
    directions_to_use: to.directions,
  };
}

const doseKey = (line: PlannedLine) =>
  [
    line.quantity,
    line.tabletsPerDay,
    line.numberOfDays,
    (line.directions_to_use ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}½]+/gu, ' ')
      .trim(),
  ].join('|');

/** Morning and night of the same days are two parts of one dose. */
function areTogether(lines: readonly PlannedLine[]): boolean {
  const moments = lines.map(
    ({ directions_to_use }) => readDirections(directions_to_use ?? '')?.moments ?? [],
  );
  const all = moments.flat();
  const isSameSpan = lines.every(({ numberOfDays }) => numberOfDays === lines[0]?.numberOfDays);
  const isEachOnce = moments.every((one) => one.length > 0) && new Set(all).size === all.length;
  const isPlain = lines.every((line) => line.quantity === line.tabletsPerDay * line.numberOfDays);
  return isSameSpan && isEachOnce && isPlain;
}

/** A requested line and its position in the answer. */
export type WishedLine = {
  readonly line: PlannedLine;
  /** Whether the days were written, not assumed. */
  readonly hasDays: boolean;
  readonly call: number;
};

/**
 * Merges the lines of one drug: duplicates become one line, and so do parts of a day and steps of a
 * course that the answer states in words. Anything else becomes a question. Nothing is dropped.
 */
export function oneLineOf(wished: readonly WishedLine[]): PlannedLine | Asked<PlannedLine> {
  // Of two equal doses, the one with written days stays.
  const writtenLast = wished.toSorted((one, other) => Number(one.hasDays) - Number(other.hasDays));
  const byDose = new Map(writtenLast.map((one) => [doseKey(one.line), one]));
  const different = wished.filter((one) => byDose.get(doseKey(one.line)) === one);
  const lines = different.map(({ line }) => line);
  const [first] = lines;
  if (!first) throw new RangeError('A drug without a line.');
  if (lines.length === 1) return first;
  const isOneCall = different.every(({ call }) => call === different[0]?.call);
  const haveDays = different.every(({ hasDays }) => hasDays);
  const together = areTogether(lines) ? togetherOf(lines) : null;
  const course = haveDays && !together ? courseOf(lines) : null;
  const saysNext = lines.some(({ directions_to_use }) => NEXT.test(directions_to_use ?? ''));
  if (together && isOneCall) return together;
  if (course && isOneCall && saysNext) return course;
  const choices = [together ?? course, ...lines].filter((one) => one !== null);
  return {
    written: first.name,
    why: onTwoLines(first.name),
    options: choices.map((choice, at) => ({
      id: `${choice.drug_id}#${at}`,
      name: `${choice.directions_to_use ?? `${choice.tabletsPerDay} a day`} (${choice.quantity} in ${daysText(choice.numberOfDays)})`,
      choice,
    })),
    otherwise: lines.map((line) => `${line.name} – ${stepText(line)}`).join('\n'),
  };
}
