import type { ListedTest } from '#contract/ai/matching/match-test.rules.ts';
import { CreateLabOrderBody, EditLabOrderBody } from '#contract/lab/lab-order.ts';
import * as lab from '../../lab/index.ts';
import { checkedBody } from '../../platform/checked-body.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { ChangeOf, Making } from './make-change.ts';
import { contentOfLabOrder, expectSame, leftOfLabOrder } from './seen.ts';
import type { Undo } from './undo.ts';

export const marked = (tests: readonly ListedTest[], { runId, isProposed }: Making) =>
  tests.map(({ id, name }) => ({
    id,
    name,
    price: 0,
    ...(isProposed({ id }) && { ai_run_id: runId }),
  }));

export async function orderTests(
  scope: ClinicScope,
  { patientId, tests }: ChangeOf<'create-lab-order'>,
  making: Making,
): Promise<Undo> {
  const body = checkedBody(CreateLabOrderBody, {
    patient_id: patientId,
    visitId: making.visitId,
    tests: marked(tests, making),
  });
  const made = await lab.createLabOrder(scope, { body });
  return { type: 'delete-lab-order', orderId: made.id, made: leftOfLabOrder(made) };
}

/**
 * Takes names and prices from the catalogue. A change that refunded money cannot be undone here.
 */
export async function editTests(
  scope: ClinicScope,
  { orderId, tests, status }: ChangeOf<'edit-lab-order'>,
  making: Making,
): Promise<Undo | null> {
  await lab.lockLabOrder(scope.tx, orderId);
  const before = await lab.readLabOrder(scope, orderId);
  expectSame(making.seen.content, contentOfLabOrder(before));
  const hadBill = await lab.hasLiveBill(scope.tx, orderId);
  const body = checkedBody(EditLabOrderBody, {
    tests: marked(tests, making),
    ...(status && { status }),
  });
  const made = await lab.overrideLabOrder(scope, {
    params: { id: orderId },
    query: undefined,
    body,
    file: undefined,
  });
  if (hadBill && status === 'cancelled') return null;
  return {
    type: 'rewrite-lab-order',
    orderId,
    made: leftOfLabOrder(made),
    tests: before.tests.map(({ id, name, ai_run_id }) => ({
      ...{ id, name },
      ...(ai_run_id && { ai_run_id }),
    })),
    status: before.status,
  };
}
