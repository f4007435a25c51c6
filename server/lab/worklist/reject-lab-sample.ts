import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { labOrderNotFound } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { rejectLabSample as endpoint } from '#contract/lab/worklist/worklist.endpoints.ts';
import { WORKLIST_MESSAGES as M } from '#contract/lab/worklist/worklist.messages.ts';
import { knownValues, rejectableOf } from '#contract/lab/worklist/worklist.rules.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockLabOrder, setLabOrderStatus } from '../orders/lab-order.store.ts';
import { readLabOrder } from '../orders/read-lab-orders.ts';
import { readSheetTests } from '../reports/report-sheet.ts';
import { noteKept } from './enter-lab-values.ts';
import { readEntered, removeEntered } from './entered-value.store.ts';
import { dropKeptSample, keepSamples } from './kept-sample.store.ts';

/**
 * Rejects a sample: the values measured in it are removed and the order waits to be collected again.
 * The other samples keep their times.
 * Throws 400 for a sample that the order does not have, 404 for an unknown order, and 409 before the
 * collection or with a report.
 */
export async function rejectLabSample(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<LabOrder> {
  const { tx, actor, now } = scope;
  const { sample, reason } = body;
  const order = await lockLabOrder(tx, id);
  if (!order) throw notFound(labOrderNotFound(id));
  const isTaken = order.status === 'collected' || order.status === 'processing';
  if (!isTaken || order.report_id !== null) throw conflict(M.notRejectable);
  const tests = await readSheetTests(tx, id);
  const measured = tests.filter((test) => rejectableOf(test.sample).includes(sample));
  if (measured.length === 0) throw invalidField('sample', M.unknownSample);
  const others = tests.flatMap((test) => rejectableOf(test.sample)).filter((one) => one !== sample);
  await keepSamples(scope, order, [...new Set(others)]);
  const { collected_at, collected_by } = (await dropKeptSample(tx, id, sample)) ?? order;
  await tx
    .insertInto('lab_sample_rejections')
    .values({
      ...{ clinic_id: actor.clinicId, id: scope.newId(), order_id: id, sample, reason },
      ...{ collected_at, collected_by },
      rejected_at: now,
      rejected_by: actor.id,
    })
    .execute();
  for (const test of measured) await removeEntered(tx, id, { testId: test.id });
  const { known } = knownValues(tests, (await readEntered(tx, [id])).get(id) ?? {});
  await noteKept(scope, order, { tests, content: known });
  await setLabOrderStatus(scope, order, 'billed');
  await scope.audit('reject-lab-sample', { type: 'lab-order', id }, { sample, reason });
  scope.changed('lab-orders', id);
  return readLabOrder(scope, id);
}
