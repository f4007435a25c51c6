import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import type { ListedTest } from '../../matching/match-test.rules.ts';
import { inFigures, partsOf, sentencesOf } from '../clauses.rules.ts';
import { type SplitLine, splitLine } from '../dosage/dosage.rules.ts';
import { isStep, LEADING_FORM, namesMedicine, STEP, spaced } from '../part-shapes.rules.ts';
import { piecesOf } from '../pieces.rules.ts';
import type { Lists } from '../reading.ts';
import { inShorthand } from './hinglish.rules.ts';

/** A line of the note with the lines behind it that continue its last medicine. */
export type Row = {
  readonly text: string;
  /** Whether a line behind may belong to the last medicine, which is then asked. */
  readonly isOpen: boolean;
};

const STRENGTH_ALONE = /^\d+(?:\.\d+)?\s*(?:mg|mcg|gm?|ml|iu|%)?\.?$/i;
/** `x 1` and `month` behind it. */
const UNIT_ALONE =
  /^(?:mg|mcg|ml|tabs?|caps?|d|days?|din|w|wks?|weeks?|m|mths?|months?|tsp|puffs?|drops?)\.?(?=\s|$)/i;

/** The last medicine of a text without a row to continue it; null where the text ends with something else. */
function lastDrug<D extends ListedDrug, T extends ListedTest>(
  text: string,
  lists: Lists<D, T>,
): SplitLine | null {
  const part = partsOf(sentencesOf(text).at(-1) ?? '').at(-1) ?? '';
  const { text: last = '', kind } =
    piecesOf(spaced(inShorthand(inFigures(part))), lists).at(-1) ?? {};
  const isDrug = kind === 'drug' || LEADING_FORM.test(last) || namesMedicine(last, lists);
  return kind !== 'tests' && isDrug ? splitLine(last) : null;
}

/** `only sos if pain`, `if pain sos`: taken when needed, whatever stands before the word. */
const SOS_LINE =
  /^(?:(?:only|just|take|give|and|but)\s+)*(?=(?:sos|s\.o\.s|prn)\b)|^(?:if|for|agar|when)\s+(?:\S+\s+){1,3}(?=(?:sos|prn)\.?$)/i;

/** The dosage of a line that begins with one and has no name; null for any other. */
function dosageOf(line: string): SplitLine | null {
  const text = spaced(inShorthand(inFigures(line)));
  const [before = ''] = SOS_LINE.exec(text) ?? [];
  const read = splitLine(` ${text.slice(before.length)} ${before}`);
  const { hasFrequency, sig } = read;
  const isDosage = hasFrequency || sig.days !== null || sig.quantity !== null || sig.unit !== null;
  if (read.drug === '' && isDosage) return read;
  if (STRENGTH_ALONE.test(text)) return read;
  return isStep(text) ? splitLine(` ${text.replace(STEP, '')}`) : null;
}

/** The way in which a dosage on the next line belongs to the medicine before it; null where it does not. */
function joint(before: SplitLine, line: string): ' ' | ', ' | 'open' | null {
  const dosage = dosageOf(line);
  if (dosage === null) return null;
  const isComplete = before.hasFrequency && before.sig.days !== null;
  const { sig, hasFrequency } = dosage;
  if (dosage.aside !== '' || before.aside !== '') {
    const isOnce = /when needed|at once/i.test(before.sig.directions ?? '');
    const isMissing =
      (hasFrequency && !before.hasFrequency) ||
      (sig.days !== null && before.sig.days === null && !isOnce);
    return isMissing ? 'open' : null;
  }
  if (STRENGTH_ALONE.test(line)) return /\d/.test(before.drug) || isComplete ? null : ' ';
  if (isComplete && isStep(line)) return ', ';
  // The same days twice are one duration.
  return !hasFrequency && isComplete && sig.days === before.sig.days ? null : ' ';
}

/** Longer than a medicine that is taken when needed. */
const LONG_DAYS = 7;

/**
 * Whether `only sos if pain` on a line of its own may be of another medicine than the one above, which is taken
 * regularly: `telma 40 od 30d`, or the last of several.
 */
function isDoubtfulSos(before: SplitLine, line: string, isOneOfSeveral: boolean): boolean {
  const isSos = /when needed/i.test(dosageOf(line)?.sig.directions ?? '');
  return isSos && before.hasFrequency && (isOneOfSeveral || (before.sig.days ?? 0) > LONG_DAYS);
}

/**
 * Joins the rows that are broken over lines: `azee 500 od` and `3 days` behind it are one row. Where the dosage on its
 * own line may be of another medicine, the row is open.
 */
export function rowsOf<D extends ListedDrug, T extends ListedTest>(
  lines: readonly string[],
  lists: Lists<D, T>,
): readonly Row[] {
  if (lines.length < 2) return lines.map((text) => ({ text, isOpen: false }));
  const rows: (Row & { readonly isJoined: boolean })[] = [];
  let isDosageFirst = false;
  for (const written of lines) {
    const line = written.trim();
    const row = rows.at(-1);
    const isUnit = UNIT_ALONE.test(line) && /\d$/.test(row?.text.trim() ?? '');
    const before = row && (isUnit || dosageOf(line)) ? lastDrug(row.text, lists) : null;
    const isOneOfSeveral = rows.slice(0, -1).some(({ text }) => lastDrug(text, lists) !== null);
    const isDoubtful = before !== null && isDoubtfulSos(before, line, isOneOfSeveral);
    const how = isDoubtful ? 'open' : before && (isUnit ? ' ' : joint(before, line));
    if (row && (how === ' ' || how === ', ')) {
      rows[rows.length - 1] = { ...row, text: `${row.text.trim()}${how}${line}`, isJoined: true };
      continue;
    }
    if (row && how === 'open') rows[rows.length - 1] = { ...row, isOpen: true };
    // A dosage on a line in front of its name: those behind are of the next name, too.
    isDosageFirst ||= before === null && isDosageAlone(line);
    rows.push({ text: written, isOpen: false, isJoined: false });
  }
  const isBare = (text: string) => lastDrug(text, lists)?.hasFrequency === false;
  const joined: Row[] = [];
  for (const { text, isOpen, isJoined } of rows) {
    const row = { text, isOpen: isOpen || (isDosageFirst && (isJoined || isBare(text))) };
    const before = isJoined ? joined.at(-1) : undefined;
    // The days on a line of their own may be those of the rows before, which are asked in one sentence.
    if (before && isWithoutDays(lastDrug(before.text, lists))) {
      joined[joined.length - 1] = { ...row, text: `${before.text.trim()}, ${text.trim()}` };
    } else joined.push(row);
  }
  return joined;
}

const isDosageAlone = (line: string): boolean => {
  const dosage = dosageOf(line);
  return dosage?.aside === '' && dosage.hasFrequency;
};

const isWithoutDays = (drug: SplitLine | null) =>
  drug?.hasFrequency === true && drug.sig.days === null && drug.aside === '';
