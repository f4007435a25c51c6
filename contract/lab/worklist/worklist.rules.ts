import { inWords, type ReportContent, type ReportValue } from '../results/report.rules.ts';
import { parametersOf, readContent, typedValue } from '../results/report-content.rules.ts';
import type { LabParameter } from '../tests/lab-test.ts';

type Asked = {
  readonly id: string;
  readonly default_parameters: readonly (Pick<LabParameter, 'name' | 'type'> & {
    readonly unit?: string | null;
  })[];
};

/** Values by test id and parameter name, entered before the report. */
export type EnteredValues = Readonly<Record<string, Readonly<Record<string, ReportValue>>>>;

/** The entered values that the catalogue still has a parameter for, and the names of the others. */
export function knownValues(
  tests: readonly Asked[],
  entered: EnteredValues,
): { readonly known: EnteredValues; readonly dropped: readonly string[] } {
  const all = Object.entries(entered).flatMap(([testId, values]) => {
    const test = tests.find(({ id }) => id === testId);
    return Object.entries(values).map(([name, value]) => {
      const parameter = test && parametersOf(test).find((one) => one.name === name);
      return { testId, name, value: parameter && typedValue(parameter, value) };
    });
  });
  const byTest = Map.groupBy(all, ({ testId }) => testId);
  const known = [...byTest].map(([testId, of]) => {
    const kept = of.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return [testId, Object.fromEntries(kept)] as const;
  });
  return {
    known: Object.fromEntries(known.filter(([, values]) => Object.keys(values).length > 0)),
    dropped: all.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}

/** A report's content with the entered values that it does not mention; a blank one removes a value. */
export function overEntered(text: string, entered: EnteredValues): string {
  const content = readContent(text);
  if (content === null || typeof content === 'string') return text;
  const mentioned = Object.entries(content).map(
    ([testId, values]) => [testId, { ...entered[testId], ...values }] as const,
  );
  return JSON.stringify({ ...entered, ...Object.fromEntries(mentioned) });
}

const asText = (value: ReportValue | null | undefined): string => inWords(value ?? '').trim();

/**
 * The first value that another person has changed since this one saw it, unless both entered the
 * same. Undefined for none, and for an unreadable text.
 */
export function changedSince(
  { text, seen }: { readonly text: string; readonly seen: string },
  entered: EnteredValues,
): { readonly parameter: string; readonly now: string } | undefined {
  const [content, before] = [readContent(text), readContent(seen)];
  if (content === null || typeof content === 'string') return undefined;
  if (before === null || typeof before === 'string') return undefined;
  for (const [testId, values] of Object.entries(content)) {
    for (const [parameter, value] of Object.entries(values)) {
      const now = asText(entered[testId]?.[parameter]);
      const was = before[testId]?.[parameter];
      if (was !== undefined && now !== asText(was) && now !== asText(value))
        return { parameter, now };
    }
  }
  return undefined;
}

/** The number of values that a report still lacks: each parameter of each test has one. */
export function missingValues(tests: readonly Asked[], content: ReportContent): number {
  if (typeof content === 'string') return 0;
  return tests
    .flatMap((test) => parametersOf(test).map(({ name }) => content[test.id]?.[name]))
    .filter((value) => value === undefined).length;
}

/** Several samples of a test are parted by a plus or a comma: `Blood (EDTA) + Urine`. */
export function samplesOf(sample: string | null): readonly string[] {
  return (sample ?? '')
    .split(/\s*[+,]\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The samples of a test that can be rejected; a test whose sample is unknown has one. */
export function rejectableOf(sample: string | null): readonly string[] {
  const named = samplesOf(sample);
  return named.length > 0 ? named : ['Sample'];
}
