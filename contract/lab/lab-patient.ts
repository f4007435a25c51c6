import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { GENDERS, PATIENT_SECOND_NAMES } from '../patients/patient.ts';

/** The patient of an order, as the laboratory's screens show it. */
export const LabPatient = withSecondNames(
  z.object({
    id: Id,
    name: z.string(),
    token: z.int(),
    age: z.int().nullable(),
    gender: z.enum(GENDERS).nullable(),
    phone: z.string().nullable(),
  }),
  PATIENT_SECOND_NAMES,
);
export type LabPatient = z.output<typeof LabPatient>;
