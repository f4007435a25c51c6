import { z } from 'zod';
import { isPlainText } from '../kernel/fields.ts';
import {
  LAB_MESSAGES as M,
  mustBeNumber,
  mustBeText,
  mustBeYesOrNo,
  unknownParameter,
} from './lab.messages.ts';
import type { LabParameter } from './lab-test.ts';
import type { ReportContent, ReportValue } from './report.rules.ts';

/** The one value of a test that has no parameters (specification 2, section 5). */
export const FREE_TEXT = 'Report Content';
const TEXT_MAX = 10_000;

const Values = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);
type Values = z.output<typeof Values>;

/** What is measured of a test: its parameters, or one free text when it has none. */
export function parametersOf<P extends Pick<LabParameter, 'name' | 'type'>>(test: {
  readonly default_parameters: readonly P[];
}): readonly (P | { readonly name: string; readonly type: 'string' })[] {
  const { default_parameters: parameters } = test;
  return parameters.length > 0 ? parameters : [{ name: FREE_TEXT, type: 'string' }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Report content as it came over the wire: values, or plain text; null when it is neither. */
export function readContent(text: string): Values | string | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return text;
  return Values.safeParse(parsed).data ?? null;
}

type Type = LabParameter['type'];

/** A value as its parameter's type keeps it; undefined when it cannot be one. `13.2` may be text. */
export function typedValue(type: Type, value: ReportValue): ReportValue | undefined {
  if (type === 'number') {
    const number = typeof value === 'string' ? Number(value.trim()) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }
  if (type === 'boolean') {
    if (typeof value === 'boolean') return value;
    const word = String(value).trim().toLowerCase();
    if (word === 'yes' || word === 'true') return true;
    return word === 'no' || word === 'false' ? false : undefined;
  }
  const text = String(value);
  return text.length <= TEXT_MAX && isPlainText(text) ? text : undefined;
}

const REFUSALS = {
  number: mustBeNumber,
  boolean: mustBeYesOrNo,
  string: mustBeText,
} as const satisfies Record<Type, (parameter: string) => string>;

export type ReportedTest = {
  readonly id: string;
  readonly name: string;
  readonly default_parameters: readonly Pick<LabParameter, 'name' | 'type'>[];
};

type CheckedReport =
  | { readonly content: ReportContent; readonly errors?: never }
  | { readonly content?: never; readonly errors: Readonly<Record<string, string>> };

/** Names one value of a report where errors are listed. */
export function valueKey(testId: string, parameter: string): string {
  return `${testId}.${parameter}`;
}

function typeOf(value: ReportValue): Type {
  return typeof value === 'boolean' || typeof value === 'number'
    ? (typeof value as 'boolean' | 'number')
    : 'string';
}

type CheckOptions = {
  tests: readonly ReportedTest[];
  /** The version that stands: what it has is kept when the catalogue has dropped the parameter. */
  standing?: ReportContent | Values | null | undefined;
};

/**
 * Checks every value against its parameter's type and drops those left blank. Plain text is a report
 * where no test has parameters, and where the report that stands is plain text. Nothing at all, a test
 * that is not in the order and a value that no test has are refused.
 */
export function checkReport(text: string, { tests, standing }: CheckOptions): CheckedReport {
  const content = readContent(text);
  if (content === null) return { errors: { report_content: M.unreadableReport } };
  if (typeof content === 'string') {
    if (content.trim() === '') return { errors: { report_content: M.emptyReport } };
    const isText =
      typeof standing === 'string' ||
      tests.every(({ default_parameters: parameters }) => parameters.length === 0);
    return isText ? { content } : { errors: { report_content: M.unreadableReport } };
  }
  return checkValues(content, { tests, standing });
}

function checkValues(content: Values, { tests, standing }: CheckOptions): CheckedReport {
  const errors: Record<string, string> = {};
  const checked = Object.entries(content).flatMap(([testId, values]) => {
    const test = tests.find(({ id }) => id === testId);
    if (!test) {
      errors[testId] = M.notInOrder;
      return [];
    }
    const before = (typeof standing === 'object' ? standing?.[testId] : undefined) ?? {};
    const kept = Object.entries(values).flatMap(([name, value]) => {
      if (value === null || String(value).trim() === '') return [];
      // A value may be named `constructor`.
      const known = Object.hasOwn(before, name) ? before[name] : undefined;
      const type =
        parametersOf(test).find((parameter) => parameter.name === name)?.type ??
        (known === undefined || known === null ? undefined : typeOf(known));
      const typed = type && typedValue(type, value);
      if (typed !== undefined) return [[name, typed] as const];
      errors[valueKey(testId, name)] = type
        ? REFUSALS[type](name)
        : unknownParameter(name, test.name);
      return [];
    });
    return kept.length > 0 ? [[testId, Object.fromEntries(kept)] as const] : [];
  });
  if (Object.keys(errors).length > 0) return { errors };
  if (checked.length === 0) return { errors: { report_content: M.emptyReport } };
  return { content: Object.fromEntries(checked) };
}
