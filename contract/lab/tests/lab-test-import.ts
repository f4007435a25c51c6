import { z } from 'zod';
import { ImportResult, ImportRow, ImportUndo } from '../../kernel/import.ts';

/** A test of an imported catalogue, at its first row, and its outcome. */
export const LabTestImportRow = ImportRow.extend({
  category: z.string().nullable(),
  /** Number of its parameters in the file. */
  parameters: z.int(),
});
export type LabTestImportRow = z.output<typeof LabTestImportRow>;

/** The reply of an import, or of its preview. */
export const LabTestImportReply = ImportResult.extend({
  rows: z.array(LabTestImportRow),
  undo: ImportUndo,
});
export type LabTestImportReply = z.output<typeof LabTestImportReply>;

/** The display names of a test's columns. */
export const LAB_TEST_FIELD_LABELS = {
  name: 'Name',
  price: 'Price',
  category: 'Category',
  sample: 'Sample',
  description: 'Description',
  report_only: 'Report only',
  parameter: 'Parameter',
  type: 'Type',
  unit: 'Unit',
  normal_range: 'Normal range',
  range_of_men: 'Normal range of men',
  range_of_women: 'Normal range of women',
  range_of_children: 'Normal range of children',
  critical: 'Critical limits',
  default_value: 'Default value',
  loinc: 'LOINC',
} as const;
export type LabTestField = keyof typeof LAB_TEST_FIELD_LABELS;
export const LAB_TEST_FIELDS = Object.keys(LAB_TEST_FIELD_LABELS) as LabTestField[];
