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

/** The fields of a patient's subscription; a queue entry has them too. */
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
  /** The clinic’s sequential patient number, never reused. */
  token: z.int(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Allergies; null when never asked, empty when none are known. */
  allergies: z.array(z.string()).nullable(),
  /** The due date of a pregnancy (`isPregnant` tells until when it counts). */
  pregnancy_due_on: z.iso.date().nullable(),
  admission_date: Instant.nullable(),
  discharge_date: Instant.nullable(),
  created_at: Instant,
  ai_response: z.string().nullable(),
  ...subscriptionFields,
});

export const Patient = withSecondNames(patient, PATIENT_SECOND_NAMES);
/** A patient in code, with one name per field. */
export type Patient = z.output<typeof patient>;

/** The patient fields of a queue entry. */
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

/** Limits of an allergy list: number of entries, and length of one. */
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
/** Each entry is a substance and its reaction: `Ibuprofen – rash`. Duplicates are merged. */
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

/** Accepts either name of the phone; the first one wins. */
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
 * subscription: a plan starts one, `cancelled` ends one. The server sets dates and payment method.
 * A plan with `renews` adds a term after the current one.
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
    /** The allergies that the form started from; a different current list returns 409. */
    allergiesBefore: allergies,
    pregnancy_due_on: dueOn,
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
