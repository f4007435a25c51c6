import { z } from 'zod';
import { fieldsOf } from '../kernel/field-names.ts';
import { Id } from '../kernel/fields.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { ageField, bornFields, GENDERS, PATIENT_SECOND_NAMES } from '../patients/patient.ts';

const labColumns = z.object({
  name: z.string(),
  token: z.int(),
  ...bornFields,
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
});
/** The columns of a patient that the laboratory's lists have, besides the id. */
export const LAB_PATIENT_COLUMNS = fieldsOf(labColumns);

/** The patient of an order, as the laboratory's screens show it. */
export const LabPatient = withSecondNames(
  labColumns.extend({ ...ageField, id: Id }),
  PATIENT_SECOND_NAMES,
);
export type LabPatient = z.output<typeof LabPatient>;
