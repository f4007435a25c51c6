import { z } from 'zod';
import { LabParameter } from '#contract/lab/tests/lab-test.ts';
import { LAB_TEST_FIELDS } from '#contract/lab/tests/lab-test-import.ts';

/** The rows of the clinic as the reader process gets them, in PostgreSQL's JSON. */
export const KnownTest = z.object({
  id: z.string(),
  name: z.string(),
  price_paise: z.int(),
  category: z.string().nullable(),
  sample: z.string().nullable(),
  description: z.string().nullable(),
  report_only: z.boolean(),
});
export type KnownTest = z.output<typeof KnownTest>;

export const KnownParameter = LabParameter.omit({ defaultValue: true }).extend({
  test_id: z.string(),
  default_value: z.string(),
  critical: LabParameter.shape.critical.unwrap(),
  method: LabParameter.shape.method.unwrap(),
});

export const LabTestFileOptions = z.object({
  sort: z.enum(['excel', 'other']),
  columns: z.string().optional(),
  mended: z.string().optional(),
  /** The fields of headings that the clinic has taught, by their canonical words. */
  learned: z.record(z.string(), z.enum(LAB_TEST_FIELDS).nullable()),
});
export type LabTestFileOptions = z.output<typeof LabTestFileOptions>;

export const LabTestPlanOptions = LabTestFileOptions.extend({
  /** Whether to write the rows or only preview them. */
  writes: z.boolean(),
});
export type LabTestPlanOptions = z.output<typeof LabTestPlanOptions>;
