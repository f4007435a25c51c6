/** The times of a day, in the order of `1-0-1`; the one in the evening is written only where it is named. */
const TIMES: readonly (readonly [RegExp, 0 | 1 | 2 | 3])[] = [
  [/^(?:mo|mrng|mng|am$)/i, 0],
  [/^(?:after|noon)/i, 1],
  [/^eve/i, 2],
  [/^(?:ni|bed)/i, 3],
];
const TIME = String.raw`(morn(?:ing)?|mor|mrng|mng|(?:after)?noon|eve(?:ning)?|night|nite|bed\s?time)`;
/** At most four, with halves: more are units or a strength. */
const AMOUNT = String.raw`([1-4]|½|1\/2|half|[1-3]½|[1-3]\.5)`;
const DOSE = String.raw`${AMOUNT}\s*(?:tab(?:let)?s?|cap(?:sule)?s?)?\.?\s*(?:(?:in|at)\s+(?:the\s+)?)?${TIME}`;
/** Behind a single digit, a fraction may be a part of its number: `2 1/2`. */
const START = String.raw`(?<![\p{L}\d./½-])(?<!(?:^|\s)\d\s+(?=½|1\/2|half))`;
const DOSES = new RegExp(
  String.raw`${START}${DOSE}(?:\s*(?:[,&+]|and\b)?\s*${DOSE}){1,3}(?![\p{L}\d])`,
  'giu',
);
const EACH = new RegExp(DOSE, 'giu');
/** A time or a meal outside the run, or an amount before a word that is not a unit: the run lacks a dose. */
const OTHER_TIME =
  /\b(?:morn\w*|mor|mrng|mng|\w*noon|eve\w*|nights?|nite|bed\s?time|hs|bf|bbf|abf|break\s?fast|lunch|dinner|supper|tea|subah|subeh|dop[ae]h?[ae]r|sha+m|ra+t|stomach|o'?clock)\b|\d\s*[ap]\.?m\b|[\u0900-\u097f]/iu;
const OTHER_AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d./-])${AMOUNT}\s+(?!(?:d|days?|w|wks?|weeks?|m|months?|din|mg|mcg|g|gm|ml|iu|%)(?![\p{L}]))\p{L}`,
  'iu',
);

function isWhole(text: string): boolean {
  const rest = text.replace(DOSES, '|');
  return !OTHER_TIME.test(rest) && !OTHER_AMOUNT.test(rest);
}

/**
 * Rewrites doses by their times as `1-0-1`: `1 morning 1 night`, `1 tab in the morning and 2 at night`. A time that is
 * named twice stays as it is, and so does a text with another dose beside the run.
 */
export const inSlots = (text: string): string =>
  text.replace(DOSES, (whole) => {
    if (!isWhole(text)) return whole;
    const slots: (string | undefined)[] = [];
    for (const [, amount = '', time = ''] of whole.matchAll(EACH)) {
      const slot = TIMES.find(([word]) => word.test(time))?.[1];
      if (slot === undefined || slots[slot] !== undefined) return whole;
      slots[slot] = /^half$/i.test(amount) ? '½' : amount;
    }
    const [morning = '0', noon = '0', evening, night = '0'] = slots;
    return [morning, noon, ...(evening === undefined ? [] : [evening]), night].join('-');
  });

/** Times of the day in Hindi, and `hs`, which `raat ko` has become before. */
const IN_HINDI: readonly (readonly [RegExp, string])[] = [
  [/\bsubah\b/gi, 'morning'],
  [/\bdop[ae]h?[ae]r\b/gi, 'noon'],
  [/\bsha+m\b/gi, 'evening'],
  [/\b(?:hs|ra+t)\b/gi, 'night'],
];
/** A name with its strength. */
const NAME = String.raw`(?:(?:(?:tab|cap|t|c)\.?\s+)?\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}\d-]*){0,2}?(?:\s+\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?|\d{2,})\s*(?:mg|mcg|g)?)`;
const MEAL = String.raw`(?:(?:after|before|with)\s+(?:food|meals?)|pc|ac)`;
const DAYS = String.raw`(?:(?:x|×|for)\s*)?\d{1,3}\s*(?:d|days?|w|wks?|weeks?|m|mths?|months?)`;
const CLOSED = new RegExp(
  String.raw`^${NAME}\s+${DOSE}(?:\s*(?:[,&+]|and\b)?\s*${DOSE}){1,3}(?:(?:\s+${MEAL})?(?:\s+${DAYS})?|\s+${DAYS}\s+${MEAL})$`,
  'iu',
);

/**
 * `Metformin 500 1 morning 1 night 30 days` as `Metformin 500 1-0-1 30 days`; null unless the whole text is a name
 * with a strength, a number at each time of the day, and at most a meal and the days. What else stands there may be
 * another dose: `2 each`, `sunday`, `2 tabs`.
 */
export function inSlotsIfClosed(text: string): string | null {
  const english = IN_HINDI.reduce((all, [hindi, time]) => all.replace(hindi, time), text.trim());
  if (!CLOSED.test(english)) return null;
  const read = inSlots(english);
  return read === english ? null : read;
}
