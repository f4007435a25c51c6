import { formatDateTime } from '#contract/kernel/dates.ts';
import type { CriticalCall } from '#contract/lab/critical/critical-call.ts';
import { LAB_ORDER_STATUS_LABELS } from '#contract/lab/lab-order.status.ts';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { groupedLimits } from '#contract/lab/results/grouped-count.rules.ts';
import { shownValue } from '#contract/lab/results/report.rules.ts';
import { readContent } from '#contract/lab/results/report-content.rules.ts';
import type { ResultFlag } from '#contract/lab/results/result-flag.rules.ts';
import type { EnteredValues } from '#contract/lab/worklist/worklist.rules.ts';
import type { SampleRejection } from '#contract/lab/worklist/worklist.ts';
import { type Block, type Entry, facts, type Section, textBlock } from './copy.document.ts';

const FLAGS = {
  none: '',
  low: 'Low',
  high: 'High',
  critical_low: 'Critically low',
  critical_high: 'Critically high',
  abnormal: 'Abnormal',
} as const satisfies Record<ResultFlag, string>;

function resultsOf({ report_content, report_norms, tests }: LabOrderDetails): Block[] {
  const content = report_content === null ? null : readContent(report_content);
  if (content === null) return [];
  if (typeof content === 'string') return textBlock('Result', content);
  const rows = tests.flatMap((test) =>
    Object.entries(content[test.id] ?? {}).flatMap(([name, value]) => {
      if (value === null || value === '') return [];
      const norm = report_norms?.[test.id]?.[name];
      const result = [shownValue(value, norm?.range), norm?.unit].filter(Boolean).join(' ');
      return [
        [test.name, name, result, groupedLimits(norm?.range ?? ''), FLAGS[norm?.flag ?? 'none']],
      ];
    }),
  );
  return rows.length > 0 ? [{ head: ['Test', 'Measured', 'Result', 'Normal', ''], rows }] : [];
}

/** The laboratory's texts about an order beside its report. */
export type LabPast = {
  readonly calls: ReadonlyMap<string, readonly CriticalCall[]>;
  readonly rejections: ReadonlyMap<string, readonly SampleRejection[]>;
  readonly entered: ReadonlyMap<string, EnteredValues>;
};

function pastOfOrder({ id, tests }: LabOrderDetails, past: LabPast, zone: string): Block[] {
  const at = (moment: string) => formatDateTime(moment, zone);
  const rejected = (past.rejections.get(id) ?? []).map(
    ({ sample, reason, rejectedAt }) => `${sample}, ${at(rejectedAt)}: ${reason}`,
  );
  const calls = (past.calls.get(id) ?? []).map(
    ({ told, calledAt, calledBy }) => `${told}, ${at(calledAt)}, by ${calledBy}`,
  );
  const values = past.entered.get(id) ?? {};
  const entered = tests.flatMap((test) =>
    Object.entries(values[test.id] ?? {}).map(
      ([name, value]) => `${test.name}, ${name}: ${shownValue(value)}`,
    ),
  );
  return [
    ...textBlock('Values without a report', entered.join('\n')),
    ...textBlock('Rejected samples', rejected.join('\n')),
    ...textBlock('Calls about critical results', calls.join('\n')),
  ];
}

export function labOrdersOf(
  orders: readonly LabOrderDetails[],
  past: LabPast,
  zone: string,
): Section {
  const entries = orders.map(
    (order): Entry => ({
      heading: formatDateTime(order.createdAt, zone),
      blocks: [
        facts(
          ['Tests', order.tests.map(({ name }) => name).join(', ')],
          ['Status', LAB_ORDER_STATUS_LABELS[order.status]],
          ['Referred by', order.referredBy ?? null],
          ['Sample taken', order.collectedAt && formatDateTime(order.collectedAt, zone)],
          ['Reported', order.report_date && formatDateTime(order.report_date, zone)],
        ),
        ...resultsOf(order),
        ...pastOfOrder(order, past, zone),
      ],
    }),
  );
  return { title: 'Lab orders and results', entries };
}
