import { paise } from '#contract/kernel/numbers/money.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { DrugLists } from '#contract/pharmacy/drug-lists.ts';
import { anId } from './people.ts';

/** A drug of the inventory, as the API returns it. */
export function aDrug(changes: Partial<Drug> = {}): Drug {
  return {
    id: anId(),
    name: 'Paracetamol 500 mg Tablet (strip of 10)',
    description: null,
    price: paise(250),
    quantity_in_stock: 100,
    sellable_quantity: 100,
    unit: 'tablet',
    supplier: null,
    expiry_date: '2099-12-31',
    buying_price: null,
    box_number: null,
    generic_name: null,
    manufacturer: null,
    form: null,
    strength: null,
    pack: null,
    schedule: null,
    hsn: null,
    mrp: null,
    gst_percent: null,
    last_updated: '2026-11-21T04:30:00.000Z',
    ...changes,
  };
}

/** The counts of the inventory's work lists and racks. */
export function someDrugLists(all = 1): DrugLists {
  return {
    all,
    lists: { low: 3, near: 2, expired: 1, undated: 0, unscheduled: 0, unmoved: 0 },
    racks: [{ rack: 'A1', drugs: 4 }],
  };
}
