import { orderPayment } from '#contract/billing/order-payment.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import type { CriticalCall } from '#contract/lab/critical/critical-call.ts';
import {
  LAB_ORDER_SECOND_NAMES,
  type LabOrder,
  type LabOrderDetails,
  type LabReportSummary,
  type SampleTimes,
} from '#contract/lab/lab-order.ts';
import { LAB_PATIENT_COLUMNS } from '#contract/lab/lab-patient.ts';
import {
  abnormalFindings,
  findingsLine,
  type ReportContent,
} from '#contract/lab/results/report.rules.ts';
import { sampleTimes } from '#contract/lab/worklist/sample-times.rules.ts';
import type { EnteredValues } from '#contract/lab/worklist/worklist.rules.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import { toFields } from '../../platform/db/columns/columns.ts';
import type { ReportVersionRow } from '../reports/lab-report.store.ts';
import { normsOfVersion, type SheetTest } from '../reports/report-sheet.ts';
import { ORDER_COLUMNS, ORDERED_TEST_COLUMNS } from './lab-order.columns.ts';
import type { LabOrderRow, OrderedTestRow } from './lab-order.store.ts';

function presentTest(row: OrderedTestRow): LabOrder['tests'][number] {
  return { ...toFields(ORDERED_TEST_COLUMNS, row), price: paise(row.price_paise) };
}

function paymentOf(row: LabOrderRow, tests: readonly OrderedTestRow[]) {
  const { status, bill_status, due_paise, paid_paise } = row;
  const worth =
    tests.length === 0 ? null : paise(tests.reduce((sum, test) => sum + test.price_paise, 0));
  const bill = bill_status && { status: bill_status, due: due_paise ?? 0, paid: paid_paise ?? 0 };
  return orderPayment({ status, worth, bill });
}

/** Converts an order with its tests for lists. */
export function presentLabOrder(
  row: LabOrderRow,
  { tests, today }: { readonly tests: readonly OrderedTestRow[]; readonly today: string },
): LabOrder {
  return addSecondNames(
    {
      ...toFields(ORDER_COLUMNS, row),
      serialNumber: row.serial_number,
      createdAt: row.created_at.toISOString(),
      collectedAt: row.collected_at?.toISOString() ?? null,
      receivedAt: row.received_at?.toISOString() ?? null,
      orderedBy: row.ordered_by,
      rejectedSample: row.rejected_sample && {
        ...row.rejected_sample,
        at: new Date(row.rejected_sample.at).toISOString(),
      },
      billId: row.bill_id,
      payment: paymentOf(row, tests),
      tests: tests.map(presentTest),
      Patient: addSecondNames(
        {
          ...pick(row, LAB_PATIENT_COLUMNS),
          age: yearsOn(row, today),
          id: row.patient_id,
        },
        PATIENT_SECOND_NAMES,
      ),
    },
    LAB_ORDER_SECOND_NAMES,
  );
}

/** Report values are JSON text on the wire; an old free-text report is sent as it is. */
export function presentContent(content: ReportContent): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

type DetailParts = {
  order: LabOrder;
  tests: readonly SheetTest[];
  report: ReportVersionRow | undefined;
  /** Values entered before the report. */
  entered?: EnteredValues | undefined;
  /** The samples that have times of their own. */
  kept?: readonly SampleTimes[] | undefined;
};

/** Converts an order with its tests' parameters and its report. */
export function presentLabOrderDetails({
  order,
  tests,
  report,
  entered,
  kept = [],
}: DetailParts): LabOrderDetails {
  return {
    ...order,
    tests: [...tests],
    samples: sampleTimes({ samples: tests.map(({ sample }) => sample), kept, order }),
    entered_content: report || !entered ? null : JSON.stringify(entered),
    report_content: report ? presentContent(report.content) : null,
    report_norms: report ? normsOfVersion(report, { tests, person: order.Patient }) : null,
    report_date: report?.created_at.toISOString() ?? null,
    report_version: report?.version ?? null,
  };
}

type ReportParts = {
  order: LabOrder;
  measured: readonly SheetTest[];
  report: ReportVersionRow;
  calls: readonly CriticalCall[] | undefined;
};

/** Converts a report for a patient's history. */
export function presentLabReport({
  order,
  measured,
  report,
  calls = [],
}: ReportParts): LabReportSummary {
  const { id, patient_id, status, createdAt, tests } = order;
  const named = measured.map((test) => ({ id: test.id, parameters: test.default_parameters }));
  const norms = normsOfVersion(report, { tests: measured, person: order.Patient });
  return {
    id,
    patient_id,
    status,
    createdAt,
    tests,
    reportId: report.report_id,
    testName: tests.map(({ name }) => name).join(', '),
    reportFindings: findingsLine(report.content, named),
    abnormal: abnormalFindings(report.content, named, norms),
    reportCreatedAt: report.created_at.toISOString(),
    criticalCalls: [...calls],
  };
}
