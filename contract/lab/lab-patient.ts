import { z } from 'zod';
import { fieldsOf } from '../kernel/field-names.ts';
import { Id } from '../kernel/fields.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { GENDERS, PATIENT_SECOND_NAMES } from '../patients/patient.ts';

const labPatient = z.object({
  name: z.string(),
  token: z.int(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
});
/** The columns of a patient that the laboratory's lists have, besides the id. */
export const LAB_PATIENT_COLUMNS = fieldsOf(labPatient);

/** The patient of an order, as the laboratory's screens show it. */
export const LabPatient = withSecondNames(labPatient.extend({ id: Id }), PATIENT_SECOND_NAMES);
export type LabPatient = z.output<typeof LabPatient>;
