import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { rupees } from '../kernel/money.ts';
import { LAB_MESSAGES as M } from './lab.messages.ts';

const PARAMETER_TYPES = ['string', 'number', 'boolean'] as const;

/** One value of a test's report. The default is text whatever the type. */
export const LabParameter = z.object({
  name: z.string(),
  type: z.enum(PARAMETER_TYPES),
  defaultValue: z.string(),
  normal_range: z.string(),
});

/** A test of the clinic's catalogue, its parameters in the order of the report. */
export const LabTest = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  price: rupees({ min: 0, message: M.invalidPrice }),
  default_parameters: z.array(LabParameter),
});
export type LabTest = z.output<typeof LabTest>;
