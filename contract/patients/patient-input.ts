import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { email, freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { DIRECTIONS_LANGUAGES } from '../medicines/directions.languages.ts';
import { PLAN_CHOICE_MESSAGES } from '../subscriptions/plan-choice.messages.ts';
import { AGE_UNITS } from './age.rules.ts';
import {
  ageField,
  BLOOD_GROUPS,
  GENDERS,
  GUARDIAN_RELATIONS,
  type PatientDetail,
  patientDetails,
  SUBSCRIPTION_STATUSES,
} from './patient.ts';
import { PATIENT_INPUT_MESSAGES as M } from './patient-input.messages.ts';
import { plainPhone, storedPhone } from './phone.rules.ts';

/** An empty text of a request means no value. */
function orNull<T extends string>(value: T): Exclude<T, ''> | null;
function orNull(value: string): string | null {
  return value || null;
}

/** Limits of an allergy list: number of entries, and length of one. */
export const ALLERGIES_MAX = 20;
const ALLERGY_LENGTH_MAX = 80;

const name = requiredLine({ label: 'Full Name', required: M.nameRequired, max: 120 });
const age = z
  .int({ error: M.invalidAge })
  .min(0, { error: M.invalidAge })
  .max(150, { error: M.invalidAge })
  .nullish();
const birthDate = z.literal('').or(calendarDay(M.invalidBirth)).transform(orNull).nullish();
const ageTold = z.int({ error: M.invalidAge }).min(0, { error: M.invalidAge }).nullish();
const ageUnit = z.enum(AGE_UNITS, { error: M.invalidAgeUnit }).nullish();
const toldOn = calendarDay(M.invalidToldDay).nullish();
const gender = z
  .enum([...GENDERS, ''], { error: M.invalidGender })
  .nullish()
  .transform((value) => value || null);
/** Stored as `storedPhone` has it. */
const phone = z
  .string({ error: M.invalidPhone })
  .transform(plainPhone)
  .pipe(z.string().regex(/^$|^[+(]{0,2}[0-9][0-9 ().-]{3,18}[0-9]$/, { error: M.invalidPhone }))
  .transform(storedPhone)
  .nullish();
const address = optionalText({ label: 'Address', max: 500 });
/** Each entry is a substance and its reaction: `Ibuprofen – rash`. Duplicates are merged. */
const allergies = z
  .array(requiredLine({ label: 'An allergy', required: M.emptyAllergy, max: ALLERGY_LENGTH_MAX }))
  .max(ALLERGIES_MAX, { error: M.tooManyAllergies })
  .transform((entries) => [...new Map(entries.map((one) => [one.toLowerCase(), one])).values()])
  .nullish();
const dueOn = z.literal('').or(calendarDay(M.invalidDueDay)).transform(orNull).nullish();

const bloodGroup = z
  .enum([...BLOOD_GROUPS, ''], { error: M.invalidBloodGroup })
  .transform((group) => group || null)
  .nullish();

const relation = z
  .enum([...GUARDIAN_RELATIONS, ''], { error: M.invalidRelation })
  .transform(orNull)
  .nullish();
const language = z
  .enum([...DIRECTIONS_LANGUAGES, ''], { error: M.invalidLanguage })
  .transform(orNull)
  .nullish();
const mail = z.literal('').or(email(M.invalidEmail)).transform(orNull).nullish();
const emergencyPhone = phone.transform((value) => value || null).optional();

/** Accepts either name of the phone; the first one wins. */
function onePhone<
  T extends { phone?: string | null | undefined; phone_number?: string | null | undefined },
>({ phone_number, ...input }: T) {
  const value = input.phone ?? phone_number;
  return { ...input, phone: value === undefined ? undefined : value || null };
}

/** The details as a request has them. */
const sent = {
  name,
  birth_date: birthDate,
  age_told: ageTold,
  age_unit: ageUnit,
  age_told_on: toldOn,
  gender,
  phone,
  address,
  guardian_relation: relation,
  guardian_name: optionalText({ label: 'The guardian’s name', max: 120 }).optional(),
  allergies,
  pregnancy_due_on: dueOn,
  blood_group: bloodGroup,
  papers_language: language,
  email: mail,
  emergency_contact: optionalText({ label: 'The emergency contact', max: 120 }).optional(),
  emergency_phone: emergencyPhone,
  note: optionalText({ label: 'The note', max: 1_000 }).optional(),
} satisfies Record<PatientDetail, z.ZodType>;
/** `age` tells an age of whole years today. */
const sentDetails = z.object({ ...sent, age, phone_number: phone });

export const RegisterPatientBody = sentDetails.transform(onePhone);
export type RegisterPatientBody = z.output<typeof RegisterPatientBody>;

/**
 * Any subset of the details, the text of the assistant’s last answer, or a change of the
 * subscription: a plan starts one, `cancelled` ends one. The server sets dates and payment method.
 * A plan with `renews` adds a term after the current one.
 */
export const UpdatePatientBody = sentDetails
  .partial()
  .extend({
    /** The allergies that the form started from; a different current list returns 409. */
    allergiesBefore: allergies,
    ai_response: freeText({ label: 'The AI response', max: 200_000 }).nullish(),
    subscription_plan_id: Id.nullish(),
    /**
     * The end of the current subscription that the form started from; a different one returns 409.
     */
    renews: Instant.nullish(),
    /** If plan and end equal the patient's current ones, as in a reply, nothing changes. */
    subscription_status: z
      .enum(SUBSCRIPTION_STATUSES, { error: PLAN_CHOICE_MESSAGES.unknownChange })
      .optional(),
    subscription_end_date: Instant.nullish(),
    /** The details that the form started from; different current details return 409. */
    before: patientDetails.omit({ allergies: true }).extend(ageField).partial().optional(),
  })
  .refine((body) => body.subscription_status !== 'active' || body.subscription_plan_id, {
    path: ['subscription_plan_id'],
    error: PLAN_CHOICE_MESSAGES.selectPlan,
  })
  .transform(onePhone);
export type UpdatePatientBody = z.output<typeof UpdatePatientBody>;
