import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { labOrderNotFound } from '#contract/lab/lab.messages.ts';
import { readContent } from '#contract/lab/results/report-content.rules.ts';
import { normsOf } from '#contract/lab/results/report-norms.rules.ts';
import type { enterLabValues as endpoint } from '#contract/lab/worklist/worklist.endpoints.ts';
import {
  changedMeanwhile,
  WORKLIST_MESSAGES as M,
} from '#contract/lab/worklist/worklist.messages.ts';
import {
  changedSince,
  type EnteredValues,
  knownValues,
  missingValues,
} from '#contract/lab/worklist/worklist.rules.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { noteCriticalResults } from '../critical-results/note-critical-results.ts';
import { type LockedLabOrder, lockLabOrder } from '../orders/lab-order.store.ts';
import { readSheetTests, type SheetTest } from '../reports/report-sheet.ts';
import { checked, subjectOfOrder, submitLabReport } from '../reports/submit-lab-report.ts';
import { readEntered, removeEntered, writeEntered } from './entered-value.store.ts';

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const isBlank = (value: unknown): boolean => value === null || String(value).trim() === '';

/** The names of the blank values of each test. */
function blankOf(text: string): (readonly [testId: string, parameters: readonly string[]])[] {
  const content = readContent(text);
  if (content === null || typeof content === 'string') return [];
  return Object.entries(content).map(([testId, values]) => [
    testId,
    Object.keys(values).filter((name) => isBlank(values[name])),
  ]);
}

/** Whether every value is blank, which `checkReport` refuses. */
function isEmpty(text: string): boolean {
  const content = readContent(text);
  if (content === null || typeof content === 'string') return false;
  return Object.values(content).every((values) => Object.values(values).every(isBlank));
}

/** A critical value alerts a doctor at once, also before the report. */
export async function noteKept(
  scope: ClinicScope,
  order: LockedLabOrder,
  { tests, content }: { readonly tests: readonly SheetTest[]; readonly content: EnteredValues },
): Promise<void> {
  const norms = normsOf(content, { tests, person: await subjectOfOrder(scope, order) });
  const version = { orderId: order.id, versionId: null };
  await noteCriticalResults(scope, { ...version, tests, content, norms });
}

/**
 * Keeps values of an order and removes its blank ones. Releases the report once no value is missing.
 * Throws 400 for an invalid value, 404 for an unknown order, and 409 for one that is not in process or
 * whose sample or values have changed since they were seen.
 */
export async function enterLabValues(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  const { id } = params;
  const { report_content: text } = body;
  const order = await lockLabOrder(tx, id);
  if (!order) throw notFound(labOrderNotFound(id));
  if (order.status !== 'processing' || order.report_id !== null) throw conflict(M.notInProcess);
  if (body.collectedAt !== undefined && body.collectedAt !== instantOf(order.collected_at)) {
    throw conflict(M.otherSample);
  }
  const seen = body.seen_content;
  if (seen !== undefined) {
    const changed = changedSince({ text, seen }, (await readEntered(tx, [id])).get(id) ?? {});
    if (changed) throw conflict(changedMeanwhile(changed.parameter, changed.now));
  }
  const tests = await readSheetTests(tx, id);
  const content = isEmpty(text) ? {} : checked(text, { tests });
  const values: EnteredValues = typeof content === 'string' ? {} : content;
  await writeEntered(scope, id, values);
  for (const [testId, parameters] of blankOf(text)) {
    if (parameters.length > 0) await removeEntered(tx, id, { testId, parameters });
  }
  await scope.audit('enter-lab-values', { type: 'lab-order', id }, { values });
  scope.changed('lab-orders', id);
  const entered = (await readEntered(tx, [id])).get(id) ?? {};
  const { known } = knownValues(tests, entered);
  const missing = missingValues(tests, known);
  const released = missing === 0 && tests.length > 0;
  if (released) {
    await submitLabReport(scope, { params, body: { report_content: JSON.stringify(known) } });
  } else {
    await noteKept(scope, order, { tests, content: known });
  }
  return { released, missing };
}
