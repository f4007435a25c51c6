import type { LabOrder } from '#contract/lab/lab-order.ts';
import {
  createLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { call } from './api.ts';

type Lab = { url: string; token: string };

/** A catalogue test with one numeric parameter, with ranges for women and men. */
export function addBloodCount({ url, token }: Lab) {
  const body = {
    name: 'Complete Blood Count',
    price: 350,
    category: 'Haematology',
    sample: 'Blood',
    default_parameters: [
      {
        ...{ name: 'Haemoglobin', type: 'number' as const, unit: 'g/dL' },
        ranges: [
          { sex: 'F' as const, low: 12, high: 15, critical_low: 7 },
          { sex: 'M' as const, low: 13, high: 17, critical_low: 7 },
        ],
      },
    ],
  };
  return call(url, addLabTest, { body }, { token });
}

/** An order of a blood count for a patient. */
export async function orderLabTest(lab: Lab, patient_id: string): Promise<LabOrder> {
  const { id } = await addBloodCount(lab);
  const body = { patient_id, tests: [{ id }] };
  return call(lab.url, createLabOrder, { body }, { token: lab.token });
}

/** Takes an order to its report, with these values. */
export async function reportLabOrder(
  { url, token }: Lab,
  { id, tests: [test] }: LabOrder,
  values: Readonly<Record<string, number | string>>,
): Promise<void> {
  const params = { id };
  await call(url, overrideLabOrder, { params, body: { status: 'processing' } }, { token });
  const body = { report_content: JSON.stringify({ [test?.id ?? '']: values }) };
  await call(url, submitLabReport, { params, body }, { token });
}
