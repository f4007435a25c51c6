import type { LabOrderDetails, LabReportVersion } from '#contract/lab/lab-order.ts';
import { inWords, type ReportValue } from '#contract/lab/results/report.rules.ts';
import { FREE_TEXT, readContent } from '#contract/lab/results/report-content.rules.ts';
import type { Norm } from '#contract/lab/results/report-norms.rules.ts';

export type ReportRow = { readonly name: string; readonly value: string } & Norm;
export type ReportedSection = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly ReportRow[];
  /** The free text of a test without measured values. */
  readonly text: string | null;
};
export type ReportedGroup = {
  readonly category: string;
  readonly sections: readonly ReportedSection[];
};

type Written = Pick<LabReportVersion, 'report_content' | 'report_norms'>;
type OrderedTest = Pick<
  LabOrderDetails['tests'][number],
  'id' | 'name' | 'category' | 'default_parameters'
>;

const NO_NORM: Norm = { unit: '', range: '', flag: 'none' };
/** For tests without a category. */
export const WITHOUT_CATEGORY = 'Other tests';

/** A test's values in the order of its parameters; values of removed parameters come last. */
function rowsOf(
  { default_parameters: parameters }: OrderedTest,
  values: Readonly<Record<string, ReportValue | null>>,
  norms: Readonly<Record<string, Norm>>,
): ReportRow[] {
  const names = [...new Set([...parameters.map(({ name }) => name), ...Object.keys(values)])];
  return names.flatMap((name) => {
    // A parameter may be named `constructor`.
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (name === FREE_TEXT || value === undefined || value === null || value === '') return [];
    const norm = (Object.hasOwn(norms, name) && norms[name]) || NO_NORM;
    return [{ name, value: inWords(value, norm.range), ...norm }];
  });
}

/** A report for screen and print: its values by category and test, or an old report's plain text. */
export function reportOf(
  tests: readonly OrderedTest[],
  { report_content, report_norms }: Written,
): { text: string } | { groups: readonly ReportedGroup[] } {
  const content = readContent(report_content);
  if (content === null || typeof content === 'string') return { text: content ?? report_content };
  const sections = tests.flatMap((test) => {
    const values = content[test.id];
    if (!values) return [];
    const rows = rowsOf(test, values, report_norms[test.id] ?? {});
    const text = values[FREE_TEXT];
    return [
      {
        category: test.category ?? WITHOUT_CATEGORY,
        section: {
          ...{ id: test.id, name: test.name, rows },
          text: typeof text === 'string' ? text : null,
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
