import type { Gender } from '../../patients/patient.ts';
import { isTestName } from '../matching/match-test.rules.ts';
import { isComplaint, isNothing } from './complaint-words.ts';

export type NotedPatient = {
  readonly name: string;
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly phone: string | null;
};
export type Shorthand = {
  readonly patient: NotedPatient;
  /** The fields after the patient's, in order. */
  readonly fields: readonly string[];
  /** The last field is the history when all seven fields are present. */
  readonly history: string | null;
};

const NAME = /^(?!\d)[\p{L}\p{M}][\p{L}\p{M} .']{1,59}$/u;
const AGE = /^(\d{1,3})\s*(y|yr|yrs|years?|yo|m|mo|mths?|months?|d|days?|w|wks?|weeks?)?\.?$/i;
const PHONE = /^\+?\d[\d\s-]{5,18}\d$/;
/** An Indian mobile number at the start of a text. */
const MOBILE =
  /^(?:(?:ph(?:one)?|mob(?:ile)?)\.?[\s:]*)?((?:\+91[\s-]?|0)?[6-9]\d{9})(?!\d)[\s,]*/i;
const ONE_LINE =
  /^(?<name>[\p{L}\p{M}][\p{L}\p{M} .']{1,50}?)\s+(?<age>\d{1,3})\s*(?<unit>y|yrs?|years?)?\s*[/ ]\s*(?<sex>m|f|male|female)\b[\s,]*(?<rest>.*)$/iu;
const FORM_WORD =
  /^(?:t|tab|tabs|cap|caps|c|syp|syr|syrup|inj|adv|rx|ix|inv|drops?|oint|cream)\.?\s/i;

function genderOf(text: string): Gender | null | undefined {
  const word = text.trim().toLowerCase();
  if (['m', 'male', 'man', 'boy', 'mch'].includes(word)) return 'M';
  if (['f', 'female', 'fem', 'woman', 'girl', 'fch'].includes(word)) return 'F';
  if (['o', 'other', 'tg', 'trans'].includes(word)) return 'O';
  return word === '' ? null : undefined;
}

/** Years; 0 for a baby under one year. */
function ageOf(text: string): number | undefined {
  const [, number, unit = ''] = AGE.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const years = /^(m|d|w)/i.test(unit)
    ? Math.floor(Number(number) / (/^m/i.test(unit) ? 12 : 366))
    : Number(number);
  return years <= 150 ? years : undefined;
}

/** Relatives, roles and complaints that may appear in the place of a name. */
const NO_NAME =
  /(?:^|\s)(?:mother|father|wife|husband|son|daughter|brother|sister|mom|dad|spouse|relative|attendant|pt|patient|male|female|boy|girl|child|baby|lady|man|woman)(?:$|\s(?!of\b))|(?:ache|pain|itis|algia|uria|emia|cough|fever|vomiting|weakness|burns?|injury|allergy|discharge|swelling|rash|itching|diarrhoea|headache)(?:$|\s)/i;

const isName = (text: string) =>
  NAME.test(text) &&
  text.split(/\s+/).length <= 5 &&
  !FORM_WORD.test(`${text} `) &&
  !isTestName(text) &&
  !NO_NAME.test(text) &&
  !isComplaint(text);

/**
 * Parses `name,age,sex,phone,complaints,reports,history`, or `Name 45/M …` for a patient without a
 * name; null when it is neither.
 */
export function readShorthand(line: string, { isNamed }: { isNamed: boolean }): Shorthand | null {
  const fields = readFields(line.split(',').map((field) => field.trim()));
  // For a patient with a name, `Backache 6 m` is a duration.
  return fields ?? (isNamed ? null : readOneLine(line.trim()));
}

function readFields(fields: readonly string[]): Shorthand | null {
  const [name = '', ageText = '', sexText, ...rest] = fields;
  const age = ageOf(ageText);
  const gender = sexText === undefined ? undefined : genderOf(sexText);
  if (!isName(name) || gender === undefined || (age === undefined && ageText !== '')) return null;
  if (age === undefined && gender === null) return null;
  const [phoneText = '', ...told] = rest;
  const hasPhone = PHONE.test(phoneText) || phoneText === '';
  const after = hasPhone ? told : rest;
  const isWhole = after.length >= 3;
  const last = after.at(-1) ?? '';
  return {
    patient: { name, age: age ?? null, gender, phone: hasPhone && phoneText ? phoneText : null },
    fields: isWhole ? after.slice(0, -1) : after,
    history: isWhole && !isNothing(last) ? last : null,
  };
}

function readOneLine(line: string): Shorthand | null {
  const { name = '', age = '', unit = '', sex = '', rest = '' } = ONE_LINE.exec(line)?.groups ?? {};
  const years = ageOf(age + unit);
  const gender = genderOf(sex);
  if (!isName(name) || years === undefined || gender === undefined) return null;
  // `Giddy 6 m`: a small number with m means months, not male.
  if (unit === '' && /^m$/.test(sex) && Number(age) <= 24) return null;
  const [written = '', phone = null] = MOBILE.exec(rest) ?? [];
  const told = rest.slice(written.length);
  return {
    patient: { name, age: years, gender, phone },
    fields: told ? told.split(',').map((field) => field.trim()) : [],
    history: null,
  };
}
