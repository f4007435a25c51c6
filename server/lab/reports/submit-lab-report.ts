import { clinicDay } from '#contract/kernel/dates.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { labOrderNotFound, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { REPORTABLE } from '#contract/lab/lab-order.status.ts';
import type { ReportedTestFacts } from '#contract/lab/lab-order.ts';
import type { submitLabReport as endpoint } from '#contract/lab/lab-orders.endpoints.ts';
import type { Subject } from '#contract/lab/results/age-fit.rules.ts';
import type { ReportContent } from '#contract/lab/results/report.rules.ts';
import { checkReport } from '#contract/lab/results/report-content.rules.ts';
import { normsOf } from '#contract/lab/results/report-norms.rules.ts';
import { subjectOf } from '#contract/lab/results/subject.rules.ts';
import { knownValues, overEntered } from '#contract/lab/worklist/worklist.rules.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { findPatientRow } from '../../patients/index.ts';
import { conflict, notFound, Refusal } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { noteCriticalResults } from '../critical-results/note-critical-results.ts';
import { type LockedLabOrder, lockLabOrder, setLabOrderStatus } from '../orders/lab-order.store.ts';
import { readEntered, removeEntered } from '../worklist/entered-value.store.ts';
import { lastVersionOfOrder, listNewestVersions } from './lab-report.store.ts';
import { readSheetTests, type SheetTest } from './report-sheet.ts';

/** The id of the order's report, or of a new one. */
async function reportIdOf({ tx, actor }: ClinicScope, order: LockedLabOrder, newId: string) {
  if (order.report_id !== null) return order.report_id;
  await tx
    .insertInto('lab_reports')
    .values({ clinic_id: actor.clinicId, id: newId, order_id: order.id })
    .execute();
  await tx.updateTable('lab_orders').set({ report_id: newId }).where('id', '=', order.id).execute();
  return newId;
}

/** Used when neither age nor sex is known. */
const UNKNOWN: Subject = { age: null, gender: null };

/** The patient on the day of the sample: a newborn's ranges go by days. */
export async function subjectOfOrder(scope: ClinicScope, order: LockedLabOrder): Promise<Subject> {
  const patient = await findPatientRow(scope.tx, order.patient_id);
  if (!patient) return UNKNOWN;
  const day = clinicDay(order.collected_at ?? scope.now, scope.actor.timeZone);
  return subjectOf({ ...pick(patient, BORN_FIELDS), age: null, gender: patient.gender }, day);
}

/** The facts of each test that its report keeps. */
function factsOf(tests: readonly SheetTest[]): Record<string, ReportedTestFacts> {
  return Object.fromEntries(
    tests.map(({ id, sample, outside_lab }) => [id, { sample, outside_lab }]),
  );
}

/** Checks a report's values. Throws 400 with the fields that are invalid. */
export function checked(text: string, options: Parameters<typeof checkReport>[1]): ReportContent {
  const { content, errors } = checkReport(text, options);
  if (content !== undefined) return content;
  const [first = M.unreadableReport] = Object.values(errors);
  throw new Refusal('invalid_input', first, { fields: errors });
}

/**
 * Writes the next version of an order's report. The first one has the values of the worklist that it
 * does not mention; those of parameters that the catalogue no longer has are dropped, with an entry
 * in the audit. The order becomes reported. Throws 409 when another
 * version was written since the one the user saw, if given; 0 means no report.
 */
export async function submitLabReport(
  scope: ClinicScope,
  { params: { id }, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<void> {
  const { tx, actor, now } = scope;
  const order = await lockLabOrder(tx, id);
  if (!order) throw notFound(labOrderNotFound(id));
  if (!REPORTABLE.some((status) => status === order.status)) throw conflict(M.notReportable);
  const [standing] = await listNewestVersions(tx, order.report_id ? [order.report_id] : []);
  const seen = standing?.version ?? 0;
  if (body.version !== undefined && body.version !== seen) throw conflict(M.newerReport);

  const tests = await readSheetTests(tx, id);
  const { known, dropped } = knownValues(tests, (await readEntered(tx, [id])).get(id) ?? {});
  const text = standing ? body.report_content : overEntered(body.report_content, known);
  const content = checked(text, { tests, standing: standing?.content });
  const norms = normsOf(content, { tests, person: await subjectOfOrder(scope, order) });
  const reportId = await reportIdOf(scope, order, scope.newId());
  const version = (await lastVersionOfOrder(tx, id)) + 1;
  const versionId = scope.newId();
  await tx
    .insertInto('lab_report_versions')
    .values({
      clinic_id: actor.clinicId,
      id: versionId,
      report_id: reportId,
      version,
      content: JSON.stringify(content),
      norms: JSON.stringify(norms),
      tests: JSON.stringify(factsOf(tests)),
      created_at: now,
      created_by: actor.id,
    })
    .execute();
  await noteCriticalResults(scope, { orderId: id, versionId, tests, content, norms });
  await removeEntered(tx, id);
  await setLabOrderStatus(scope, order, 'reported');
  await scope.audit(
    'submit-lab-report',
    { type: 'lab-order', id },
    { reportId, version, ...(dropped.length > 0 && { dropped }) },
  );
  scope.changed('lab-orders', id);
}
