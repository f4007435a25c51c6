import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { readAllergies } from '#contract/patients/allergies.rules.ts';
import { GENDERS, RegisterPatientBody } from '#contract/patients/patient.ts';
import { digitsOf, isNumericTerm } from '#contract/patients/search.rules.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** What stands in the fields, as text. */
export type PatientFormValues = {
  name: string;
  age: string;
  gender: string;
  phone: string;
  address: string;
  /** Between commas; `None` when they know of none. */
  allergies: string;
};

export const EMPTY_PATIENT_FORM: PatientFormValues = {
  name: '',
  age: '',
  gender: '',
  phone: '',
  address: '',
  allergies: '',
};

/** Fewer digits were a token, not the beginning of a phone number. */
const PHONE_DIGITS = 5;

/** What somebody has looked for in vain begins the registration: a name, or a phone number. */
export function patientFormOf(typed: string): Partial<PatientFormValues> {
  if (!isNumericTerm(typed)) return { name: typed };
  return digitsOf(typed).length >= PHONE_DIGITS ? { phone: typed } : {};
}

function ageOf(age: string): number | null {
  return age.trim() === '' ? null : typedNumber(age, 'years');
}

/** What a registration sends; an age that is no number is left for the schema to refuse. */
export function patientInput(values: PatientFormValues) {
  const { name, age, gender, phone, address, allergies } = values;
  return {
    name,
    age: ageOf(age),
    gender: GENDERS.find((known) => known === gender) ?? null,
    phone,
    address,
    // Nothing typed is nothing told.
    allergies: readAllergies(allergies) ?? undefined,
  };
}

/** What is wrong with each field, in the contract's words. */
export function checkPatient(values: PatientFormValues): Record<string, string> {
  const { error } = RegisterPatientBody.safeParse(patientInput(values));
  return error ? fieldErrorsOf(error) : {};
}
