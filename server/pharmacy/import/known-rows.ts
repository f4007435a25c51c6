import { z } from 'zod';
import { DrugSchedule } from '#contract/pharmacy/drug.ts';
import { DRUG_FIELDS, IMPORT_MODES, IMPORT_PERS } from '#contract/pharmacy/drug-import.ts';

/** The rows of the clinic as the reader process gets them, in PostgreSQL's JSON. */
export const KnownDrugName = z.object({ id: z.string(), name: z.string() });

export const KnownSupplier = z.object({
  id: z.string(),
  name: z.string(),
  gstin: z.string().nullable(),
});

export const KnownDrugRow = KnownDrugName.extend({
  description: z.string().nullable(),
  price_paise: z.int(),
  unit: z.string().nullable(),
  supplier: z.string().nullable(),
  box_number: z.string().nullable(),
  generic_name: z.string().nullable(),
  manufacturer: z.string().nullable(),
  form: z.string().nullable(),
  strength: z.string().nullable(),
  pack: z.string().nullable(),
  schedule: DrugSchedule.nullable(),
  hsn: z.string().nullable(),
  mrp_paise: z.int().nullable(),
  gst_basis_points: z.int().nullable(),
  quantity: z.int(),
});

export const KnownBatch = z.object({
  id: z.string(),
  drug_id: z.string(),
  batch_no: z.string().nullable(),
  expiry_date: z.string().nullable(),
  quantity: z.int(),
  created_at: z.string().transform((instant) => new Date(instant)),
  buying_price_paise: z.int().nullable(),
  mrp_paise: z.int().nullable(),
});

export type ShelfBatch = z.output<typeof KnownBatch>;

export const DrugFileOptions = z.object({
  mode: z.enum(IMPORT_MODES),
  sort: z.enum(['excel', 'other']),
  columns: z.string().optional(),
  mended: z.string().optional(),
  per: z.enum(IMPORT_PERS),
  /** The fields of headings that the clinic has taught, by their canonical words. */
  learned: z.record(z.string(), z.enum(DRUG_FIELDS).nullable()),
  addsNew: z.boolean(),
});
export type DrugFileOptions = z.output<typeof DrugFileOptions>;

export const DrugPlanOptions = DrugFileOptions.extend({
  today: z.string(),
  /** Whether to write the rows or only preview them. */
  writes: z.boolean(),
});
export type DrugPlanOptions = z.output<typeof DrugPlanOptions>;
