import type {
  CodeableConcept,
  DiagnosticReport,
  Observation,
  ObservationReferenceRange,
  ServiceRequest,
} from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import type { LabOrder, LabOrderDetails } from '#contract/lab/lab-order.ts';
import { flagOfResult, rangeFor } from '#contract/lab/results/lab-range.rules.ts';
import { parseMeasured } from '#contract/lab/results/measured.rules.ts';
import { inWords, type ReportValue } from '#contract/lab/results/report.rules.ts';
import { readContent } from '#contract/lab/results/report-content.rules.ts';
import type { ResultFlag } from '#contract/lab/results/result-flag.rules.ts';
import { meaningOf } from '#contract/lab/results/result-words.rules.ts';
import type { LabParameter } from '#contract/lab/tests/lab-test.ts';
import { type Identified, referenceTo } from './resource.ts';

const STATUSES = {
  pending: 'active',
  billed: 'active',
  collected: 'active',
  processing: 'active',
  report_ready: 'completed',
  reported: 'completed',
  completed: 'completed',
  cancelled: 'revoked',
} as const satisfies Record<LabOrderStatus, ServiceRequest['status']>;

const FLAGS = {
  none: undefined,
  low: { code: 'L', display: 'Low' },
  high: { code: 'H', display: 'High' },
  critical_low: { code: 'LL', display: 'Critical low' },
  critical_high: { code: 'HH', display: 'Critical high' },
  abnormal: { code: 'A', display: 'Abnormal' },
} as const satisfies Record<ResultFlag, { code: string; display: string } | undefined>;
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

/** An order of tests. */
export function labOrderOf(order: LabOrder): Identified<ServiceRequest> {
  return {
    resourceType: 'ServiceRequest',
    id: order.id,
    status: STATUSES[order.status],
    intent: 'order',
    code: { text: order.tests.map(({ name }) => name).join(', ') || 'Laboratory tests' },
    subject: referenceTo(order.patient_id),
    authoredOn: order.createdAt,
  };
}

type Reported = LabOrderDetails & { reportId: string; report_content: string; report_date: string };

/** Whether an order has a report. */
export function isReported(order: LabOrderDetails): order is Reported {
  return order.reportId !== null && order.report_content !== null && order.report_date !== null;
}

/** A report with a result for each value. A free-text report becomes its conclusion. */
export function labReportOf(
  order: Reported,
): (Identified<DiagnosticReport> | Identified<Observation>)[] {
  const content = readContent(order.report_content);
  const results =
    typeof content === 'object' && content !== null
      ? order.tests.flatMap((test) => resultsOf(order, test, content[test.id] ?? {}))
      : [];
  return [
    {
      resourceType: 'DiagnosticReport',
      id: order.reportId,
      basedOn: [referenceTo(order.id)],
      status: statusOf(order),
      category: [{ text: 'Laboratory' }],
      code: { text: order.tests.map(({ name }) => name).join(', ') || 'Laboratory report' },
      subject: referenceTo(order.patient_id),
      ...(order.collectedAt && { effectiveDateTime: order.collectedAt }),
      issued: order.report_date,
      ...(results.length > 0 && { result: results.map(({ id }) => referenceTo(id)) }),
      ...(typeof content === 'string' && content.trim() && { conclusion: content }),
    },
    ...results,
  ];
}

const statusOf = ({ report_version: version }: Reported) =>
  version !== null && version > 1 ? 'amended' : 'final';

function resultsOf(
  order: Reported,
  test: Reported['tests'][number],
  values: Readonly<Record<string, ReportValue | null>>,
): Identified<Observation>[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const parameter = test.default_parameters.find((known) => known.name === name);
    const flag = parameter && FLAGS[flagOfResult(parameter, value, order.Patient)];
    const range = parameter && referenceRangeOf(parameter, order);
    return [
      {
        resourceType: 'Observation' as const,
        id: idFor(`${test.id} ${name}`, order.reportId),
        status: statusOf(order),
        category: [{ text: 'Laboratory' }],
        code: codeOf(test.name, name, parameter),
        subject: referenceTo(order.patient_id),
        issued: order.report_date,
        ...fhirValue(value, parameter),
        ...(flag && { interpretation: [{ coding: [{ system: INTERPRETATION, ...flag }] }] }),
        ...(range && { referenceRange: [range] }),
      },
    ];
  });
}

function codeOf(test: string, name: string, parameter: LabParameter | undefined): CodeableConcept {
  const loinc = parameter?.loinc;
  return {
    ...(loinc && { coding: [{ system: 'http://loinc.org', code: loinc }] }),
    text: `${test}: ${name}`,
  };
}

const COMPARATORS = { '<': '<', '≤': '<=', '>': '>', '≥': '>=' } as const;

/** A Yes-No value uses the words of its normal value; without one it becomes a boolean. */
function fhirValue(value: ReportValue, parameter: LabParameter | undefined) {
  const { unit = null, normal_range = '', type = 'string' } = parameter ?? {};
  if (typeof value === 'boolean') {
    return meaningOf(normal_range) === undefined
      ? { valueBoolean: value }
      : { valueCodeableConcept: { text: inWords(value, normal_range) } };
  }
  const measured = typeof value === 'number' ? { value } : parseMeasured(value, unit);
  if (type === 'string' || !measured || !('value' in measured)) {
    return typeof value === 'string' ? { valueString: value } : { valueQuantity: { value } };
  }
  const { value: figure, sign } = measured;
  const comparator = sign && COMPARATORS[sign];
  return {
    valueQuantity: { value: figure, ...(comparator && { comparator }), ...(unit && { unit }) },
  };
}

function referenceRangeOf(
  parameter: LabParameter,
  order: Reported,
): ObservationReferenceRange | undefined {
  const { low, high } = rangeFor(parameter, order.Patient) ?? {};
  const unit = parameter.unit ? { unit: parameter.unit } : {};
  if (low === undefined && high === undefined) {
    return parameter.normal_range ? { text: parameter.normal_range } : undefined;
  }
  return {
    ...(low !== undefined && { low: { value: low, ...unit } }),
    ...(high !== undefined && { high: { value: high, ...unit } }),
  };
}
