import { z } from 'zod';
import { IMPORT_MODES } from '#contract/pharmacy/drug-import.ts';

/** The rows of the clinic as the reader process gets them, in PostgreSQL's JSON. */
export const KnownDrugName = z.object({ id: z.string(), name: z.string() });

export const KnownDrugRow = KnownDrugName.extend({
  description: z.string().nullable(),
  price_paise: z.int(),
  unit: z.string().nullable(),
  supplier: z.string().nullable(),
  box_number: z.string().nullable(),
  quantity: z.int(),
});

export const KnownBatch = z.object({
  id: z.string(),
  drug_id: z.string(),
  expiry_date: z.string().nullable(),
  quantity: z.int(),
  created_at: z.string().transform((instant) => new Date(instant)),
  buying_price_paise: z.int().nullable(),
});

export const DrugFileOptions = z.object({ mode: z.enum(IMPORT_MODES) });
export type DrugFileOptions = z.output<typeof DrugFileOptions>;

export const DrugPlanOptions = DrugFileOptions.extend({
  today: z.string(),
  /** Whether to write the rows or only preview them. */
  writes: z.boolean(),
});
export type DrugPlanOptions = z.output<typeof DrugPlanOptions>;
