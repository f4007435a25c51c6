import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { PLAN_CHOICE_MESSAGES } from '../subscriptions/plan-choice.messages.ts';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';

export const GENDERS = ['M', 'F', 'O'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS = {
  M: 'Male',
  F: 'Female',
  O: 'Other',
} as const satisfies Record<Gender, string>;

export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'expired', 'none'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What a queue entry carries of its patient’s subscription too. */
const subscriptionFields = {
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  subscription_plan_id: Id.nullable(),
  subscription_start_date: Instant.nullable(),
  subscription_end_date: Instant.nullable(),
  subscription_payment_method: z.string().nullable(),
};

export const PATIENT_SECOND_NAMES = {
  token: 'patient_token_number',
  phone: 'phone_number',
} as const;

const patient = z.object({
  id: Id,
  name: z.string(),
  /** The clinic’s running number of the patient, never reused. */
  token: z.int(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** What they must not be given; null while nobody has asked, empty when they know of none. */
  allergies: z.array(z.string()).nullable(),
  /** The day on which a pregnancy is due (`isPregnant` says until when it counts). */
  pregnancy_due_on: z.iso.date().nullable(),
  admission_date: Instant.nullable(),
  discharge_date: Instant.nullable(),
  created_at: Instant,
  ai_response: z.string().nullable(),
  ...subscriptionFields,
});

export const Patient = withSecondNames(patient, PATIENT_SECOND_NAMES);
/** A patient inside the program, with one name a field. */
export type Patient = z.output<typeof patient>;

/** The part of a patient that a queue entry carries. */
export const QueuePatient = withSecondNames(
  patient
    .pick({
      id: true,
      name: true,
      token: true,
      phone: true,
      age: true,
      gender: true,
      allergies: true,
      pregnancy_due_on: true,
    })
    .extend(subscriptionFields),
  PATIENT_SECOND_NAMES,
);

/** The most entries of a patient's allergies, and the longest. */
const ALLERGIES_MAX = 20;
const ALLERGY_LENGTH_MAX = 80;

const name = requiredLine({ label: 'Full Name', required: M.nameRequired, max: 120 });
const age = z
  .int({ error: M.invalidAge })
  .min(0, { error: M.invalidAge })
  .max(150, { error: M.invalidAge })
  .nullish();
const gender = z
  .enum([...GENDERS, ''], { error: M.invalidGender })
  .nullish()
  .transform((value) => value || null);
const phone = z
  .string({ error: M.invalidPhone })
  .trim()
  .regex(/^$|^\+?[0-9][0-9 ()-]{3,18}[0-9]$/, { error: M.invalidPhone })
  .nullish();
const address = optionalText({ label: 'Address', max: 500 });
/** Each what it is and what it did: `Ibuprofen – rash`. The same one twice is one. */
const allergies = z
  .array(requiredLine({ label: 'An allergy', required: M.emptyAllergy, max: ALLERGY_LENGTH_MAX }))
  .max(ALLERGIES_MAX, { error: M.tooManyAllergies })
  .transform((entries) => [...new Map(entries.map((one) => [one.toLowerCase(), one])).values()])
  .nullish();
const dueOn = z
  .literal('')
  .or(calendarDay(M.invalidDueDay))
  .transform((day) => day || null)
  .nullish();

/** Either name of the phone is read, the first winning. */
function onePhone<
  T extends { phone?: string | null | undefined; phone_number?: string | null | undefined },
>({ phone_number, ...input }: T) {
  const value = input.phone ?? phone_number;
  return { ...input, phone: value === undefined ? undefined : value || null };
}

export const RegisterPatientBody = z
  .object({
    name,
    age,
    gender,
    phone,
    phone_number: phone,
    address,
    allergies,
    pregnancy_due_on: dueOn,
  })
  .transform(onePhone);
export type RegisterPatientBody = z.output<typeof RegisterPatientBody>;

/**
 * Any subset of the details, the text of the assistant’s last answer, or a change of the
 * subscription: a plan starts one, `cancelled` ends one. Dates and method are the server’s. A plan
 * with `renews` adds a term to the subscription that runs, beginning when it ends.
 */
export const UpdatePatientBody = z
  .object({
    name: name.optional(),
    age,
    gender: gender.optional(),
    phone,
    phone_number: phone,
    address: address.optional(),
    allergies,
    /** The allergies as the person saw them when they began to correct them; others by now are 409. */
    allergiesBefore: allergies,
    pregnancy_due_on: dueOn,
    ai_response: freeText({ label: 'The AI response', max: 200_000 }).nullish(),
    subscription_plan_id: Id.nullish(),
    /** The end of the running subscription as the person saw it; another one by now is 409. */
    renews: Instant.nullish(),
    /** With the plan and end that the patient has, as an answer carries them, nothing is changed. */
    subscription_status: z
      .enum(SUBSCRIPTION_STATUSES, { error: PLAN_CHOICE_MESSAGES.unknownChange })
      .optional(),
    subscription_end_date: Instant.nullish(),
    /** The details as the person saw them when they began to correct them; others by now are 409. */
    before: z
      .object({ name: z.string(), age: z.int().nullable(), gender: z.enum(GENDERS).nullable() })
      .extend({ phone: z.string().nullable(), address: z.string().nullable() })
      .partial()
      .optional(),
  })
  .refine((body) => body.subscription_status !== 'active' || body.subscription_plan_id, {
    path: ['subscription_plan_id'],
    error: PLAN_CHOICE_MESSAGES.selectPlan,
  })
  .transform(onePhone);
export type UpdatePatientBody = z.output<typeof UpdatePatientBody>;
