import type { z } from 'zod';
import { fill, pick } from '#contract/kernel/field-names.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { readAllergies } from '#contract/patients/allergies.rules.ts';
import { PATIENT_DETAILS, RegisterPatientBody } from '#contract/patients/patient.ts';
import { digitsOf, isNumericTerm } from '#contract/patients/search.rules.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The details that the form asks for; a pregnancy has a form of its own. */
export const FORM_FIELDS = PATIENT_DETAILS.filter((field) => field !== 'pregnancy_due_on');
type FormField = (typeof FORM_FIELDS)[number];

type Sent = z.input<typeof RegisterPatientBody>;
/** The texts that a request takes as they are, such as the codes of a choice; else any text. */
type TextOf<Value> = [Extract<Value, string>] extends [never] ? string : Extract<Value, string>;

/** The form's values, as text. Allergies are comma-separated; `None` for no known ones. */
export type PatientFormValues = { [Field in FormField]: TextOf<Sent[Field]> };

export const EMPTY_PATIENT_FORM: PatientFormValues = fill(FORM_FIELDS, '');

/** Fewer digits are a token, not the beginning of a phone number. */
const PHONE_DIGITS = 5;

/** Prefills a registration from a search without results: a name or a phone number. */
export function patientFormOf(typed: string): Partial<PatientFormValues> {
  if (!isNumericTerm(typed)) return { name: typed };
  return digitsOf(typed).length >= PHONE_DIGITS ? { phone: typed } : {};
}

function ageOf(age: string): number | null {
  return age.trim() === '' ? null : typedNumber(age, 'years');
}

/** The request body; an age that is not a number is rejected by the schema. */
export function patientInput(values: PatientFormValues) {
  const { age, allergies, ...texts } = pick(values, FORM_FIELDS);
  // An empty list of allergies means not asked.
  return { ...texts, age: ageOf(age), allergies: readAllergies(allergies) ?? undefined };
}

type Input = ReturnType<typeof patientInput>;

/** The body of a registration: the fields that are filled in. */
export function registrationInput(values: PatientFormValues): Partial<Input> & { name: string } {
  const filled = FORM_FIELDS.filter((field) => values[field].trim() !== '');
  return { ...pick(patientInput(values), filled), name: values.name };
}

/** The error of each field, in the contract's words. */
export function checkPatient(values: PatientFormValues): Record<string, string> {
  const { error } = RegisterPatientBody.safeParse(patientInput(values));
  return error ? fieldErrorsOf(error) : {};
}
