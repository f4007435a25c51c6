import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { MESSAGES } from '../kernel/messages.ts';

const INVALID_AGE = 'Age must be a whole number from 0 to 150.';

/** Texts of registering and correcting a patient (specification 1, section 5). */
export const PATIENT_INPUT_MESSAGES = {
  nameRequired: 'Full Name is required.',
  changedMeanwhile: 'A colleague has changed these details meanwhile.',
  corrected: 'Details saved.',
  restored: COMMON_MESSAGES.editRestored,
  invalidAge: INVALID_AGE,
  unreadableAge: 'Type an age as 45, 8m or 12d, or the date of birth as 15/03/2019.',
  ageOfUnit: {
    years: INVALID_AGE,
    months: 'An age in months is at most 60. Give years instead.',
    days: 'An age in days is at most 366. Give months instead.',
  },
  birthOrAge: 'Give the date of birth or the age, not both.',
  ageOfBirth: 'The age does not fit the date of birth.',
  invalidBirth: 'The date of birth must be a day, as 2019-03-15.',
  birthInFuture: 'The date of birth cannot be in the future.',
  birthTooLongAgo: 'The date of birth cannot be more than 150 years ago.',
  toldInFuture: 'The day on which the age was told cannot be in the future.',
  invalidAgeUnit: 'The unit of an age must be years, months or days.',
  invalidToldDay: 'The day on which the age was told must be a day, as 2026-11-21.',
  invalidRelation: 'The guardian’s relation must be S/o, D/o, W/o or C/o.',
  guardianNameRequired: 'Please enter the name of the guardian.',
  invalidEmail: MESSAGES.invalidEmail,
  invalidLanguage: COMMON_MESSAGES.unknownLanguage,
  invalidGender: 'Gender must be M, F or O.',
  invalidPhone: 'Phone must be 5 to 20 digits, with +, spaces or dashes.',
  emptyAllergy: 'An allergy needs a name.',
  tooManyAllergies: 'At most 20 allergies.',
  invalidDueDay: 'The due date must be a day, as 2027-03-31.',
  dueDayOutOfReach: 'A pregnancy is due within the next 10 months.',
  noPregnancy: 'A due date is for women only.',
  invalidBloodGroup: 'Blood group must be A+, A-, B+, B-, AB+, AB-, O+ or O-.',
} as const;

/** A colleague's concurrent change, shown beside the user's own text. */
export const detailsNow = (message: string, details: readonly string[]) =>
  `${message} Now: ${details.filter(Boolean).join(', ')}. Save again to write what stands here.`;
