import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { readAllergies } from '#contract/patients/allergies.rules.ts';
import { GENDERS, RegisterPatientBody } from '#contract/patients/patient.ts';
import { digitsOf, isNumericTerm } from '#contract/patients/search.rules.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The form's values, as text. */
export type PatientFormValues = {
  name: string;
  age: string;
  gender: string;
  phone: string;
  address: string;
  /** Comma-separated; `None` for no known allergies. */
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
  const { name, age, gender, phone, address, allergies } = values;
  return {
    name,
    age: ageOf(age),
    gender: GENDERS.find((known) => known === gender) ?? null,
    phone,
    address,
    // An empty field means not asked.
    allergies: readAllergies(allergies) ?? undefined,
  };
}

/** The error of each field, in the contract's words. */
export function checkPatient(values: PatientFormValues): Record<string, string> {
  const { error } = RegisterPatientBody.safeParse(patientInput(values));
  return error ? fieldErrorsOf(error) : {};
}
