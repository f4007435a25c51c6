import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { labOrderNotFound, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder, LabOrderDetails } from '#contract/lab/lab-order.ts';
import type {
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
} from '#contract/lab/lab-orders.endpoints.ts';
import { sampleTimes } from '#contract/lab/worklist/sample-times.rules.ts';
import { findPatientRow } from '../../patients/index.ts';
import { notFound } from '../../platform/errors.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { readCriticalCalls } from '../critical-results/critical-call.store.ts';
import { readStandingResults } from '../critical-results/read-critical-results.ts';
import { listNewestVersions, listVersions } from '../reports/lab-report.store.ts';
import { normsOfVersion, readSheets, readSheetTests } from '../reports/report-sheet.ts';
import { readEntered } from '../worklist/entered-value.store.ts';
import { readKeptSamples } from '../worklist/kept-sample.store.ts';
import {
  presentContent,
  presentLabOrder,
  presentLabOrderDetails,
  presentLabReport,
} from './lab-order.present.ts';
import {
  findLabOrderPage,
  findLabOrderRow,
  type LabOrderRow,
  listLabOrdersOfPatient,
  listLabOrdersOfVisit,
  listOrderedTests,
} from './lab-order.store.ts';

type Reader = Pick<ClinicScope, 'tx' | 'today'>;

/** Orders as in lists, in the sequence of their rows. */
export async function withTests(
  { tx, today }: Reader,
  rows: readonly LabOrderRow[],
): Promise<LabOrder[]> {
  const tests = await listOrderedTests(
    tx,
    rows.map(({ id }) => id),
  );
  const testsOf = Map.groupBy(tests, ({ order_id }) => order_id);
  return rows.map((row) => presentLabOrder(row, { tests: testsOf.get(row.id) ?? [], today }));
}

/** One page of the clinic's lab orders, newest first. */
export async function readLabOrders(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof listLabOrders>,
): Promise<EndpointReply<typeof listLabOrders>> {
  const { rows, totalCount } = await findLabOrderPage(scope.tx, { ...query, today: scope.today });
  return { orders: await withTests(scope, rows), totalCount };
}

/** A visit's orders, oldest first. */
export async function visitLabOrders(scope: ClinicScope, visitId: string): Promise<LabOrder[]> {
  return (await withTests(scope, await listLabOrdersOfVisit(scope.tx, visitId))).reverse();
}

/** Reads one order as in lists. Throws 404 for an unknown one. */
export async function readLabOrder({ tx, today }: Reader, id: string): Promise<LabOrder> {
  const [row, tests] = await atOnce([findLabOrderRow(tx, id), listOrderedTests(tx, [id])]);
  if (!row) throw notFound(labOrderNotFound(id));
  return presentLabOrder(row, { tests, today });
}

/** Reads one order with its tests' parameters and its report. Throws 404 for an unknown one. */
export async function readLabOrderDetails(
  scope: ClinicScope,
  id: string,
): Promise<LabOrderDetails> {
  const order = await readLabOrder(scope, id);
  const tests = await readSheetTests(scope.tx, id);
  const reportIds = order.reportId === null ? [] : [order.reportId];
  const [report] = await listNewestVersions(scope.tx, reportIds);
  // Values that are not released yet are the laboratory's own.
  const isShown = !report && may(scope.actor.role, 'lab.enter-report');
  const entered = isShown ? (await readEntered(scope.tx, [id])).get(id) : undefined;
  const kept = (await readKeptSamples(scope.tx, [id])).get(id);
  return presentLabOrderDetails({ order, tests, report, entered, kept });
}

/**
 * Reads the report of an order, with the order. Throws 404 for an unknown order or one without a
 * report.
 */
export async function readLabReport(
  scope: ClinicScope,
  { params }: Pick<EndpointRequest<typeof getLabOrderReport>, 'params'>,
): Promise<EndpointReply<typeof getLabOrderReport>> {
  const details = await readLabOrderDetails(scope, params.id);
  const { reportId, report_content, report_date, report_version } = details;
  if (!reportId || report_content === null || report_date === null || report_version === null) {
    throw notFound(M.noReport);
  }
  const versions = await listVersions(scope.tx, reportId);
  const report_critical = await readStandingResults(scope, params.id);
  const calls = await readCriticalCalls(scope, [params.id]);
  // The samples of the newest version: the catalogue may have changed since.
  const facts = versions[0]?.tests;
  const samples = details.tests.map(({ id, sample }) => facts?.[id]?.sample ?? sample);
  const kept = (await readKeptSamples(scope.tx, [params.id])).get(params.id) ?? [];
  return {
    ...details,
    samples: sampleTimes({ samples, kept, order: details }),
    report_content,
    report_date,
    report_version,
    report_critical,
    report_calls: calls.get(params.id) ?? [],
    ...(versions[0] && { report_paper: versions[0].paper }),
    report_versions: versions.map((version) => ({
      version: version.version,
      submittedAt: version.created_at.toISOString(),
      submittedBy: version.writer_name ?? '',
      qualification: version.writer_qualification,
      registration: version.writer_registration,
      report_tests: version.tests,
      report_content: presentContent(version.content),
      report_norms: normsOfVersion(version, { tests: details.tests, person: details.Patient }),
    })),
  };
}

/**
 * Lists a patient's lab orders, newest first, optionally of one status. Throws 404 for an unknown
 * patient.
 */
export async function readPatientLabOrders(
  scope: ClinicScope,
  { params, query }: Pick<EndpointRequest<typeof listPatientLabOrders>, 'params' | 'query'>,
): Promise<EndpointReply<typeof listPatientLabOrders>> {
  if (!(await findPatientRow(scope.tx, params.id))) throw notFound();
  return withTests(
    scope,
    await listLabOrdersOfPatient(scope.tx, { patientId: params.id, status: query.status }),
  );
}

/** Lists a patient's current reports, newest order first. Throws 404 for an unknown patient. */
export async function readPatientLabReports(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof listPatientLabReports>,
): Promise<EndpointReply<typeof listPatientLabReports>> {
  const { tx } = scope;
  if (!(await findPatientRow(tx, params.id))) throw notFound();
  const orders = await withTests(scope, await listLabOrdersOfPatient(tx, { patientId: params.id }));
  const reportIds = orders.flatMap(({ reportId }) => reportId ?? []);
  const versions = await listNewestVersions(tx, reportIds);
  const ids = orders.map(({ id }) => id);
  const sheets = await readSheets(tx, ids);
  const callsOf = await readCriticalCalls(scope, ids);
  const versionOf = new Map(versions.map((version) => [version.report_id, version]));
  return orders.flatMap((order) => {
    const report = order.reportId === null ? undefined : versionOf.get(order.reportId);
    if (!report) return [];
    const measured = sheets.get(order.id) ?? [];
    return [presentLabReport({ order, measured, report, calls: callsOf.get(order.id) })];
  });
}
