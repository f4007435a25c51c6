import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { overrideLabOrder as endpoint } from '#contract/lab/lab-orders.endpoints.ts';
import type { Claim } from '../../ai-marks/index.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import {
  hasLiveBill,
  type LockedLabOrder,
  listOrderedTests,
  lockLabOrder,
  setLabOrderStatus,
} from './lab-order.store.ts';
import { releaseMoney } from './move-lab-order.ts';
import { readTests, removeTests, writeTests } from './order-tests.ts';
import { readLabOrder } from './read-lab-orders.ts';

type Tests = readonly ({ readonly id: string } & Claim)[];

/** Whether the requested tests differ from the order's, including their sequence. */
async function areOther({ tx }: ClinicScope, orderId: string, tests: Tests): Promise<boolean> {
  const ordered = await listOrderedTests(tx, [orderId]);
  return ordered.map(({ test_id }) => test_id).join() !== tests.map(({ id }) => id).join();
}

/** Changes the tests. Throws 409 once a bill or a report has them. */
async function changeTests(
  scope: ClinicScope,
  order: LockedLabOrder,
  tests: Tests,
): Promise<boolean> {
  if (!(await areOther(scope, order.id, tests))) return false;
  if (tests.length === 0) throw invalidField('tests', M.testRequired);
  if (order.report_id !== null) throw conflict(M.testsReported);
  if (await hasLiveBill(scope.tx, order.id)) throw conflict(M.testsFixed);
  const priced = await readTests(scope, tests, order.id);
  await removeTests(scope, order.id);
  await writeTests(scope, order.id, priced);
  return true;
}

/**
 * Corrects an order: any of the eight statuses, regardless of the transition table, and other
 * tests. Throws 409 for cancelling one with a report.
 */
export async function overrideLabOrder(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<LabOrder> {
  const order = await lockLabOrder(scope.tx, id);
  if (!order) throw notFound();
  const { tests, status = order.status } = body;
  if (status === 'cancelled' && order.status !== 'cancelled') {
    await releaseMoney(scope, order, body.refundMode);
  }
  const testsChanged = tests !== undefined && (await changeTests(scope, order, tests));
  if (testsChanged || status !== order.status) {
    await setLabOrderStatus(scope, order, status);
    await scope.audit(
      'override-lab-order',
      { type: 'lab-order', id },
      { from: order.status, to: status, ...(testsChanged && { tests }) },
    );
    scope.changed('lab-orders', id);
  }
  return readLabOrder(scope, id);
}

/** Replaces the tests of an order. Throws 409 once a bill or a report has them. */
export async function changeOrderedTests(
  scope: ClinicScope,
  { id, tests }: { readonly id: string; readonly tests: Tests },
): Promise<void> {
  const order = await lockLabOrder(scope.tx, id);
  if (!order) throw notFound();
  if (!(await changeTests(scope, order, tests))) return;
  await scope.audit('edit-lab-tests', { type: 'lab-order', id }, { tests });
  scope.changed('lab-orders', id);
}
