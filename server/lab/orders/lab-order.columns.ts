import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

/** The column of each field of an order that is sent as it is stored. */
export const ORDER_COLUMNS = {
  id: 'id',
  patient_id: 'patient_id',
  visit_id: 'visit_id',
  lab_token_number: 'lab_token_number',
  status: 'status',
  collectedById: 'collected_by',
  reportId: 'report_id',
  referredBy: 'referred_by',
} as const satisfies { readonly [Field in keyof LabOrder]?: keyof DB['lab_orders'] };

/** The column of each field of an ordered test. */
export const ORDERED_TEST_COLUMNS = {
  id: 'test_id',
  name: 'name',
  price: 'price_paise',
  ai_run_id: 'ai_run_id',
} as const satisfies Record<keyof LabOrder['tests'][number], keyof DB['lab_order_tests']>;
