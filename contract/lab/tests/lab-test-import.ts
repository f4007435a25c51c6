import { z } from 'zod';
import { ImportRow } from '../../kernel/import.ts';

/** A test of an imported catalogue, at its first row, and its outcome. */
export const LabTestImportRow = ImportRow.extend({
  category: z.string().nullable(),
  /** Number of its parameters in the file. */
  parameters: z.int(),
});
export type LabTestImportRow = z.output<typeof LabTestImportRow>;
