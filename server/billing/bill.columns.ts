import type { Bill, BillSummary } from '#contract/billing/bill.ts';
import type { DB } from '../platform/db/schema.generated.ts';

/** The column of each field of a bill in a list that is sent as it is stored. */
export const SUMMARY_COLUMNS = {
  id: 'id',
  patient_id: 'patient_id',
  type: 'type',
  status: 'status',
  payment_mode: 'payment_mode',
} as const satisfies { readonly [Field in keyof BillSummary]?: keyof DB['bills'] };

/** The same for the further fields of a bill. */
export const BILL_COLUMNS = {
  related_id: 'pharmacy_order_id',
  labOrderId: 'lab_order_id',
  queueId: 'visit_id',
  discount_percentage: 'discount_basis_points',
  cancel_reason: 'cancel_reason',
} as const satisfies { readonly [Field in keyof Bill]?: keyof DB['bills'] };

/** The column of each field of an item. */
export const BILL_ITEM_COLUMNS = {
  id: 'id',
  name: 'name',
  type: 'type',
  price: 'price_paise',
  quantity: 'quantity',
  total: 'total_paise',
  tax_percentage: 'tax_basis_points',
  drug_id: 'drug_id',
  item_id: 'lab_test_id',
} as const satisfies Record<keyof Bill['items'][number], keyof DB['bill_items']>;
