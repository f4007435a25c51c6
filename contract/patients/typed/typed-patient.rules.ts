import { UNKNOWN_BORN } from '../age.rules.ts';
import { bornProblem } from '../born.rules.ts';
import type { Gender, GuardianRelation } from '../patient.ts';
import { isUnidentified, nameAndPhone, plainText, storedPhone } from '../phone.rules.ts';
import { HINDI_UNITS, typedAge } from './typed-age.rules.ts';
import { guardianIn, titleIn } from './typed-name.rules.ts';

/** A new patient typed on one line; what the line does not have is absent. The age is text that `typedAge` reads. */
export type TypedPatient = {
  readonly name: string;
  readonly age?: string;
  readonly gender?: Gender;
  readonly phone?: string;
  readonly guardian_relation?: GuardianRelation;
  readonly guardian_name?: string;
};

/** An Indian mobile number within a line, with its label, its country code, spaces and dashes. */
const PHONE =
  /(?:\b(?:ph|phone|mob|mobile|cell|tel|whatsapp)\b\.?(?:\s*(?:no\b\.?|number\b))?[:\s-]*)?\(?(?<![\d+])(?:(?:\+|00)?91[\s-]*|0)?[6-9](?:[\s-]?\d){9}(?!\d)\)?/giu;

const { y, m, w, d } = HINDI_UNITS;
const YEARS = `\\d{1,3}(?:\\s*(?:years?|yrs?|y|${y}))?`;
const PARTS = `\\d{1,3}\\s*(?:years?|yrs?|y|${y})\\s*\\d{1,2}\\s*(?:months?|mons?|m|${m})`;
const SMALL = `\\d{1,3}\\s*(?:months?|mn?ths?|mo|weeks?|wks?|w|days?|d|${m}|${w}|${d})`;
/** As doctors write them: `6/12` is six months. */
const OF_A_YEAR = '\\d{1,2}\\s?/\\s?(?:12|52)';
const DATE = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{1,2}-\\d{1,2}';
const AGE = `(?:(?<label>aged?|d\\.?o\\.?b)[\\s.:-]*)?(?<age>${DATE}|${PARTS}|${SMALL}|${OF_A_YEAR}|${YEARS})(?:\\s*old)?`;
const WORD = 'male|female|other|पुरुष|महिला|स्त्री';
const GAP = '[\\s,/-]';
const BEHIND = `${AGE}(?<gap>${GAP}*)(?<gender>(?:${WORD}|[mfo])(?![\\p{L}\\p{M}\\d]))?\\.?`;
/** The orders in which a line has the name, the age and the gender. */
const LINES = [
  // A letter before the age is an initial (`Lakshmi M 45`) unless a slash follows it.
  `^(?<name>\\D*?)${GAP}+(?:(?<first>(?:${WORD})(?=${GAP})|[mfo](?=/))${GAP}*)?${BEHIND}$`,
  `^(?:(?<first>(?:${WORD}|[mfo])(?=${GAP}))${GAP}*)?${BEHIND}${GAP}+(?<last>\\D+)$`,
  `^(?<name>\\D*?)${GAP}+(?:(?<first>(?:${WORD})(?=${GAP})|[mfo](?=/))${GAP}*)?${BEHIND}${GAP}+(?<last>\\D+)$`,
].map((line) => new RegExp(line, 'iu'));
/** Behind a name of two words, the letter before an age is the gender: `Ramesh Kulkarni M 45`. */
const LETTER_AT_END =
  /^(?<whole>\p{L}[\p{L}\p{M}]+\s.*\p{L}[\p{L}\p{M}]+)[\s,]+(?<letter>[mfo])$/iu;
/** A gender without an age, as a word at the end. */
const WORD_AT_END = new RegExp(`^(?<whole>\\D*\\p{L})[\\s,/-]+(?<word>${WORD})\\.?$`, 'iu');

/** Up to this many, `25 m` may be months or a man, so it stays in the name for the person to correct. */
const UNSURE_MOST = 36;

const NAME = /\p{L}.*\p{L}/u;
/** `Ramesh (45/M)`. */
const IN_BRACKETS = /\(([^()]*\d[^()]*)\)/g;
/** Before a phone it may be an age or a part of the number: `45 011-23456789`. */
const UNSURE_START = /^\(?[1-9]\d{0,2}\)?\s/;
const ENDS = /^[\s,;./-]+|[\s,;/-]+$/gu;

const tidy = (name: string): string =>
  name.replace(/\s+/g, ' ').replace(/\s,/g, ',').replace(ENDS, '');

function genderOf(text: string | undefined): Gender | undefined {
  if (!text) return undefined;
  if (/^o/i.test(text)) return 'O';
  return /^(?:m|पु)/i.test(text) ? 'M' : 'F';
}

type Details = Pick<TypedPatient, 'name' | 'age' | 'gender'>;

/** The gender that stands before the age as a letter, if no other is given. */
function withLetter({ name, ...details }: Details): Details {
  const found = details.gender ? undefined : LETTER_AT_END.exec(name)?.groups;
  const gender = genderOf(found?.letter);
  return gender && found?.whole ? { ...details, name: found.whole, gender } : { ...details, name };
}

/** A bare number is an age only beside something else: patients are registered as `Ward 55` or `Unknown 12`. */
function orderedDetails(line: RegExp, text: string, asked: Asked): Details | null {
  const found = line.exec(text)?.groups;
  if (!found) return null;
  const { name: before = '', last, age = '', label, first, gender, gap = '' } = found;
  const isBare = /^\d+$/.test(age);
  if (isBare && gender?.toLowerCase() === 'm' && !gap.includes('/') && Number(age) <= UNSURE_MOST) {
    return null;
  }
  if (first && gender) return null;
  const isSure = asked.isRegistration && last === undefined;
  const name = tidy(`${before} ${last ?? ''}`);
  const sex = genderOf(first ?? gender);
  const details = withLetter({ name, age, ...(sex && { gender: sex }) });
  if (isBare && !isSure && !label && !details.gender) return null;
  const read = typedAge(age, asked.today);
  if (!NAME.test(details.name) || !read) return null;
  return bornProblem(UNKNOWN_BORN, read, asked.today) ? null : details;
}

type Asked = { readonly today: string; readonly isRegistration: boolean };

function detailsOf(line: string, asked: Asked): Details | null {
  const plain = line.replace(IN_BRACKETS, ' $1 ').replace(/\s+/g, ' ').replace(ENDS, '');
  for (const order of LINES) {
    const details = orderedDetails(order, plain, asked);
    if (details) return details;
  }
  const found = WORD_AT_END.exec(plain)?.groups;
  const gender = genderOf(found?.word);
  return gender && found?.whole && !isUnidentified(found.whole)
    ? { name: found.whole, gender }
    : null;
}

/** A line without its guardian. */
function withoutGuardian(line: string, today: string): TypedPatient | null {
  const phones = line.match(PHONE) ?? [];
  if (phones.length > 1) return null;
  const [typedPhone] = phones;
  const details = detailsOf(typedPhone ? line.replace(typedPhone, ' ') : line, {
    today,
    isRegistration: typedPhone !== undefined,
  });
  if (details) return { ...details, ...(typedPhone && { phone: storedPhone(typedPhone) }) };
  const { name, phone } = nameAndPhone(line);
  if (!NAME.test(name) || phone === '') return null;
  const isSure = typedPhone
    ? storedPhone(phone) === storedPhone(typedPhone)
    : !UNSURE_START.test(phone);
  if (!isSure) return null;
  return { ...(detailsOf(name, { today, isRegistration: true }) ?? { name }), phone };
}

/** Takes the title from the name where the gender that it names does not contradict the typed one. */
function withoutTitle(read: TypedPatient): TypedPatient {
  const title = titleIn(read.name);
  return title && (read.gender ?? title.gender) === title.gender ? { ...read, ...title } : read;
}

/**
 * Reads a registration typed on one line, as at a counter, in any order: `Ramesh Patil 45 M 98450 12345`,
 * `Sunita w/o Ramesh 32 F`, `Mr Ramesh Kulkarni`. All other words stay in the name, so that nothing typed is lost.
 * Null when the line has no detail that is certain, or no name beside it.
 */
export function typedPatient(text: string, today: string): TypedPatient | null {
  const line = plainText(text).trim();
  const guarded = guardianIn(line.replace(PHONE, (phone) => `|${phone}|`));
  const rest = tidy((guarded?.rest ?? line).replaceAll('|', ' '));
  const read = withoutGuardian(guarded ? rest : line, today);
  const name = guarded ? rest : line;
  const person = read ?? (NAME.test(name) ? { name } : null);
  if (!person) return null;
  const titled = withoutTitle(person);
  if (!read && !guarded && titled === person) return null;
  return { ...titled, ...guarded?.guardian };
}
