import { inWords, type ReportValue } from '#contract/lab/results/report.rules.ts';
import { readContent, typedValue, valueKey } from '#contract/lab/results/report-content.rules.ts';
import type { LabParameter } from '#contract/lab/tests/lab-test.ts';
import { samplesOf } from '#contract/lab/worklist/worklist.rules.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';

/**
 * Under this key a device stores the values typed for an order: those of a rejected sample are not
 * the values of the new one.
 */
export function typedKeyOf({ id, collectedAt, rejections }: WorklistOrder): string {
  return `${id} ${collectedAt} ${rejections.length}`;
}

/** The typed texts by `typedKeyOf`, then value key; a text equal to the entered value is left out. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type WorklistRow = {
  readonly key: string;
  readonly testId: string;
  readonly test: string;
  readonly parameter: LabParameter;
  /** The value entered before, as text; empty for none. */
  readonly entered: string;
  /** The same as it is stored; empty for none. */
  readonly stored: ReportValue;
  /** The last value of the patient, with its day. */
  readonly last: { readonly text: string; readonly at: string } | undefined;
};

type Filter = { readonly department: string; readonly sample: string };
type Test = WorklistOrder['tests'][number];

const NO_DEPARTMENT = 'Other tests';
const departmentOf = ({ category }: Test): string => category ?? NO_DEPARTMENT;

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}

export function departmentsOf(orders: readonly WorklistOrder[]): string[] {
  return namesOf(orders.flatMap(({ tests }) => tests.map(departmentOf)));
}

export function samplesOfOrders(orders: readonly WorklistOrder[]): string[] {
  return namesOf(orders.flatMap(({ tests }) => tests.flatMap(({ sample }) => samplesOf(sample))));
}

/** The orders with tests of a department and sample, and only these tests. */
export function shownOrders(
  orders: readonly WorklistOrder[],
  { department, sample }: Filter,
): WorklistOrder[] {
  return orders
    .map((order) => ({
      ...order,
      tests: order.tests.filter(
        (test) =>
          (department === '' || departmentOf(test) === department) &&
          (sample === '' || samplesOf(test.sample).includes(sample)),
      ),
    }))
    .filter(({ tests }) => tests.length > 0);
}

const ownOf = <T>(of: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

/** The values of an order's measured tests; a test with a text report has none. */
export function rowsOf(order: WorklistOrder): WorklistRow[] {
  const content = order.entered_content ? readContent(order.entered_content) : null;
  const entered = content !== null && typeof content === 'object' ? content : {};
  return order.tests.flatMap((test) =>
    test.default_parameters.map((parameter) => {
      const value = ownOf(entered[test.id], parameter.name) ?? null;
      return {
        key: valueKey(test.id, parameter.name),
        ...{ testId: test.id, test: test.name, parameter },
        stored: value ?? '',
        entered: value === null ? '' : textOf(value, parameter),
        last: ownOf(order.last_values[test.id], parameter.name),
      };
    }),
  );
}

function textOf(value: ReportValue, { normal_range }: LabParameter): string {
  return inWords(value, normal_range);
}

/** Whether a typed text is a value of its parameter; a blank one removes the value. */
export function isValid({ type, unit }: LabParameter, text: string): boolean {
  return text.trim() === '' || typedValue({ type, unit }, text) !== undefined;
}

/** The stored values by value key that a person saw before typing over them; by `typedKeyOf`. */
export type Seen = Readonly<Record<string, Readonly<Record<string, ReportValue>>>>;

/** The typed values of an order, and the values seen in their places, as contents of a request. */
export function contentsOfTyped(
  rows: readonly WorklistRow[],
  typed: Typed[string],
  seen: Seen[string] = {},
): { readonly report_content: string; readonly seen_content: string } {
  const changed = rows.filter(({ key }) => typed[key] !== undefined);
  const byTest = Map.groupBy(changed, ({ testId }) => testId);
  const textOfAll = (pick: (row: WorklistRow) => ReportValue | undefined): string => {
    const content = [...byTest].map(([testId, of]) => [
      testId,
      Object.fromEntries(of.map((row) => [row.parameter.name, pick(row) ?? ''])),
    ]);
    return JSON.stringify(Object.fromEntries(content));
  };
  return {
    report_content: textOfAll(({ key }) => typed[key]),
    seen_content: textOfAll(({ key, stored }) => seen[key] ?? stored),
  };
}
