import type { LabOrderDetails, LabReportVersion } from '#contract/lab/lab-order.ts';
import { groupedLimits } from '#contract/lab/results/grouped-count.rules.ts';
import { type ReportValue, shownValue } from '#contract/lab/results/report.rules.ts';
import { FREE_TEXT, readContent } from '#contract/lab/results/report-content.rules.ts';
import type { Norm } from '#contract/lab/results/report-norms.rules.ts';

export type ReportRow = {
  readonly name: string;
  readonly value: string;
  /** The value of the version before, where it was another one. */
  readonly was?: string;
} & Norm;
export type ReportedSection = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly ReportRow[];
  /** The laboratory that measured it, where it is another one. */
  readonly outsideLab: string | null;
  /** The free text of a test without measured values. */
  readonly text: string | null;
};
export type ReportedGroup = {
  readonly category: string;
  readonly sections: readonly ReportedSection[];
};

export type Written = Pick<LabReportVersion, 'report_content' | 'report_norms' | 'report_tests'>;
type Values = Readonly<Record<string, ReportValue | null>>;
type Norms = Readonly<Record<string, Norm>>;
type OrderedTest = Pick<
  LabOrderDetails['tests'][number],
  'id' | 'name' | 'category' | 'panel' | 'default_parameters'
>;

const NO_NORM: Norm = { unit: '', range: '', flag: 'none' };
/** For tests without a category. */
export const WITHOUT_CATEGORY = 'Other tests';

// A parameter may be named `constructor`.
const ownOf = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

const isBlank = (value: ReportValue | null | undefined): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

type RowsOptions = { values: Values; norms: Norms; before: Values | undefined };

/** A test's values in the order of its parameters; values of removed parameters come last. */
function rowsOf(
  { default_parameters: parameters }: OrderedTest,
  { values, norms, before }: RowsOptions,
): ReportRow[] {
  const names = [...new Set([...parameters.map(({ name }) => name), ...Object.keys(values)])];
  return names.flatMap((name) => {
    const value = ownOf(values, name);
    if (name === FREE_TEXT || isBlank(value)) return [];
    const norm = ownOf(norms, name) ?? NO_NORM;
    const earlier = before && ownOf(before, name);
    const was = before === undefined || earlier === value ? undefined : wordsOf(earlier, norm);
    return [
      { name, value: shownValue(value, norm.range), ...shownNorm(norm), ...(was && { was }) },
    ];
  });
}

const shownNorm = ({ critical, ...norm }: Norm): Norm => ({
  ...norm,
  range: groupedLimits(norm.range),
  ...(critical !== undefined && { critical: groupedLimits(critical) }),
});

function wordsOf(value: ReportValue | null | undefined, { range }: Norm): string {
  return isBlank(value) ? 'not reported' : shownValue(value, range);
}

type ReportOptions = {
  tests: readonly OrderedTest[];
  version: Written;
  /** The version before, to mark the values that it had otherwise. */
  before?: Written | undefined;
};

/** A report for screen and print: its values by panel or category and test, or an old report's plain text. */
export function reportOf({
  tests,
  version: { report_content, report_norms, report_tests },
  before,
}: ReportOptions): { text: string } | { groups: readonly ReportedGroup[] } {
  const content = readContent(report_content);
  if (content === null || typeof content === 'string') return { text: content ?? report_content };
  const earlier = before && readContent(before.report_content);
  const sections = tests.flatMap((test) => {
    const values = content[test.id];
    if (!values) return [];
    const rows = rowsOf(test, {
      values,
      norms: report_norms[test.id] ?? {},
      before: earlier && typeof earlier === 'object' ? (earlier[test.id] ?? {}) : undefined,
    });
    const text = values[FREE_TEXT];
    return [
      {
        category: test.panel?.name ?? test.category ?? WITHOUT_CATEGORY,
        section: {
          ...{ id: test.id, name: test.name, rows },
          text: typeof text === 'string' ? text : null,
          outsideLab: report_tests?.[test.id]?.outside_lab ?? null,
        },
      },
    ];
  });
  const byCategory = Map.groupBy(sections, ({ category }) => category);
  return {
    groups: [...byCategory].map(([category, of]) => ({
      category,
      sections: of.map(({ section }) => section),
    })),
  };
}
