import { splitLine } from './dosage.rules.ts';

const END = String.raw`(?![\p{L}\d])`;
/** Times of the day that `frequencies.ts` reads. */
const READ = String.raw`(?:morning|subah|evening|shaam|sham|night|raat|hs|bed\s*time)`;
/** Times that it doesn't read, or reads without counting them. */
const UNREAD = String.raw`(?:mr?ng|morn|noon|afternoon|dopaha?r|dopeher|eve|evng?|nt|ngt|nite|\d{1,2}\s*[ap]m)`;
const AMOUNT = String.raw`(?<![\p{L}\d/.-])(?:\d+(?:\.\d+)?|½|1\/2)\s*(?:u|iu|units?|tabs?|tablets?|caps?|ml|drops?|puffs?)?`;
const MOMENT = new RegExp(String.raw`(?<!\p{L})${READ}${END}`, 'iu');
const TIMES = new RegExp(
  String.raw`(${AMOUNT}\s*(?:(?:at|in\s+the)\s+)?)?(?<!\p{L})(?:${READ}|(${UNREAD}))${END}`,
  'giu',
);
const UNREAD_TIME = new RegExp(String.raw`(?<!\p{L})${UNREAD}${END}`, 'iu');
const BARE = new RegExp(String.raw`^(?:(?:and|&|\+)\s*)?${AMOUNT}\s*\p{L}*$`, 'iu');
/** `75 1 morning 2`, `10 u morning 6`: the last number may be days, or the next dose. */
const NUMBER_BEHIND = new RegExp(
  String.raw`\d\S*\s+(?:[1-4]|½|1\/2)\s*(?:tabs?|caps?)?\s*${READ}\s+[1-4]$|\d\s*(?:u|iu|units?)\s*morning\s+\d+$`,
  'iu',
);
const NEXT_STEP = /\b(?:then|followed\s+by|f\/b|there\s?after|after\s+that)\b/i;

/**
 * Whether a line gives doses at several times of a day: `1 morning 1 eve`, `10 u morning 6 u nt`. Only
 * the first would be counted, so a person reads them.
 */
export function hasSecondDose(text: string): boolean {
  return NUMBER_BEHIND.test(text) || text.split(NEXT_STEP).some(isAtTwoTimes);
}

function isAtTwoTimes(step: string): boolean {
  const times = [...step.matchAll(TIMES)];
  return (
    times.length > 1 &&
    times.some(([, dose, unread], at) => unread !== undefined || (at > 0 && dose !== undefined))
  );
}

/**
 * Whether a dose of insulin, which is counted by its units, has a time that isn't read: `10 u morning 6
 * u nt`.
 */
export const hasUncountedDose = (text: string, aside: string): boolean =>
  NUMBER_BEHIND.test(text) || UNREAD_TIME.test(aside);

/** `1 eve` behind a drug that is taken at a time of the day. */
export const isDoseBehind = (aside: string, line: string): boolean =>
  BARE.test(aside) && MOMENT.test(line);

/** Whether a part gives another dose of the drug before it: `glycomet 500 1 morning, 1 tab eve`. */
export function isOtherDose(part: string, before: string): boolean {
  if (!MOMENT.test(before)) return false;
  const [first] = part.matchAll(TIMES);
  if (first?.index === 0 && first[1] !== undefined) {
    return !isSameTime(part, before) && hasSecondDose(`${before} ${part}`);
  }
  const { sig, hasFrequency } = splitLine(` ${part}`);
  return BARE.test(part) && !hasFrequency && sig.days === null && sig.quantity === null;
}

const timeOf = (text: string) => MOMENT.exec(text)?.[0].toLowerCase();
/** `20 morning 5 d, 10 morning 5 d`: the next step of a course. */
const isSameTime = (part: string, before: string) => timeOf(part) === timeOf(before);
