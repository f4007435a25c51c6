import { openLabOrder } from '#contract/visit-sheet/open-orders.rules.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import * as lab from '../lab/index.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockSheet, renewSheet } from './lock-sheet.ts';

type Test = { readonly id: string; readonly ai_run_id: string | undefined };
type Addition = {
  readonly visitId: string;
  readonly patientId: string;
  readonly tests: readonly Test[];
};

/** The tests that were new to the order. */
export type AddedTests = {
  readonly orderId: string;
  readonly isNew: boolean;
  readonly testIds: readonly string[];
};

/**
 * Adds tests to the open lab order of a visit, or begins one; a test that it already has stays.
 * Throws what the ordinary calls of the order throw, and 409 for a visit of another patient.
 */
export async function addTests(
  scope: ClinicScope,
  { visitId, patientId, tests }: Addition,
): Promise<AddedTests> {
  const sheet = await lockSheet(scope, visitId);
  if (sheet.patientId !== patientId) throw conflict(M.otherPatient);
  await renewSheet(scope, sheet);
  const order = openLabOrder(sheet);
  if (!order) {
    const body = { patient_id: patientId, visitId, tests: [...tests] };
    const { id } = await lab.createLabOrder(scope, { body });
    return { orderId: id, isNew: true, testIds: tests.map((test) => test.id) };
  }
  const known = new Set(order.tests.map(({ id }) => id));
  const added = tests.filter(({ id }) => !known.has(id));
  const all = [...order.tests.map(({ id }) => ({ id })), ...added];
  await lab.changeOrderedTests(scope, { id: order.id, tests: all });
  return { orderId: order.id, isNew: false, testIds: added.map(({ id }) => id) };
}

/**
 * Takes added tests out of their order again. Returns false, and changes nothing, when one is gone,
 * or when the order is billed, moved on or reported.
 */
export async function takeOutTests(
  scope: ClinicScope,
  visitId: string,
  { orderId, testIds }: Omit<AddedTests, 'isNew'>,
): Promise<boolean> {
  const sheet = await lockSheet(scope, visitId);
  const order = sheet.labOrders.find(({ id }) => id === orderId);
  const isOpen = order?.status === 'pending' && order.billId === null && order.reportId === null;
  if (!isOpen || testIds.some((id) => !order.tests.some((test) => test.id === id))) return false;
  await renewSheet(scope, sheet);
  const left = order.tests.filter(({ id }) => !testIds.includes(id)).map(({ id }) => ({ id }));
  if (left.length === 0) await lab.deleteLabOrder(scope, { params: { id: orderId } });
  else await lab.changeOrderedTests(scope, { id: orderId, tests: left });
  return true;
}
