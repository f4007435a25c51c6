import { z } from 'zod';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { inWords, type ReportValue } from '#contract/lab/results/report.rules.ts';
import { FREE_TEXT, readContent, valueKey } from '#contract/lab/results/report-content.rules.ts';

type OrderedTest = LabOrderDetails['tests'][number];
type Parameter = OrderedTest['default_parameters'][number];
/** A field of the form; a parameter removed from the catalogue keeps its old value. */
export type ReportField = {
  readonly key: string;
  readonly name: string;
  readonly type: Parameter['type'];
  readonly parameter: Parameter | undefined;
};

/** The form's values as text, by `valueKey`; or a single text. */
export type ReportValues = Readonly<Record<string, string>>;
export const WHOLE_TEXT = 'text';

type Standing = ReturnType<typeof readContent>;

export function standingOf({ report_content }: Pick<LabOrderDetails, 'report_content'>): Standing {
  return report_content === null ? null : readContent(report_content);
}

function typeOf(value: ReportValue): Parameter['type'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/** The fields of a test: its parameters, or one free text; then the values that only the report still has. */
export function fieldsOf(test: OrderedTest, standing: Standing): readonly ReportField[] {
  const { id, default_parameters: parameters } = test;
  const values = (typeof standing === 'object' ? standing?.[id] : undefined) ?? {};
  const known: ReportField[] = parameters.map((parameter) => ({
    ...{ key: valueKey(id, parameter.name), name: parameter.name, type: parameter.type },
    parameter,
  }));
  if (parameters.length === 0) {
    known.push({
      ...{ key: valueKey(id, FREE_TEXT), name: FREE_TEXT, type: 'string' },
      parameter: undefined,
    });
  }
  const left = Object.entries(values).flatMap(([name, value]) =>
    value === null || known.some((field) => field.name === name)
      ? []
      : [{ key: valueKey(id, name), name, type: typeOf(value), parameter: undefined }],
  );
  return [...known, ...left];
}

/** The values of a worklist entered before there is a report. */
function enteredOf({ entered_content: entered }: LabOrderDetails) {
  const content = entered ? readContent(entered) : null;
  return typeof content === 'object' ? content : null;
}

/** The initial values: the current report's or worklist's, otherwise each parameter's default. */
export function firstValues(order: LabOrderDetails): ReportValues {
  const report = standingOf(order);
  if (typeof report === 'string') return { [WHOLE_TEXT]: report };
  const standing = report ?? enteredOf(order);
  const values = order.tests.flatMap((test) =>
    fieldsOf(test, standing).map(({ key, name, parameter }) => {
      const of = standing?.[test.id] ?? {};
      const found = Object.hasOwn(of, name) ? of[name] : undefined;
      const value = report ? found : (found ?? parameter?.defaultValue);
      return [key, value === undefined || value === null ? '' : inWords(value)] as const;
    }),
  );
  return { [WHOLE_TEXT]: '', ...Object.fromEntries(values) };
}

/** Whether the report is a single text: an old report, or an order without measured tests. */
export function isWholeText(order: LabOrderDetails): boolean {
  return typeof standingOf(order) === 'string' || order.tests.length === 0;
}

/**
 * The content of a first report. It leaves out what its form shows as it was entered in the
 * worklist: a colleague may have entered another value since the form was opened.
 */
export function changedContentOf(
  order: LabOrderDetails,
  values: ReportValues,
  opened: LabOrderDetails,
): string {
  const entered = enteredOf(opened);
  const content = order.tests.map((test) => {
    const of = entered?.[test.id] ?? {};
    const changed = fieldsOf(test, null).flatMap(({ key, name }) => {
      const before = Object.hasOwn(of, name) ? (of[name] ?? null) : null;
      const value = values[key] ?? '';
      return value === (before === null ? '' : inWords(before)) ? [] : [[name, value] as const];
    });
    return [test.id, Object.fromEntries(changed)] as const;
  });
  return JSON.stringify(Object.fromEntries(content));
}

/** All values of the form, as JSON text; the contract's check drops blank ones. */
export function contentOf(order: LabOrderDetails, values: ReportValues): string {
  const standing = standingOf(order);
  const content = order.tests.map((test) => [
    test.id,
    Object.fromEntries(fieldsOf(test, standing).map(({ key, name }) => [name, values[key] ?? ''])),
  ]);
  return JSON.stringify(Object.fromEntries(content));
}

const Draft = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  values: z.record(z.string(), z.string()),
});
export type ReportDraft = z.output<typeof Draft>;

/** Parses a stored draft. */
export function parseReportDraft(kept: unknown): ReportDraft | null {
  return Draft.safeParse(kept).data ?? null;
}

export function isSameReport(one: ReportValues, other: ReportValues): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? '') === (other[key] ?? ''));
}
