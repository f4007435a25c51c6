import { compositionOf } from '../../../safety/ingredients.rules.ts';
import { isWeeklyTakenDaily } from '../../../safety/weekly-drugs.rules.ts';
import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import { matchDrug } from '../../matching/match-drug.rules.ts';
import type { ListedTest } from '../../matching/match-test.rules.ts';
import { type SplitLine, splitLine } from '../dosage/dosage.rules.ts';
import { isInUnits } from '../insulin.rules.ts';
import { namesMedicine } from '../part-shapes.rules.ts';
import type { Lists } from '../reading.ts';
import { type Step, stepsOf } from '../steps.rules.ts';
import { isBareCondition } from './conditions/conditions.rules.ts';

/** `5-10 ml tds`, `4-6 u`: a person decides how much; `2-2 drops` is one dose. */
const RANGE_OF_DOSE =
  /(?<![\d./-])(\d+(?:\.\d+)?)\s*(?:-|–|to|or)\s*(?!\1(?![\d.]))\d+(?:\.\d+)?\s*(?:u|iu|units?|ml|tsp|tabs?|tablets?|caps?|puffs?|drops?|sachets?)(?!\p{L})|\bsliding\s+scale\b/iu;
/** `2 nos tds`: pieces a time, or all of them. */
const PIECES_OR_ALL = /\d\s*nos\b/i;
/** Days of the week without `once a week`: not each day. */
const WEEKDAY =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|itwar|(?:ravi|som|mangal|budh|guru|shukra|shani)v?war|(?:every|each|on|har)\s+(?:sun|mon|tue|wed|thu|fri|sat)|(?:mon|tue|wed|thu|fri)\s+(?:to\s+)?(?:tue|wed|thu|fri|sat|sun))\b/i;
/** `monthly`, `every 10 days`, `15 din me`: an interval that no rule reads. */
const UNREAD_DAYS =
  /\b(?:(?<!then\s+)monthly|fortnightly|bi-?weekly|every\s+(?:\d+|two|three|four|ten)\s*(?:d|days?|weeks?|months?)|every\s+(?:month|fortnight)|(?:once|twice|\d\s*times?)\s+(?:a|in\s+an?|in\s+\d+|per)\s+(?:months?|fortnight|days)|har\s+\d*\s*(?:din|haft[ea]|mah[ie]n[ae])|\d+\s*(?:din|haft[ea])\s*me(?:in)?|mah[ie]n[ae]\s*me(?:in)?)(?!\p{L})/iu;
const CHECK = '(?:bp|sugar|fbs|ppbs|rbs|weight|wt|inr|tsh|hba1c|lft|kft|rft|cbc)';
/** `come on sunday`, `bp check every 15 days`: days of the patient's return or of a check. */
const RETURN_DAYS = new RegExp(
  [
    String.raw`\b(?:come|review|rv|r\/v|f\/?u|follow[\s-]?up|visit|meet)\s+(?:back\s+)?(?:on\s+|every\s+)?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b`,
    String.raw`\b${CHECK}\s+(?:check\s+)?(?:monthly|fortnightly|every\s+(?:month|\d+\s*(?:days?|weeks?|months?)))\b`,
    String.raw`\bhar\s+(?:mah[ie]n[ae]|haft[ea])\s+${CHECK}\s+check\b`,
  ].join('|'),
  'giu',
);
/** `300 bd cont`: for how long is not said. */
const CONTINUED = /(?<=\S\s)(?:to\s+)?(?:cont(?:inued?)?|ct)\b(?!\s+\p{L}*ing)/iu;
/** `pan 40 15 tab`: all of them, and neither how often nor for how long. */
const PIECES_OF_ALL = /\d\s*(?:tab(?:let)?s?|cap(?:sule)?s?)(?!\p{L})|#\s*\d|(?:no|qty)\.?\s*\d/iu;
const SELDOM = /week|every other day/i;
/** `azee500od3dtab`: names without spaces between them. */
const RUN_TOGETHER = /\p{L}\d+(?:od|bd|bid|tds|tid|qid|hs|sos)\d*\s?(?:d|days?)?\p{L}{2}/iu;
/** `vaginal suppository`: where and in which form, but no name. */
const SITE_ALONE =
  /^(?:(?:vaginal|rectal|nasal|oral|topical|eye|ear|scalp|tab(?:let)?s?|cap(?:sule)?s?|cream|gel|oint(?:ment)?|drops?|spray|lotion|suppositor(?:y|ies)|pessar(?:y|ies)|syrup|syp|inj(?:ection)?|inhaler|solution|wash)\.?\s*)+$/i;
/** The word before it may be a name, or the complaint. */
const AT_SITE = /\s(?:vaginal|rectal)(?!\p{L})/iu;
const FORM_ALONE = /^(?:tab(?:let)?s?|cap(?:sule)?s?|inj(?:ection)?s?|syp|syr(?:up)?|[tc])\.?$/i;

/** `humalog 6 6 6`: doses of a day, or strengths. */
const NUMBERS = /(?<![\d./-])\d{1,3}\s+\d{1,3}\s+\d{1,3}$/;
/** Insulin is dosed in units: a number behind its name is none of its strengths, except in `mix 25`. */
const NUMBER_OF_UNITS = /(?<!\bmix)\s\d{1,3}$/i;

/** `novomix 30 10-0-8` */
const SLOTS = /\d\s*-\s*\d+\s*-\s*\d/;
/** `mixtard 10/6 units`: two doses, or a mixture. */
const TWO_DOSES = /\d\/\d+\s*(?:u|iu|units?)(?!\p{L})/iu;

function hasNumbersInName<D extends ListedDrug, T extends ListedTest>(
  drug: string,
  text: string,
  lists: Lists<D, T>,
): boolean {
  if (NUMBERS.test(drug)) return true;
  const isNumbered = !isInUnits(text) && (NUMBER_OF_UNITS.test(drug) || SLOTS.test(drug));
  if (!isNumbered && !TWO_DOSES.test(text)) return false;
  // One of the list is asked by its name.
  if (matchDrug(lists.drugs, { name: drug }).kind !== 'none') return false;
  return drug.split(' ').some((one) => compositionOf(one).ingredients.includes('insulin'));
}

/** `kal se agar bukhar rahe`: a condition, whenever it begins. */
const FROM_TOMORROW =
  /^(?:from\s+)?(?:kal|parso|tomorrow|\d+\s*(?:din|days?)\s+(?:baad|later))(?:\s+se)?\s+/i;

/** Whether an order leaves its medicine, whether it is needed, how much, how often or on which days to a person. */
export function leavesDoseOpen<D extends ListedDrug, T extends ListedTest>(
  text: string,
  lists: Lists<D, T>,
): boolean {
  const { drug, hasFrequency, sig, aside } = splitLine(text);
  const isSeldom = SELDOM.test(sig.directions ?? '');
  const dosage = text.replace(RETURN_DAYS, ' ');
  return (
    RANGE_OF_DOSE.test(text) ||
    isBareCondition(aside.replace(FROM_TOMORROW, '')) ||
    RUN_TOGETHER.test(drug) ||
    SITE_ALONE.test(drug) ||
    (sig.days === null && sig.quantity === null && CONTINUED.test(text)) ||
    isCountAlone(text, { hasFrequency, sig }) ||
    hasNumbersInName(drug, text, lists) ||
    (hasFrequency && PIECES_OR_ALL.test(text) && !isCountOfAll(text, sig)) ||
    (!isSeldom && (WEEKDAY.test(dosage) || UNREAD_DAYS.test(dosage))) ||
    stepsOf(text).some((one) => isTakenTooOften(one) || isUndosed(one, lists))
  );
}

const isCountAlone = (
  text: string,
  { hasFrequency, sig }: Pick<SplitLine, 'hasFrequency' | 'sig'>,
) =>
  sig.quantity !== null &&
  !hasFrequency &&
  sig.days === null &&
  sig.directions === null &&
  PIECES_OF_ALL.test(text);

/** `bd 5d 10 nos`: the pieces of all days. */
function isCountOfAll(text: string, { perDay, days }: Step['sig']): boolean {
  const [, pieces] = /(\d+)\s*nos\b/i.exec(text) ?? [];
  return perDay !== null && days !== null && days > 1 && Number(pieces) === perDay * days;
}

/** Methotrexate `od`: a medicine that is taken once a week is asked when it would be daily. */
const isTakenTooOften = ({ drug, sig }: Step): boolean =>
  isWeeklyTakenDaily({
    drug_id: '',
    // Without a strength, it may be the weekly one.
    name: /\d/.test(drug) ? inFull(drug) : `${inFull(drug)} 1000 mg`,
    description: null,
    tabletsPerDay: sig.perDay ?? 1,
    // Without days, a frequency is for more than one.
    numberOfDays: sig.days ?? (sig.perDay === null ? 1 : 2),
    directions_to_use: sig.directions,
  });

/** The names of a weekly medicine that the tables of interactions do not have. */
const inFull = (name: string) =>
  name.replace(/\balendronate\b/i, 'alendronic acid').replace(/\bmtx\b/i, 'methotrexate');

/** `tab found in pocket`: a form and words that are neither a known medicine nor a dosage. */
const isUndosed = <D extends ListedDrug, T extends ListedTest>(
  { drug, sig }: Step,
  lists: Lists<D, T>,
): boolean =>
  (FORM_ALONE.test(drug) ||
    AT_SITE.test(drug) ||
    (sig.perDay === null &&
      sig.days === null &&
      sig.quantity === null &&
      sig.directions === null &&
      !/\d/.test(drug))) &&
  !namesMedicine(drug, lists) &&
  matchDrug(lists.drugs, { name: drug }).kind === 'none';
