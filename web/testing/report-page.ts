import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import {
  getLabOrder,
  listLabOrders,
  listPatientLabTrends,
} from '#contract/lab/lab-orders.endpoints.ts';
import { type ApiDouble, apiDouble } from './api-double.ts';
import { CBC_ID, XRAY_ID } from './builders/lab-reports.ts';
import { aPatient } from './builders/visits.ts';

export const meena = aPatient({ name: 'Meena Iyer', token: 12, gender: 'F', age: 42 });
/** The content of a report with these values of the blood count. */
export const content = (values: object) => JSON.stringify({ [CBC_ID]: values });
const trend = {
  ...{ test_id: CBC_ID, test_name: 'Complete Blood Count', parameter: 'Haemoglobin', unit: 'g/dL' },
  values: [
    { order_id: CBC_ID, at: '2026-10-21T05:00:00.000Z', value: 12.4, flag: 'none' as const },
    { order_id: XRAY_ID, at: '2026-11-21T05:00:00.000Z', value: 9.8, flag: 'low' as const },
  ],
};

/** An API that knows this order and two earlier values of its patient. */
export function reportApi(order: LabOrderDetails): ApiDouble {
  const api = apiDouble();
  api.on(getLabOrder, order);
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listPatientLabTrends, [trend]);
  return api;
}
