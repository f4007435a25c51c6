import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import {
  type listWorklist as endpoint,
  WORKLIST_MAX,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentLabOrderDetails } from '../orders/lab-order.present.ts';
import { findOrdersAtWork } from '../orders/lab-order.store.ts';
import { withTests } from '../orders/read-lab-orders.ts';
import { listLastValues, type MeasuredRow } from '../reports/lab-report.store.ts';
import { readSheets } from '../reports/report-sheet.ts';
import { readEntered } from './entered-value.store.ts';
import { readKeptSamples } from './kept-sample.store.ts';
import { readRejections } from './sample-rejection.store.ts';

/** The newest values of a patient by test and parameter. */
function presentLast(rows: readonly MeasuredRow[]): WorklistOrder['last_values'] {
  const byTest = Map.groupBy(rows, ({ test_id }) => test_id);
  return Object.fromEntries(
    [...byTest].map(([testId, of]) => [
      testId,
      Object.fromEntries(
        of.map(({ parameter, value, at }) => [
          parameter,
          { text: String(value), at: at.toISOString() },
        ]),
      ),
    ]),
  );
}

/** The orders at work with their tests, entered values, last values and rejected samples. */
export async function readWorklist(scope: ClinicScope): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  const { rows, totalCount } = await findOrdersAtWork(tx, WORKLIST_MAX);
  const orders = await withTests(scope, rows);
  const ids = orders.map(({ id }) => id);
  const sheets = await readSheets(tx, ids);
  const entered = await readEntered(tx, ids);
  const kept = await readKeptSamples(tx, ids);
  const rejections = await readRejections(tx, ids);
  const patients = [...new Set(orders.map(({ patient_id }) => patient_id))];
  const last = Map.groupBy(await listLastValues(tx, patients, 1), ({ patient_id }) => patient_id);
  return {
    totalCount,
    orders: orders.map((order) => ({
      ...presentLabOrderDetails({
        order,
        tests: sheets.get(order.id) ?? [],
        report: undefined,
        entered: entered.get(order.id),
        kept: kept.get(order.id),
      }),
      last_values: presentLast(last.get(order.patient_id) ?? []),
      rejections: rejections.get(order.id) ?? [],
    })),
  };
}
