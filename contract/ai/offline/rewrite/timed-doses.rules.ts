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
