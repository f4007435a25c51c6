import { paise } from '#contract/kernel/numbers/money.ts';
import { type Drug, type DrugBatch, DrugSchedule } from '#contract/pharmacy/drug.ts';
import { toFields } from '../../platform/db/columns/columns.ts';
import { DRUG_COLUMNS } from './drug.columns.ts';
import type { BatchRow, DrugRow } from './drug.store.ts';
import { percentOf } from './gst-rates.store.ts';

export function presentDrug(row: DrugRow): Drug {
  return {
    id: row.id,
    ...toFields(DRUG_COLUMNS, row),
    schedule: DrugSchedule.nullable().parse(row.schedule),
    price: paise(row.price_paise),
    mrp: row.mrp_paise === null ? null : paise(row.mrp_paise),
    quantity_in_stock: row.quantity,
    sellable_quantity: row.sellable,
    expiry_date: row.expiry_date,
    buying_price: row.buying_price_paise === null ? null : paise(row.buying_price_paise),
    gst_percent: percentOf(row.gst_basis_points),
    last_updated: row.updated_at.toISOString(),
  };
}

export function presentBatch(row: BatchRow): DrugBatch {
  return {
    id: row.id,
    batch_no: row.batch_no,
    expiry_date: row.expiry_date,
    quantity: row.quantity,
    buying_price: row.buying_price_paise === null ? null : paise(row.buying_price_paise),
    mrp: row.mrp_paise === null ? null : paise(row.mrp_paise),
    received_at: row.created_at.toISOString(),
  };
}
