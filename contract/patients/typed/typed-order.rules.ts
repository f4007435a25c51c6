import { UNKNOWN_BORN } from '../age.rules.ts';
import { bornProblem } from '../born.rules.ts';
import type { Gender } from '../patient.ts';
import { isUnidentified } from '../phone.rules.ts';
import { HINDI_UNITS, typedAge } from './typed-age.rules.ts';
import { titleIn } from './typed-name.rules.ts';

/** Name, age and gender of a line. The age is text that `typedAge` reads. */
export type Details = { readonly name: string; readonly age?: string; readonly gender?: Gender };

/** `isRegistration`: the line has something that is typed for a new patient, such as a phone. */
type Asked = { readonly today: string; readonly isRegistration: boolean };

const { y, m, w, d } = HINDI_UNITS;
const END = '(?![\\p{L}\\p{M}\\d])';
/** Stands where a phone was taken out of the line. */
export const PHONE_MARK = '|';
const GAP = '[\\s,/|-]';

/** The forms of an age. Between words, a letter with a space before it is an initial: `Maria 45 D Souza`. */
function agePattern(space: string): string {
  const years = `(?:\\s*(?:years?|yrs?|${y})|${space}y)${END}`;
  const months = `(?:\\s*(?:months?|mons?|${m})|${space}m)${END}`;
  const small = `(?:\\s*(?:months?|mn?ths?|weeks?|wks?|days?|${m}|${w}|${d})|${space}(?:mo|w|d))${END}`;
  const date = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{1,2}-\\d{1,2}';
  const count = '\\d{1,3}';
  const parts = `${count}${years}\\s*\\d{1,2}${months}`;
  // As doctors write them: `6/12` is six months.
  const ofAYear = '\\d{1,2}\\s?/\\s?(?:12|52)';
  const age = `${date}|${parts}|${count}${small}|${ofAYear}|${count}(?:${years})?`;
  return `(?:(?<label>aged?|d\\.?o\\.?b)[\\s.:-]*)?(?<age>${age})(?:\\s*old)?(?<gap>${GAP}*)`;
}

const WORD = 'male|female|पुरुष|महिला|स्त्री';
/** A letter before the age is an initial (`Lakshmi M 45`) unless a slash is behind it, or a comma or a phone before it. */
const BEFORE = `(?:(?<first>(?:${WORD})(?=${GAP})|(?<=[,|]\\s*)[mf](?=${GAP})|[mf](?=\\s*/))${GAP}*)?`;
const AT_START = `(?:(?<first>(?:${WORD}|[mf])(?=${GAP}))${GAP}*)?`;
const AT_END = `${agePattern('\\s*')}(?<gender>(?:${WORD}|other|[mf]|(?<=/\\s*)o)${END})?\\.?`;
/** Between words, a letter behind the age is the gender where it is attached, or where a comma or a phone is behind it. */
const BETWEEN = `${agePattern('')}(?<gender>(?:${WORD}|(?<=[\\d/]|/\\s)[mf]|[mf](?=\\s*[,|]))${END})?\\.?`;
/** The orders in which a line has the name, the age and the gender. */
const LINES = [
  `^(?<name>\\D*?)${GAP}+${BEFORE}${AT_END}$`,
  `^${AT_START}${BETWEEN}${GAP}+(?<last>\\D+)$`,
  `^(?<name>\\D*?)${GAP}+${BEFORE}${BETWEEN}${GAP}+(?<last>\\D+)$`,
].map((line) => new RegExp(line, 'iu'));
/** A gender without an age, as a word at the end. `Other` may be a name. */
const WORD_AT_END = new RegExp(`^(?<whole>\\D*\\p{L})${GAP}+(?<word>${WORD})\\.?$`, 'iu');

/** Up to this many, `25 m` may be months or a man, so it stays in the name for the person to correct. */
const UNSURE_MOST = 36;

const NAME = /\p{L}.*\p{L}/u;
/** The number behind these belongs to an address: `Sector 17`, `Plot No. M/34`. */
const OF_ADDRESS =
  /(?<![\p{L}\p{M}])(?:sector|sec|ward|room|rm|flat|plot|gali|galli|block|lane|phase|house|floor|bed|cabin|shop|door|chak|cross|gate|site|tower|wing|building|street|quarter|qtr|h\.?\s?no|no|वार्ड|सेक्टर|गली|मकान|प्लॉट|कमरा)[\s.:#-]*(?:(?:no|number|नं)[\s.:#-]*)?(?:\p{Lu}[\s/-]*)?$/iu;
/** With one of these, `3 days` is the length of a complaint. */
const COMPLAINT =
  /(?<![\p{L}\p{M}])(?:fever|cough|cold|pain|\p{L}*ache|vomit\p{L}*|loose|motions?|diarrh\p{L}*|injury|wound|burns?|burning|rash|itch\p{L}*|swelling|bleeding|weakness|giddiness|breathless\p{L}*|since|for|from|x|bukhar|khansi|khasi|dard|ulti|dast|sugar|diabetes|bp|asthma|thyroid|बुखार|खांसी|खाँसी|दर्द|उल्टी|दस्त|से)(?![\p{L}\p{M}])/iu;
const OF_BABY = /^[\s,|]*(?:baby|new\s?born|b\/o|infant)(?!\p{L})/iu;
/** `Ramesh (45/M)`. */
const IN_BRACKETS = /\(([^()]*\d[^()]*)\)/g;
const ENDS = /^[\s,;./|-]+|[\s,;/|-]+$/gu;

/** A name without doubled spaces, and without the separators around it. */
export const tidyName = (name: string): string =>
  name.replaceAll(PHONE_MARK, ' ').replace(/\s+/g, ' ').replace(/\s,/g, ',').replace(ENDS, '');

function genderOf(text: string | undefined): Gender | undefined {
  if (!text) return undefined;
  if (/^o/i.test(text)) return 'O';
  return /^(?:m|पु)/i.test(text) ? 'M' : 'F';
}

type Found = Partial<Record<string, string>>;

/** Whether the number may be another thing than an age: a part of an address, or the days of a complaint. */
function mayBeNoAge(found: Found, wholeName: string): boolean {
  const { name = '', last, age = '', first, gender } = found;
  if (OF_ADDRESS.test(`${name}${first ? ` ${first}` : ''}`)) return true;
  const isYears = /^\d+(?:$|\s*y)/i.test(age);
  if (COMPLAINT.test(wholeName) && !(isYears && (first ?? gender))) return true;
  const isBetween = NAME.test(name) && last !== undefined;
  return (
    isBetween &&
    !isYears &&
    !first &&
    !gender &&
    !/\d[/.-]\d+[/.-]\d/.test(age) &&
    !OF_BABY.test(name)
  );
}

/** A bare number is an age only beside something else: patients are registered as `Ward 55` or `Unknown 12`. */
function isUnsureNumber(found: Found, name: string, isRegistration: boolean): boolean {
  const { last, age = '', label, first, gender, gap = '' } = found;
  if (!/^\d+$/.test(age)) return false;
  const mayBeMonths = gender?.toLowerCase() === 'm' && !/[/,|]/.test(gap);
  if (mayBeMonths && Number(age) <= UNSURE_MOST) return true;
  if (label || first || gender) return false;
  const isSure = (isRegistration || titleIn(name) !== null) && last === undefined;
  return !isSure || isUnidentified(name);
}

function orderedDetails(line: RegExp, text: string, asked: Asked): Details | null {
  const found = line.exec(text)?.groups;
  if (!found) return null;
  const { name: before = '', last = '', age = '', first, gender } = found;
  const name = tidyName(`${before} ${last}`);
  if ((first && gender) || !NAME.test(name)) return null;
  if (mayBeNoAge(found, name) || isUnsureNumber(found, name, asked.isRegistration)) return null;
  const read = typedAge(age, asked.today);
  if (!read || bornProblem(UNKNOWN_BORN, read, asked.today)) return null;
  const sex = genderOf(first ?? gender);
  return { name, age, ...(sex && { gender: sex }) };
}

/** The details that are certain in a line; null without one. A phone is replaced by `PHONE_MARK`. */
export function detailsOf(line: string, asked: Asked): Details | null {
  const plain = line.replace(IN_BRACKETS, ' $1 ').replace(/\s+/g, ' ').replace(ENDS, '');
  for (const order of LINES) {
    const details = orderedDetails(order, plain, asked);
    if (details) return details;
  }
  const { whole = '', word } = WORD_AT_END.exec(plain)?.groups ?? {};
  const gender = genderOf(word);
  const isOfName = isUnidentified(whole) || OF_ADDRESS.test(whole);
  return gender && !isOfName ? { name: tidyName(whole), gender } : null;
}
