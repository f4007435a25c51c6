import { asciiDigits } from '../kernel/numbers/ascii-digits.ts';

/**
 * Invisible characters of pasted contacts, such as the direction marks around a number. The joiners behind a letter
 * belong to the spelling of an Indian name.
 */
const INVISIBLE = /(?<![\p{L}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/gu;
/** Every kind of space and dash. */
const SPACES = /\p{Zs}/gu;
const DASHES = /\p{Pd}/gu;
/** Pasted with the number from a message or a list: `Ph: 98765 43210,`. */
const LABEL =
  /^(?:ph|phone|mob|mobile|cell|tel|whatsapp)(?!\p{L})\.?(?:\s*(?:no\.?|number))?[\s:-]*(?=[+(\d])/iu;
/** The same label after a name, once the number behind it is taken away. */
const LABEL_AT_END =
  /(?<!\p{L})(?:ph|phone|mob|mobile|cell|tel|whatsapp)\.?(?:\s*(?:no\.?|number))?[\s:-]*$/iu;
const TRAILING = /(?<=\d)[\s,;.]+$/;

/** The text in 0 to 9, plain spaces and dashes, without invisible characters. */
export function plainText(text: string): string {
  return asciiDigits(text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(DASHES, '-'));
}

/** The typed text of a phone in 0 to 9, plain spaces and dashes, without label and invisible characters. */
export function plainPhone(text: string): string {
  return plainText(text).trim().replace(LABEL, '').replace(TRAILING, '');
}

/** The number for life as the papers print it. */
const PATIENT_NO = /^(?:patient\s+)?no\b[.:\s]*(?=\d)/i;

/** `t46`, `#46` and `Token no. 46`. */
const TOKEN = /^(?:(?:t|token)(?!\p{L})\.?(?:\s*no\.?)?(?:\s*#)?|#)[\s:-]*(?=\d{1,4}$)/iu;

/** A typed token in 0 to 9, without the word before it. */
export function plainToken(term: string): string {
  return plainPhone(term).replace(TOKEN, '');
}

/** A typed or pasted number in 0 to 9, without the word before it. */
export function plainNumber(term: string): string {
  return plainToken(term).replace(PATIENT_NO, '');
}

/** A term of digits and phone punctuation searches phones and numbers, not names. */
export function isNumericTerm(term: string): boolean {
  return /^[+(]*\d[\d\s().-]*$/.test(plainNumber(term));
}

/** The digits of a text, as they are typed. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

const COUNTRY = '91';
/** Digits of a number in India without `+91` and `0`. */
const NATIONAL_LENGTH = 10;
/** Digits of the longest patient's number that the search reads. */
const LONGEST_NUMBER = 9;
/** A shorter number may be a token, where a zero in front has no meaning. */
const LONGEST_TOKEN = 4;

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Whether the number begins with its country: `+91`, or `0091`. */
function hasCountry(plain: string, digits: string): boolean {
  return /^\(*\+/.test(plain) || (digits.length > LONGEST_TOKEN && digits.startsWith('00'));
}

/**
 * The digits of a phone number, or of its beginning, without India's `+91`, `0091`, `91` and `0`.
 * Stored and searched phones are compared in this form. Other countries keep their code.
 */
export function phoneDigits(text: string): string {
  const plain = plainPhone(text);
  const typed = digitsOf(plain);
  const digits = typed.length > LONGEST_TOKEN ? withoutZeros(typed) : typed;
  const isOfIndia = hasCountry(plain, typed) || digits.length > NATIONAL_LENGTH;
  if (!isOfIndia || !digits.startsWith(COUNTRY)) return digits;
  return withoutZeros(digits.slice(COUNTRY.length)) || digits;
}

const MOBILE = /^[6-9]\d{9}$/;

/**
 * A phone as it is stored: the ten digits of an Indian mobile number. Any other number stays as it was
 * typed, because its zero or its area code is needed to dial it.
 */
export function storedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return MOBILE.test(digits) ? digits : plainPhone(typed);
}

/** The digits that a search compares with phones and numbers; an empty text for a name. */
export function searchDigits(term: string): string {
  if (!isNumericTerm(term)) return '';
  const number = plainNumber(term);
  // With zeros in front, a named token or patient's number does not match a part of a phone.
  const isNamed = number !== plainPhone(term);
  return isNamed ? number.padStart(LONGEST_NUMBER, '0') : phoneDigits(number);
}

/** Fewer digits beside a name belong to it, as in `Ward 55`. */
const PHONE_BESIDE_NAME = 6;
/** Dates of birth are not phones. */
const DATE = /^(?:\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/;
const NUMBERS = /(?<![\p{L}\d])[+(]*\d[\d\s().-]*/gu;

/** Before the number that a person without a name is registered with: `Unknown 20261128`. */
const UNIDENTIFIED = /(?<![\p{L}\p{M}])(?:unknown|unidentified|अज्ञात)(?![\p{L}\p{M}])/iu;

/** Whether a name is that of a person whose name is not known. */
export const isUnidentified = (name: string): boolean => UNIDENTIFIED.test(name);

/** Whether digits without spaces and dashes, and without a phone's label, belong to an unidentified person's name. */
function isOfName(number: string, before: string): boolean {
  if (!isUnidentified(before) || LABEL_AT_END.test(before)) return false;
  return /^\(*\d+[\s)]*$/.test(number) && !MOBILE.test(phoneDigits(number));
}

/** A name and a phone that were pasted together; the phone is empty where there is none. */
export function nameAndPhone(text: string): { readonly name: string; readonly phone: string } {
  const plain = plainText(text);
  for (const [phone] of plain.matchAll(NUMBERS)) {
    const isShort = phoneDigits(phone).length < PHONE_BESIDE_NAME;
    if (isShort || DATE.test(phone.trim())) continue;
    const [before = '', after = ''] = plain.split(phone, 2);
    if (isOfName(phone, before)) continue;
    const name = `${before.replace(LABEL_AT_END, '')} ${after}`.replace(/\s+/g, ' ');
    return { name: name.replace(/^[\s,;:()-]+|[\s,;:()-]+$/g, ''), phone: plainPhone(phone) };
  }
  return { name: text.trim(), phone: '' };
}
