import { groupedCount } from './grouped-count.rules.ts';
import type { ResultFlag } from './result-flag.rules.ts';
import { wordsLike } from './result-words.rules.ts';

export type ReportValue = string | number | boolean;
/** Values by test id, then parameter name; or the plain text of an old report. */
export type ReportContent =
  | string
  | Readonly<Record<string, Readonly<Record<string, ReportValue>>>>;

/** The finding in the words of its normal value (`Negative` for a No); anything else unchanged. */
export function inWords(value: ReportValue, normal = ''): string {
  if (typeof value === 'boolean') return wordsLike(normal)[value ? 'yes' : 'no'];
  return String(value);
}

/** The same as people read it: a number that is a count is grouped. A number typed as a text stays. */
export function shownValue(value: ReportValue, normal = ''): string {
  return typeof value === 'number' ? groupedCount(value) : inWords(value, normal);
}

type Told = { readonly name: string; readonly normal_range: string };

type ToldTest = { readonly id: string; readonly parameters: readonly Told[] };

/** A test's values in parameter order; values without a parameter come last. */
function inOrder(values: Readonly<Record<string, ReportValue>>, parameters: readonly Told[]) {
  const normals = new Map(parameters.map(({ name, normal_range }) => [name, normal_range]));
  const names = [...new Set([...normals.keys(), ...Object.keys(values)])];
  return names.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined || value === ''
      ? []
      : [{ name, value: shownValue(value, normals.get(name)) }];
  });
}

/** The findings of a report on one line, in test order: `Haemoglobin: 13.2, Malaria: Negative`. */
export function findingsLine(content: ReportContent, tests: readonly ToldTest[]): string {
  if (typeof content === 'string') return content.replace(/\s+/g, ' ').trim();
  return tests
    .flatMap(({ id, parameters }) => inOrder(content[id] ?? {}, parameters))
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');
}

type Flags = Readonly<Record<string, Readonly<Record<string, { readonly flag: ResultFlag }>>>>;

/** The values that are not normal, in the order of the findings; none of plain text. */
export function abnormalFindings(content: ReportContent, tests: readonly ToldTest[], flags: Flags) {
  if (typeof content === 'string') return [];
  return tests.flatMap(({ id, parameters }) =>
    inOrder(content[id] ?? {}, parameters)
      .map((found) => ({ ...found, flag: flags[id]?.[found.name]?.flag ?? ('none' as const) }))
      .filter(({ flag }) => flag !== 'none'),
  );
}
