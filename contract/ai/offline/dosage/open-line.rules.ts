import { SLIP } from '../doubts/words.ts';
import { OFTEN } from './frequencies.ts';
import { hasUnreadInterval } from './intervals.rules.ts';
import type { SigLine } from './line.ts';

/** A number left over after the name belongs to another drug or another dose of the day. */
const SECOND_STRENGTH = /(?<![\d./-])\d{3,}(?![\d/-])|(?<![\d./])\d+(?:\.\d+)?\s*(?:mg|mcg|gm?)\b/i;
/** `5-7 days`: a person decides how many. */
const RANGE_OF_DAYS =
  /(?<![\d/-])\d{1,2}\s*(?:-|–|to|or)\s*\d{1,2}\s*(?:days?|dys|d|din|weeks?|wks?|months?)(?!\p{L})/iu;
/** `one now and one at night`, `wash in the morning`: more than one frequency. */
const OTHER_DOSE = /\bnow\b|\band\s+[\d½]|\bwash(?:ed)?\b|\bovernight\b/i;
/** `15 mg/kg`: the dose of this patient is not said. */
const BY_WEIGHT = /\/\s*kg\b|\bper\s+kg\b/i;
/** `day 2 to 5`, `day 1 and day 8`. */
const DAYS_BY_NUMBER = /\bdays?\s*\d+\s*(?:to|-|–|and|&|,|\s)\s*(?:day\s*)?\d/i;

/** `od except sunday`, `5 days a week`: not each day, and not by an interval. */
const NOT_EACH_DAY =
  /\b(?:except|excluding|other\s+than|barring|chh?od\s*k[ae]r?e?)\b|\b[2-6]\s*days?\s*(?:\/|in\s+a|a|per)\s*(?:wk|week)\b/i;

/** `40 no 80 od`, `3d no 5 days`: a correction, and a person decides which number holds. */
const CORRECTED = new RegExp(
  String.raw`\b(?:no|nahi|${SLIP}|make\s+(?:it|that)|rather|wait)[\s,.:-]+\d+(?:\.\d+)?\s*(?:mg|mcg|ml|${OFTEN}|d|days?|w|wks?|weeks?|m|months?)\b`,
  'i',
);

/** Whether the words leave the dose or its days open. */
export function isOpen(
  text: string,
  line: SigLine,
  { aside, hasFrequency }: { aside: string; hasFrequency: boolean },
): boolean {
  const { remark } = line;
  return (
    line.hasPieceBehind(aside) ||
    line.isReadTwice() ||
    line.hasOtherDuration() ||
    hasUnreadInterval(line.stretches, { hasFrequency }) ||
    [CORRECTED, RANGE_OF_DAYS, BY_WEIGHT, DAYS_BY_NUMBER, NOT_EACH_DAY].some((one) =>
      one.test(text),
    ) ||
    [SECOND_STRENGTH, OTHER_DOSE].some((one) => one.test(remark))
  );
}
