import { CONSULTATION_FEE } from '#contract/billing/bill-total.rules.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { TestApp } from '../build-app.ts';
import type { Person } from './clinic.ts';

export type BillInput = EndpointInput<typeof createBill>['body'];

/** Creates a bill, by default for one consultation fee in cash. */
export async function newBill(
  app: TestApp,
  { token }: Person,
  bill: Pick<BillInput, 'patientId'> & Partial<BillInput>,
) {
  const items = [{ name: CONSULTATION_FEE, price: 500 }];
  return await app.ok(
    createBill,
    { body: { type: 'consultation', items, paymentMode: 'cash', ...bill } },
    { token },
  );
}
