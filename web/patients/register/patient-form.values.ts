import type { z } from 'zod';
import { fill, pick } from '#contract/kernel/field-names.ts';
import { UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import { readAllergies } from '#contract/patients/allergies.rules.ts';
import { bornProblem } from '#contract/patients/born.rules.ts';
import { BORN_FIELDS, PATIENT_DETAILS, type Patient } from '#contract/patients/patient.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { RegisterPatientBody } from '#contract/patients/patient-input.ts';
import {
  isNumericTerm,
  phoneDigits,
  plainNumber,
  plainPhone,
} from '#contract/patients/phone.rules.ts';
import { typedAge } from '#contract/patients/typed/typed-age.rules.ts';
import { typedPatient } from '#contract/patients/typed/typed-patient.rules.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** The details that the form has as they are sent; a pregnancy has a form of its own. */
export const TEXT_FIELDS = PATIENT_DETAILS.filter(
  (field) =>
    field !== 'pregnancy_due_on' &&
    field !== 'birth_date' &&
    field !== 'age_told' &&
    field !== 'age_unit' &&
    field !== 'age_told_on',
);
type TextField = (typeof TEXT_FIELDS)[number];
/** The age is one text: a number, `8m`, or a date of birth. */
export const FORM_FIELDS: readonly (TextField | 'age')[] = ['name', 'age', ...TEXT_FIELDS.slice(1)];

type Sent = z.input<typeof RegisterPatientBody>;
/** The texts that a request takes as they are, such as the codes of a choice; else any text. */
type TextOf<Value> = [Extract<Value, string>] extends [never] ? string : Extract<Value, string>;

/** The form's values, as text. Allergies are comma-separated; `None` for no known ones. */
export type PatientFormValues = { [Field in TextField]: TextOf<Sent[Field]> } & { age: string };

export const EMPTY_PATIENT_FORM: PatientFormValues = { ...fill(TEXT_FIELDS, ''), age: '' };

/** Fewer digits are a token, not the beginning of a phone number. */
const PHONE_DIGITS = 5;

/** Prefills a registration from a search: a name, a phone number, or all that one line has. */
export function patientFormOf(typed: string): Partial<PatientFormValues> {
  if (!isNumericTerm(typed)) return typedPatient(typed, clinicToday()) ?? { name: typed };
  const isPhone = plainNumber(typed) === plainPhone(typed);
  return isPhone && phoneDigits(typed).length >= PHONE_DIGITS ? { phone: typed } : {};
}

/** Prefills the registration of another member of a family: their phone and address. */
export function familyForm({ phone, address }: Pick<Patient, 'phone' | 'address'>) {
  return { phone: phone ?? '', address: address ?? '' };
}

/** The fields of a typed age; the schema rejects one that cannot be read. */
export function ageInput(typed: string) {
  if (typed.trim() === '') return { age: null };
  const read = typedAge(typed, clinicToday());
  if (!read) return { age: Number.NaN };
  if ('birth_date' in read || read.age_unit !== 'years') return read;
  return { age: read.age_told };
}

/** The request body; an age that cannot be read is rejected by the schema. */
export function patientInput(values: PatientFormValues) {
  const { allergies, ...texts } = pick(values, TEXT_FIELDS);
  // An empty list of allergies means not asked.
  return { ...texts, ...ageInput(values.age), allergies: readAllergies(allergies) ?? undefined };
}

/** The body of a registration: the fields that are filled in. */
export function registrationInput(values: PatientFormValues) {
  const { name, ...input } = patientInput(values);
  const filled = Object.entries(input).filter(
    ([, value]) =>
      value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== ''),
  );
  const body: Partial<typeof input> = Object.fromEntries(filled);
  return { name, ...body };
}

/** The error of each field of the form; what tells the age is one field of it. */
export function ofForm(errors: Record<string, string>): Record<string, string> {
  const ofAge = BORN_FIELDS.flatMap((field) => errors[field] ?? [])[0];
  return ofAge === undefined ? errors : { age: ofAge, ...errors };
}

/** Why the typed age cannot be stored; null when it can. */
export function ageProblem(typed: string): string | null {
  const sent = ageInput(typed);
  if ('age' in sent && Number.isNaN(sent.age)) return PATIENT_INPUT_MESSAGES.unreadableAge;
  return bornProblem(UNKNOWN_BORN, sent, clinicToday())?.message ?? null;
}

/** The error of each field, in the contract's words. */
export function checkPatient(values: PatientFormValues): Record<string, string> {
  const { error } = RegisterPatientBody.safeParse(patientInput(values));
  const age = ageProblem(values.age);
  return { ...(error && ofForm(fieldErrorsOf(error))), ...(age && { age }) };
}
