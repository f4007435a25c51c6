import type { LabParameter } from '../tests/lab-test.ts';
import { flagOfResult, rangeFor } from './lab-range.rules.ts';
import { boundsText } from './range-text.rules.ts';
import type { ReportContent, ReportValue } from './report.rules.ts';
import type { ResultFlag } from './result-flag.rules.ts';

type Person = Parameters<typeof rangeFor>[1];
type Measured = Omit<LabParameter, 'defaultValue' | 'loinc'>;

/** The norm of a value: unit and range as displayed, and the flag. */
export type Norm = { readonly unit: string; readonly range: string; readonly flag: ResultFlag };
/** By test id, then parameter name. */
export type Norms = Readonly<Record<string, Readonly<Record<string, Norm>>>>;

/** The normal range for this person as text; the catalogue's text when there are no numbers. */
export function rangeText(parameter: Measured, person: Person): string {
  const range = parameter.type === 'number' ? rangeFor(parameter, person) : undefined;
  return (range && boundsText(range)) || parameter.normal_range;
}

/** The flag of a value for this person. */
export function normOf(parameter: Measured, value: ReportValue, person: Person): Norm {
  return {
    unit: parameter.unit ?? '',
    range: rangeText(parameter, person),
    flag: flagOfResult(parameter, value, person),
  };
}

type NormsOptions = {
  tests: readonly { readonly id: string; readonly default_parameters: readonly Measured[] }[];
  person: Person;
};

/** The norms of all report values whose parameter is in the catalogue; plain text has none. */
export function normsOf(content: ReportContent, { tests, person }: NormsOptions): Norms {
  if (typeof content === 'string') return {};
  return Object.fromEntries(
    tests.map(({ id, default_parameters: parameters }) => {
      const norms = parameters.flatMap((parameter) => {
        const value = content[id]?.[parameter.name];
        return value === undefined
          ? []
          : [[parameter.name, normOf(parameter, value, person)] as const];
      });
      return [id, Object.fromEntries(norms)];
    }),
  );
}
