import { UNKNOWN_BORN } from '../age.rules.ts';
import { bornProblem } from '../born.rules.ts';
import type { Gender } from '../patient.ts';
import { nameAndPhone, plainText, storedPhone } from '../phone.rules.ts';
import { HINDI_UNITS, typedAge } from './typed-age.rules.ts';

/** A new patient typed on one line; what the line does not have is absent. The age is text that `typedAge` reads. */
export type TypedPatient = {
  readonly name: string;
  readonly age?: string;
  readonly gender?: Gender;
  readonly phone?: string;
};

/** An Indian mobile number within a line, with its label, its country code, spaces and dashes. */
const PHONE =
  /(?:\b(?:ph|phone|mob|mobile|cell|tel)\b[.:\s]*)?(?<![\d+])(?:(?:\+|00)?91[\s-]*|0)?[6-9](?:[\s-]?\d){9}(?!\d)/giu;

const { y, m, w, d } = HINDI_UNITS;
const YEARS = `\\d{1,3}(?:\\s*(?:years?|yrs?|y|${y}))?`;
const PARTS = `\\d{1,3}\\s*(?:years?|yrs?|y|${y})\\s*\\d{1,2}\\s*(?:months?|mons?|m|${m})`;
const SMALL = `\\d{1,3}\\s*(?:months?|mn?ths?|mo|weeks?|wks?|w|days?|d|${m}|${w}|${d})`;
/** As doctors write them: `6/12` is six months. */
const OF_A_YEAR = '\\d{1,2}\\s?/\\s?(?:12|52)';
const DATE = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{1,2}-\\d{1,2}';
const AGE = `(?:(?<label>aged?|d\\.?o\\.?b)[\\s.:-]*)?(?<age>${DATE}|${PARTS}|${SMALL}|${OF_A_YEAR}|${YEARS})(?:\\s*old)?`;
const WORD = 'male|female|पुरुष|महिला|स्त्री';
/**
 * The name, then the age with the gender behind it. A letter before the age is an initial (`Lakshmi M 45`) unless a
 * slash follows it.
 */
const LINE = new RegExp(
  `^(?<name>\\D*?)[\\s,/-]+(?:(?<first>(?:${WORD})(?=[\\s,/-])|[mf](?=/))[\\s,/-]*)?${AGE}(?<gap>[\\s,/-]*)(?<gender>${WORD}|m|f)?\\.?$`,
  'iu',
);

/** Up to this many, `25 m` may be months or a man, so it stays in the name for the person to correct. */
const UNSURE_MOST = 36;

const NAME = /\p{L}.*\p{L}/u;
/** `Ramesh (45/M)`. */
const IN_BRACKETS = /\(([^()]*\d[^()]*)\)/g;
/** Before a phone it may be an age or a part of the number: `45 011-23456789`. */
const UNSURE_START = /^\(?[1-9]\d{0,2}\)?\s/;
const ENDS = /^[\s,;./-]+|[\s,;/-]+$/gu;

function genderOf(text: string | undefined): Gender | undefined {
  if (!text) return undefined;
  return /^(?:m|पु)/i.test(text) ? 'M' : 'F';
}

/** A bare number is an age only beside something else: patients are registered as `Ward 55` or `Unknown 12`. */
function detailsOf(line: string, today: string, isRegistration: boolean): TypedPatient | null {
  const plain = line.replace(IN_BRACKETS, ' $1 ').replace(/\s+/g, ' ').replace(ENDS, '');
  const found = LINE.exec(plain)?.groups;
  if (!found) return null;
  const { name = '', age = '', label, first, gender, gap = '' } = found;
  const isBare = /^\d+$/.test(age);
  if (isBare && gender?.toLowerCase() === 'm' && !gap.includes('/') && Number(age) <= UNSURE_MOST) {
    return null;
  }
  if (first && gender) return null;
  if (isBare && !isRegistration && !(label ?? first ?? gender)) return null;
  const read = typedAge(age, today);
  if (!NAME.test(name) || !read || bornProblem(UNKNOWN_BORN, read, today)) return null;
  const sex = genderOf(first ?? gender);
  return { name: name.replace(ENDS, ''), age, ...(sex && { gender: sex }) };
}

/**
 * Reads a registration typed on one line, as at a counter: `Ramesh Patil 45 M 98450 12345`. Null when the line has
 * neither an age nor a phone that are certain, or no name beside them.
 */
export function typedPatient(text: string, today: string): TypedPatient | null {
  const line = plainText(text).trim();
  const phones = line.match(PHONE) ?? [];
  if (phones.length > 1) return null;
  const [typedPhone] = phones;
  const details = detailsOf(
    typedPhone ? line.replace(typedPhone, ' ') : line,
    today,
    typedPhone !== undefined,
  );
  if (details) return { ...details, ...(typedPhone && { phone: storedPhone(typedPhone) }) };
  const { name, phone } = nameAndPhone(line);
  if (!NAME.test(name) || phone === '') return null;
  const isSure = typedPhone
    ? storedPhone(phone) === storedPhone(typedPhone)
    : !UNSURE_START.test(phone);
  if (!isSure) return null;
  return { ...(detailsOf(name, today, true) ?? { name }), phone };
}
