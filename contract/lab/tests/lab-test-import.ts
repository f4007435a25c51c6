import { z } from 'zod';
import { ImportRow } from '../../kernel/import.ts';

/** A test of an imported catalogue, by its first row, and what becomes of it. */
export const LabTestImportRow = ImportRow.extend({
  category: z.string().nullable(),
  /** How many parameters the file gives it. */
  parameters: z.int(),
});
export type LabTestImportRow = z.output<typeof LabTestImportRow>;
