import type { OrderItem, PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

/** The column of each field of an order that is sent as it is stored. */
export const ORDER_COLUMNS = {
  id: 'id',
  patient_id: 'patient_id',
  visit_id: 'visit_id',
  status: 'status',
  dispensedById: 'dispensed_by',
  unpaidReason: 'unpaid_reason',
  prescription_for_unavailable_drugs: 'prescription_for_unavailable_drugs',
} as const satisfies { readonly [Field in keyof PharmacyOrder]?: keyof DB['pharmacy_orders'] };

/** The column of each field that is ordered. */
export const ORDERED_COLUMNS = {
  drug_id: 'drug_id',
  quantity: 'quantity',
  tabletsPerDay: 'tablets_per_day',
  numberOfDays: 'number_of_days',
  daysAssumed: 'days_assumed',
  directions_to_use: 'directions_to_use',
  ai_run_id: 'ai_run_id',
} as const satisfies Record<keyof OrderItem, keyof DB['pharmacy_order_lines']>;

type Line = PharmacyOrder['medications'][number];

/** The column of each field of a line. The drug has its location and stock. */
export const LINE_COLUMNS = {
  ...ORDERED_COLUMNS,
  name: 'name',
  price: 'price_paise',
  returned_quantity: 'returned_quantity',
} as const satisfies Record<
  Exclude<keyof Line, 'box_number' | 'stock'>,
  keyof DB['pharmacy_order_lines']
>;
