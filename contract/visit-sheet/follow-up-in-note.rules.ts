const AGAIN = String.raw`(?:review|rev|r\/v|rv|f\/?u|follow[\s-]?up|come\s+back|revisit|recheck)`;
const UNIT = String.raw`(d|days?|din|w|wks?|weeks?|haft[ea]|m|mon?|mths?|mnths?|months?|mah[ie]n[ae])`;
const NUMBERS =
  'one|ek two|do three|teen four|char five|paanch six|che seven|saat eight|aath nine|nau ten|das'
    .split(' ')
    .map((names) => names.split('|'));
const COUNT = String.raw`(\d{1,3}|${NUMBERS.flat().join('|')})`;
/** One week is also `1/52`; the next one is `next week`. */
const SPAN = String.raw`(?:${COUNT}\s*${UNIT}|(\d{1,2})\/(7|52|12)|((?:next|agl[ea])\s+(?:week|haft[ea])))`;
/** Tests between `recheck` and the time: no medicine, whose time it would be. */
const RECHECKED = String.raw`recheck\s+(?:(?!(?:tab|cap|inj|syp|dose)\b)\p{L}[\p{L}\d]*\s+){1,3}(?:after|in)\s+`;
const AGO = String.raw`(?:back|ago|pehle|old|(?:of\s+)?(?:fever|bukhar|cough|khansi|cold|pain|dard|loose|vomiting|history|h\/o))`;
const COME = String.raw`(?:(?:phir|dobara|wapas)\s+)?(?:se\s+)?(?:dikha\p{L}*|aana|aao|aaiye|milna)`;
const FOLLOW_UPS = [
  String.raw`(?:${RECHECKED}|${AGAIN}[\s:,-]*(?:with\s+(?:\p{L}+\s+){1,2})?(?:after|in)?\s*)${SPAN}(?![\p{L}\d])(?!\s*${AGO})`,
  String.raw`${SPAN}\s*(?:(?:ke\s+)?baad|mein|me)?\s+${COME}(?![\p{L}\d])`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d]|\d[./])${pattern}`, 'giu'));
const TYPED = new RegExp(String.raw`^(?:after|in)?\s*(\d{1,3})\s*${UNIT}?$`, 'i');
const DAYS_MOST = 366;

const daysOf = (unit: string): number => (/^d/i.test(unit) ? 1 : /^[wh]/i.test(unit) ? 7 : 30);

const countOf = (text: string): number =>
  Number(text) || NUMBERS.findIndex((names) => names.includes(text.toLowerCase())) + 1;

const FRACTIONS: Readonly<Record<string, number>> = { 7: 1, 52: 7, 12: 30 };

const spanOf = ([, count, unit = '', part, whole = '', next]: RegExpMatchArray): number => {
  if (next) return 7;
  return part ? Number(part) * (FRACTIONS[whole] ?? 0) : countOf(count ?? '') * daysOf(unit);
};

/**
 * The days to the follow-up that a note names: 5 for `review 5 days later`, `review after five days` and `5 din baad
 * dikhana`, 7 for `rv 1/52`, 30 for `r/v after 1 month`. Null without one, and for two that differ.
 */
export function followUpInNote(note: string): number | null {
  const named = FOLLOW_UPS.flatMap((pattern) => [...note.matchAll(pattern)]).map(spanOf);
  const [days, ...others] = [...new Set(named)];
  return days && others.length === 0 && days <= DAYS_MOST ? days : null;
}

/** The days of a typed follow-up: 5 for `5` and `5d`, 14 for `2w`, 30 for `1 month`; null for another text. */
export function typedFollowUp(text: string): number | null {
  const [, count, unit = 'd'] = TYPED.exec(text.trim()) ?? [];
  const days = Number(count) * daysOf(unit);
  return days >= 1 && days <= DAYS_MOST ? days : null;
}
