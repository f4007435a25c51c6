import { drugParts, knownNames } from '../../medicines/drug-parts.ts';
import { type ListedDrug, matchDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import type { Lists } from './reading.ts';
import { splitLine } from './sig.rules.ts';
import { isComplaint } from './words.ts';

/** Inserts the missing spaces into `T.Dolo650 1-1-1(pc)x3d`. */
export function spaced(segment: string): string {
  return segment
    .replace(/^(t|tab|c|cap|syp|syr|inj)\.(?=[^\s.])/i, '$1. ')
    .replace(/[()]/g, ' ')
    .replace(/(\d)([x×])(?=\d)/gi, '$1 $2')
    .replace(/(\d)(?=(?:od|bd|bid|tds|tid|qid|hs|sos)\b)/gi, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/** `Give`, `Cont` or `1` belongs to the drug after it. */
export const isWhole = (before: string) => /\p{L}{3}/u.test(`${before} `.replace(REORDER, ' '));

export function isMedicineName<D extends ListedDrug, T extends ListedTest>(
  word: string,
  { drugs }: Lists<D, T>,
): boolean {
  if (word.length < 3 || isComplaint(word)) return false;
  const { substances } = drugParts(word);
  return substances.some(({ head }) => knownNames().has(head) || drugs.heads.has(head));
}

export function namesMedicine<D extends ListedDrug, T extends ListedTest>(
  segment: string,
  lists: Lists<D, T>,
): boolean {
  return wordsOf(segment).some((word) => isMedicineName(word, lists));
}

/** Whether a part continues the dosage of the drug before. */
export function continuesSig(segment: string): boolean {
  const { drug, sig, hasFrequency } = splitLine(` ${segment}`);
  if (drug === '' && (hasFrequency || sig.days !== null || sig.directions !== null)) return true;
  // `40 od x 5d, 30 od x 5d`: a bare number is the next step.
  if (STEP.test(segment) && hasFrequency) return true;
  return /^(?:repeat|then|followed|for)\b/i.test(segment);
}

export const STEP = /^\d+(?:\.\d+)?\s*(?:mg|mcg)?\s/i;

export const LEADING_FORM =
  /^(t|tab|tabs|tablet|c|cap|caps|capsule|syp|syr|syrup|susp|inj|injection|oint|ointment|cream|gel|drops?|lotion|sachet)\b\.?\s+\S/i;

export const REORDER =
  /^(?:cont(?:inue)?|start|add|give|tk)\b\.?\s+(?:(?:him|her|them|pt|patient)\s+)?/i;

/** Whether a part has the form of a drug order. */
export function isPrescription<D extends ListedDrug, T extends ListedTest>(
  written: string,
  lists: Lists<D, T>,
): boolean {
  const segment = written.replace(REORDER, '');
  if (LEADING_FORM.test(segment)) return true;
  if (isComplaint(segment)) return false;
  const { drug, sig, hasFrequency } = splitLine(segment);
  if (!/\p{L}{2}/u.test(drug) || (!hasFrequency && sig.days === null)) return false;
  if (matchDrug(lists.drugs, { name: drug }).kind !== 'none' || isMedicine(drug)) return true;
  // An unknown name counts as a drug only when it has the form of an order.
  return hasFrequency && sig.days !== null && drug.split(/\s+/).length <= 3;
}

function isMedicine(name: string): boolean {
  return drugParts(name).substances.some(({ head }) => knownNames().has(head));
}
