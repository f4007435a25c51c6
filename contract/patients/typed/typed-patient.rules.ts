import type { GuardianRelation, Patient } from '../patient.ts';
import { nameAndPhone, phoneDigits, plainText, storedPhone } from '../phone.rules.ts';
import { foldName } from '../search.rules.ts';
import { contradicts, guardianIn, titleIn } from './typed-name.rules.ts';
import { type Details, detailsOf, PHONE_MARK, tidyName } from './typed-order.rules.ts';

/** A new patient typed on one line; what the line does not have is absent. The age is text that `typedAge` reads. */
export type TypedPatient = Details & {
  readonly phone?: string;
  readonly guardian_relation?: GuardianRelation;
  readonly guardian_name?: string;
};

/** An Indian mobile number within a line, with its label, its country code, spaces and dashes. */
const PHONE =
  /(?:\b(?:ph|phone|mob|mobile|cell|tel|whatsapp)\b\.?(?:\s*(?:no\b\.?|number\b))?[:\s-]*)?\(?(?<![\d+])(?:(?:\+|00)?91[\s-]*|0)?[6-9](?:[\s-]?\d){9}(?!\d)\)?/giu;

const NAME = /\p{L}.*\p{L}/u;
/** Before a phone it may be an age or a part of the number: `45 011-23456789`. */
const UNSURE_START = /^\(?[1-9]\d{0,2}\)?\s/;
/** Six digits are the PIN code of an address. */
const SHORTEST_PHONE = 7;

type Asked = Parameters<typeof detailsOf>[1];

/** A line without its guardian. */
function withoutGuardian(line: string, asked: Asked): TypedPatient | null {
  const phones = line.match(PHONE) ?? [];
  if (phones.length > 1) return null;
  const [typedPhone] = phones;
  const isRegistration = asked.isRegistration || typedPhone !== undefined;
  const marked = typedPhone ? line.replace(typedPhone, ` ${PHONE_MARK} `) : line;
  const details = detailsOf(marked, { ...asked, isRegistration });
  if (details) return { ...details, ...(typedPhone && { phone: storedPhone(typedPhone) }) };
  const { name, phone } = nameAndPhone(line);
  if (!NAME.test(name) || phoneDigits(phone).length < SHORTEST_PHONE) return null;
  const isSure = typedPhone
    ? storedPhone(phone) === storedPhone(typedPhone)
    : !UNSURE_START.test(phone);
  if (!isSure) return null;
  // The details beside a mobile number were read above, where its place was known.
  const read = typedPhone ? null : detailsOf(name, { ...asked, isRegistration: true });
  return { ...(read ?? { name }), phone };
}

/** Takes the title from the name where the gender that it names contradicts neither the typed one nor the guardian. */
function withoutTitle(read: TypedPatient, guardian: Guardian): TypedPatient {
  const title = titleIn(read.name);
  if (!title || contradicts(guardian, title.gender)) return read;
  return (read.gender ?? title.gender) === title.gender ? { ...read, ...title } : read;
}

type Guardian = Parameters<typeof contradicts>[0];

/**
 * Reads a registration typed on one line, as at a counter, in any order: `Ramesh Patil 45 M 98450 12345`,
 * `Sunita w/o Ramesh 32 F`, `Mr Ramesh Kulkarni 45`. All other words stay in the name, so that nothing typed is lost.
 * Null when the line has no detail that is certain, or no name beside it.
 */
export function typedPatient(text: string, today: string): TypedPatient | null {
  const line = plainText(text).trim();
  const guarded = guardianIn(line.replace(PHONE, (phone) => `|${phone}|`));
  const rest = guarded ? tidyName(guarded.rest) : line;
  const read = withoutGuardian(rest, { today, isRegistration: guarded !== null });
  const person = read ?? (NAME.test(rest) ? { name: rest } : null);
  if (!person || contradicts(guarded?.guardian, person.gender)) return null;
  const titled = withoutTitle(person, guarded?.guardian);
  if (!read && !guarded && titled === person) return null;
  return { ...titled, ...guarded?.guardian };
}

type Known = Pick<Patient, 'gender' | 'guardian_relation' | 'guardian_name'>;

/**
 * Whether a line may mean another person than the patient that its name and phone found. An age is typed for a new
 * patient; a gender or a guardian that the patient does not have may be that of a namesake.
 */
export function mayBeNamesake(line: TypedPatient, known: Known): boolean {
  const { age, gender, guardian_relation: relation, guardian_name: guardian } = line;
  if (age !== undefined || (gender && gender !== known.gender)) return true;
  if (guardian === undefined) return false;
  const isSame = foldName(guardian) === foldName(known.guardian_name ?? '');
  return !isSame || relation !== known.guardian_relation;
}
