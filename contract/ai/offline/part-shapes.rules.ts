import { drugParts, knownNames } from '../../medicines/drug-parts.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import { matchDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import { isComplaint } from './complaint-words.ts';
import { splitLine } from './dosage/dosage.rules.ts';
import { DAYS_OR_WEEKS, OFTEN } from './dosage/frequencies.ts';
import { isRepetition } from './dosage/repeats.rules.ts';
import type { Lists } from './reading.ts';

const PUFFS_BEFORE = new RegExp(
  String.raw`(?<!(?<!\d)[1-8]\s*)\b(puffs?|sprays?)\s+([1-8])(?:\s*-\s*\2)?(?=\s+(?:${OFTEN}|sos|prn|stat|daily|once|twice|thrice|[1-6]\s+times)\b|\s*$)`,
  'gi',
);

/** Inserts the missing spaces into `T.Dolo650 1-1-1(pc)x3d`. */
export function spaced(segment: string): string {
  return (
    segment
      .replace(/(?<=^|\s)(t|tab|c|cap|syp|syr|inj)\.(?=\p{L}{2})/giu, '$1. ')
      // `OD (5)`: the number in brackets is the quantity.
      .replace(/\(\s*(\d{1,3})\s*\)/g, ' #$1 ')
      .replace(/[()]/g, ' ')
      .replace(/\be\/d\b/gi, 'eye drops')
      .replace(/\be\/o\b/gi, 'eye ointment')
      .replace(/\bn\/d\b/gi, 'nasal drops')
      // `puffs 2 qid`
      .replace(PUFFS_BEFORE, '$2 $1')
      .replace(/(\d)([x×])(?=\d)/gi, '$1 $2')
      .replace(/\b((?:\d+)?(?:od|bd|bid|tds|tid|qid|hs))(?=[x×*]\s*\d)/gi, '$1 ')
      // `telma40od30d`, `dolo650tdsx3d`, `amlodipine5mgod x30days`
      .replace(
        /(\d(?:mg|mcg|gm?|ml|iu)?)(od|bd|bid|tds|tid|qid|hs|sos)(?=\b|[x×*]?\s*\d+\s*(?:d|days?|w|wks?|weeks?|m|mths?|months?)\b)/gi,
        '$1 $2 ',
      )
      // `azee500mg`
      .replace(/(?<=\p{L}{3})(?=\d+(?:\.\d+)?(?:mg|mcg|ml)(?!\p{L}))/giu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/** Words already looked up, for each clinic's list. */
const LOOKED_UP = new WeakMap<object, Map<string, boolean>>();
const LOOKED_UP_MOST = 5_000;

/** Whether a word is a medicine's name, whether or not the clinic has it. */
export function isMedicineName<D extends ListedDrug, T extends ListedTest>(
  word: string,
  { drugs }: Lists<D, T>,
): boolean {
  const before = LOOKED_UP.get(drugs) ?? new Map<string, boolean>();
  LOOKED_UP.set(drugs, before);
  const known = before.get(word);
  if (known !== undefined) return known;
  const isName = lookUp(word, drugs);
  if (before.size >= LOOKED_UP_MOST) before.clear();
  before.set(word, isName);
  return isName;
}

function lookUp<D extends ListedDrug>(word: string, drugs: DrugIndex<D>): boolean {
  if (word.length < 3 || isComplaint(word)) return false;
  const { substances } = drugParts(word);
  return substances.some(
    ({ head }) => knownNames().has(head) || drugs.heads.has(head) || drugs.firstWords.has(head),
  );
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
  return /^(?:repeat|then|followed|for)\b/i.test(segment) || isRepetition(segment);
}

export const STEP = /^\d+(?:\.\d+)?\s*(?:mg|mcg)?\s/i;

const BARE_STEP = new RegExp(
  String.raw`^(?:(?:and|then)\s+)?\d+(?:\.\d+)?\s*(?:mg|mcg)?\s+(?:(?:x|×|for)\s*)?\d+\s*(?:${DAYS_OR_WEEKS})\s*\.?$`,
  'i',
);
/** `30 x 3d`: a strength and days, but not how often; the next step of the medicine before it, which is asked. */
export const isBareStep = (segment: string): boolean => BARE_STEP.test(segment);

/** A strength with its dosage: `5 od 3d`, but not `5 mg amlodipine od`. */
export const isStep = (segment: string): boolean =>
  STEP.test(segment) && splitLine(` ${segment.replace(STEP, '')}`).drug === '';

export const LEADING_FORM =
  /^(?:(?:t|c)\b\.?\s+(?=\p{L}{3})|(?:tab|tabs|tablet|cap|caps|capsule|syp|syr|syrup|susp|inj|injection|oint|ointment|cream|gel|drops?|lotion|sachet|neb)\b\.?\s+\S)/iu;

export const REORDER =
  /^(?:(?:(?:for\s+)?(?:her|him)|and|so|hence|now|also|only|sirf|then|cont(?:inue)?|ct|start|add|give|take|tk|put|apply|use|repeat|rpt|restart|resume|to|on|(?:switch|change|shift)(?:ed)?\s+to)\b[.:]?\s+)+(?:(?:him|her|them|pt|patient|with|on)\s+)*/i;

/** Medicines that are written without a dose: `ORS`, `ARV d0`, `permethrin cream at night`. */
const DOSELESS =
  /^(?:(?:give|start|add|only|plus|also|with|inj|vaccine)\s+)*(?:ors|electral|walyte|arv|rabipur|abhayrab|verorab|tt|td|\p{L}{4,}(?:\s+\p{L}+)?\s+(?:cream|crm|oint(?:ment)?|lotion|gel|shampoo|drops?|inh(?:aler)?|soap|powder))(?!\p{L})/iu;
/** Whether a part names a medicine that is usual without a dose; it is asked. */
export const isDoseless = (text: string): boolean => DOSELESS.test(text);

/** Whether a part has the form of a drug order. */
export function isPrescription<D extends ListedDrug, T extends ListedTest>(
  written: string,
  lists: Lists<D, T>,
): boolean {
  const segment = written.replace(REORDER, '');
  if (LEADING_FORM.test(segment)) return true;
  if (isComplaint(segment)) return false;
  // Insulin in units is an order, although it may lack its days.
  if (/\d\s*(?:u|iu|units?)\b/i.test(segment) && namesMedicine(segment, lists)) return true;
  const { drug, sig, hasFrequency } = splitLine(segment);
  if (!/\p{L}{2}/u.test(drug)) return false;
  if (!hasFrequency && sig.days === null && !sig.isCounted) return false;
  if (matchDrug(lists.drugs, { name: drug }).kind !== 'none' || isMedicine(drug)) return true;
  // An unknown name counts as a drug only when it has the form of an order.
  return (
    hasFrequency && sig.days !== null && /\p{L}{4}/u.test(drug) && drug.split(/\s+/).length <= 3
  );
}

function isMedicine(name: string): boolean {
  return drugParts(name).substances.some(({ head }) => knownNames().has(head));
}
