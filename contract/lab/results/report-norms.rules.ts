import { criticalText } from '../critical/critical-text.rules.ts';
import type { LabParameter } from '../tests/lab-test.ts';
import type { Subject } from './age-fit.rules.ts';
import { flagOfResult, limitsFor, rangeFor } from './lab-range.rules.ts';
import { boundsText } from './range-text.rules.ts';
import type { ReportContent, ReportValue } from './report.rules.ts';
import type { ResultFlag } from './result-flag.rules.ts';

type Measured = Omit<LabParameter, 'defaultValue' | 'loinc'>;

/** The norm of a value as displayed: unit, range, flag, critical limits and method, where there are any. */
export type Norm = {
  readonly unit: string;
  readonly range: string;
  readonly flag: ResultFlag;
  /** `< 7, > 20`. */
  readonly critical?: string | undefined;
  readonly method?: string | undefined;
};
/** By test id, then parameter name. */
export type Norms = Readonly<Record<string, Readonly<Record<string, Norm>>>>;

/** The normal range for this person as text; the catalogue's text when there are no numbers. */
export function rangeText(parameter: Measured, person: Subject): string {
  const range = parameter.type === 'number' ? rangeFor(parameter, person) : undefined;
  return (range && boundsText(range, parameter.normal_range)) || parameter.normal_range;
}

/** The critical limits of a measured parameter for this person as text; undefined without any. */
function criticalOf(parameter: Measured, person: Subject): string | undefined {
  if (parameter.type === 'boolean') return undefined;
  const { critical_low: low, critical_high: high } = limitsFor(parameter, person) ?? {};
  return low === undefined && high === undefined ? undefined : criticalText({ low, high });
}

/** The norm of a value for this person. */
export function normOf(parameter: Measured, value: ReportValue, person: Subject): Norm {
  const critical = criticalOf(parameter, person);
  return {
    unit: parameter.unit ?? '',
    range: rangeText(parameter, person),
    flag: flagOfResult(parameter, value, person),
    ...(critical !== undefined && { critical }),
    ...(parameter.method && { method: parameter.method }),
  };
}

type NormsOptions = {
  tests: readonly { readonly id: string; readonly default_parameters: readonly Measured[] }[];
  person: Subject;
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
