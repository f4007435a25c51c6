import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { fieldsOf } from '../kernel/field-names.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { DIRECTIONS_LANGUAGES } from '../medicines/directions.languages.ts';
import { AGE_UNITS } from './age.rules.ts';

export const GENDERS = ['M', 'F', 'O'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS = {
  M: 'Male',
  F: 'Female',
  O: 'Other',
} as const satisfies Record<Gender, string>;

export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** Son, daughter or wife of; in the care of. */
export const GUARDIAN_RELATIONS = ['S/o', 'D/o', 'W/o', 'C/o'] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

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

/** The source of the age; `Born` has the meaning of each. */
export const bornFields = {
  birth_date: z.iso.date().nullable(),
  age_told: z.int().nullable(),
  age_unit: z.enum(AGE_UNITS).nullable(),
  age_told_on: z.iso.date().nullable(),
};
export const BORN_FIELDS = fieldsOf(z.object(bornFields));

/** The age in whole years today, computed from what tells it. */
export const ageField = { age: z.int().nullable() };

/**
 * The details of a patient, each stored in the column of the same name. What reads, writes, copies or
 * erases them follows from this list.
 */
export const patientDetails = z.object({
  name: z.string(),
  ...bornFields,
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Both are null, or neither. */
  guardian_relation: z.enum(GUARDIAN_RELATIONS).nullable(),
  guardian_name: z.string().nullable(),
  /** Allergies; null when never asked, empty when none are known. */
  allergies: z.array(z.string()).nullable(),
  /** The due date of a pregnancy (`isPregnant` defines until when it counts). */
  pregnancy_due_on: z.iso.date().nullable(),
  blood_group: z.enum(BLOOD_GROUPS).nullable(),
  /** The language of the patient's papers; null for the clinic's. */
  papers_language: z.enum(DIRECTIONS_LANGUAGES).nullable(),
  email: z.string().nullable(),
  emergency_contact: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  note: z.string().nullable(),
});
export const PATIENT_DETAILS = fieldsOf(patientDetails);
export type PatientDetail = (typeof PATIENT_DETAILS)[number];

export const PATIENT_DETAIL_LABELS = {
  name: 'Name',
  birth_date: 'Date of birth',
  age_told: 'Age',
  age_unit: 'Unit of the age',
  age_told_on: 'Age told on',
  gender: 'Gender',
  phone: 'Phone',
  address: 'Address',
  guardian_relation: 'Relation of the guardian',
  guardian_name: 'Guardian',
  allergies: 'Allergies',
  pregnancy_due_on: 'Pregnancy due on',
  blood_group: 'Blood group',
  papers_language: 'Language of papers',
  email: 'Email',
  emergency_contact: 'Emergency contact',
  emergency_phone: 'Emergency phone',
  note: 'Note',
} as const satisfies Record<PatientDetail, string>;

const stored = z.object({
  id: Id,
  /** The clinic’s sequential patient number, never reused. */
  token: z.int(),
  ...patientDetails.shape,
  created_at: Instant,
  ai_response: z.string().nullable(),
  ...subscriptionFields,
});
/** The fields that are columns of the same name. */
export const PATIENT_COLUMNS = fieldsOf(stored);

const patient = stored.extend({
  ...ageField,
  admission_date: Instant.nullable(),
  discharge_date: Instant.nullable(),
  /** The day of the last visit; null for none. Only in lists. */
  last_seen_on: z.iso.date().nullable().optional(),
  /** The unpaid balance of their bills: only of one patient, and for a role that may view bills. */
  due: Money.optional(),
  /** Numbers of records that became part of this one: of one patient and in the queue, only if there are some. */
  other_numbers: z.array(z.int()).optional(),
});

export const Patient = withSecondNames(patient, PATIENT_SECOND_NAMES);
/** A patient in code, with one name per field. */
export type Patient = z.output<typeof patient>;

const queueColumns = stored
  .pick({ name: true, token: true, phone: true, gender: true })
  .extend(bornFields)
  .extend(
    patientDetails.pick({
      ...{ allergies: true, pregnancy_due_on: true, blood_group: true },
      ...{ address: true, guardian_relation: true, guardian_name: true, papers_language: true },
    }).shape,
  )
  .extend(subscriptionFields);
/** The columns of a patient that a visit in the queue has, besides the id. */
export const QUEUE_PATIENT_COLUMNS = fieldsOf(queueColumns);

const queuePatient = queueColumns.extend(ageField);
/** The patient fields of a visit. */
export type QueuePatient = z.output<typeof queuePatient>;
export const QueuePatient = withSecondNames(
  queuePatient.extend({ id: Id, other_numbers: patient.shape.other_numbers }),
  PATIENT_SECOND_NAMES,
);
