import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { fieldsOf } from '../kernel/field-names.ts';
import { freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
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

export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'expired', 'none'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The fields of a patient's subscription; a visit has them too. */
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

/**
 * The details of a patient, each stored in the column of the same name. What reads, writes, copies or
 * erases them follows from this list.
 */
const details = z.object({
  name: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Allergies; null when never asked, empty when none are known. */
  allergies: z.array(z.string()).nullable(),
  /** The due date of a pregnancy (`isPregnant` defines until when it counts). */
  pregnancy_due_on: z.iso.date().nullable(),
  blood_group: z.enum(BLOOD_GROUPS).nullable(),
});
export const PATIENT_DETAILS = fieldsOf(details);
export type PatientDetail = (typeof PATIENT_DETAILS)[number];

export const PATIENT_DETAIL_LABELS = {
  name: 'Name',
  age: 'Age',
  gender: 'Gender',
  phone: 'Phone',
  address: 'Address',
  allergies: 'Allergies',
  pregnancy_due_on: 'Pregnancy due on',
  blood_group: 'Blood group',
} as const satisfies Record<PatientDetail, string>;

const stored = z.object({
  id: Id,
  /** The clinic’s sequential patient number, never reused. */
  token: z.int(),
  ...details.shape,
  created_at: Instant,
  ai_response: z.string().nullable(),
  ...subscriptionFields,
});
/** The fields that are columns of the same name. */
export const PATIENT_COLUMNS = fieldsOf(stored);

const patient = stored.extend({
  admission_date: Instant.nullable(),
  discharge_date: Instant.nullable(),
  /** The unpaid balance of their bills: only of one patient, and for a role that may view bills. */
  due: Money.optional(),
});

export const Patient = withSecondNames(patient, PATIENT_SECOND_NAMES);
/** A patient in code, with one name per field. */
export type Patient = z.output<typeof patient>;

const queuePatient = stored
  .pick({ name: true, token: true, phone: true, age: true, gender: true })
  .extend(details.pick({ allergies: true, pregnancy_due_on: true, blood_group: true }).shape)
  .extend(subscriptionFields);
/** The columns of a patient that a visit in the queue has, besides the id. */
export const QUEUE_PATIENT_COLUMNS = fieldsOf(queuePatient);

/** The patient fields of a visit. */
export type QueuePatient = z.output<typeof queuePatient>;
export const QueuePatient = withSecondNames(queuePatient.extend({ id: Id }), PATIENT_SECOND_NAMES);

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

const bloodGroup = z
  .enum([...BLOOD_GROUPS, ''], { error: M.invalidBloodGroup })
  .transform((group) => group || null)
  .nullish();

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
  age,
  gender,
  phone,
  address,
  allergies,
  pregnancy_due_on: dueOn,
  blood_group: bloodGroup,
} satisfies Record<PatientDetail, z.ZodType>;
const sentDetails = z.object({ ...sent, phone_number: phone });

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
    before: details.omit({ allergies: true, pregnancy_due_on: true }).partial().optional(),
  })
  .refine((body) => body.subscription_status !== 'active' || body.subscription_plan_id, {
    path: ['subscription_plan_id'],
    error: PLAN_CHOICE_MESSAGES.selectPlan,
  })
  .transform(onePhone);
export type UpdatePatientBody = z.output<typeof UpdatePatientBody>;
