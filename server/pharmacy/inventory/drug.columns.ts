import type { DrugDetail } from '#contract/pharmacy/drug.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

/** The column of each detail of a drug. */
export const DRUG_COLUMNS = {
  name: 'name',
  description: 'description',
  price: 'price_paise',
  unit: 'unit',
  supplier: 'supplier',
  box_number: 'box_number',
  generic_name: 'generic_name',
  manufacturer: 'manufacturer',
  form: 'form',
  strength: 'strength',
  pack: 'pack',
  schedule: 'schedule',
  hsn: 'hsn',
  mrp: 'mrp_paise',
} as const satisfies Record<DrugDetail, keyof DB['drugs']>;
