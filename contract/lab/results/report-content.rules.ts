import { z } from 'zod';
import { isPlainText } from '../../kernel/fields.ts';
import { asciiDigits } from '../../kernel/numbers/ascii-digits.ts';
import {
  LAB_MESSAGES as M,
  mustBeNumber,
  mustBeNumberIn,
  mustBeText,
  mustBeYesOrNo,
  unknownParameter,
} from '../lab.messages.ts';
import type { LabParameter } from '../tests/lab-test.ts';
import { asWritten, isInOtherUnit, isPerField, parseMeasured } from './measured.rules.ts';
import type { ReportContent, ReportValue } from './report.rules.ts';
import { meaningOf } from './result-words.rules.ts';

/** The single value of a test without parameters (specification 2, section 5). */
export const FREE_TEXT = 'Report Content';
const TEXT_MAX = 10_000;

const Values = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);
type Values = z.output<typeof Values>;

/** The values of a test: its parameters, or one free text when it has none. */
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

/** Report content from the wire: values, or plain text; null when it is neither. */
export function readContent(text: string): Values | string | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return text;
  return Values.safeParse(parsed).data ?? null;
}

type Type = LabParameter['type'];

type Kept = { readonly type: Type; readonly unit?: string | null | undefined };

/**
 * Normalizes a value for its parameter; undefined when it is invalid. A number may be grouped
 * (`11,500`), in the digits of another script (`७.२`) or bounded by an analyser (`<0.01`), which stays a text, as one does whose decimals end
 * in zeros (`6.0`): a number would drop them. A count per microscope field may be any text (`2-4`).
 * A text parameter accepts `13.2`.
 */
export function typedValue({ type, unit }: Kept, value: ReportValue): ReportValue | undefined {
  if (type === 'number') {
    if (typeof value === 'boolean') return undefined;
    const number = numberOf(value, unit);
    return number === undefined && isPerField(unit) ? textOf(value) : number;
  }
  if (type === 'boolean') return typeof value === 'boolean' ? value : meaningOf(String(value));
  return textOf(value);
}

function numberOf(typed: string | number, unit: string | null | undefined) {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : undefined;
  const value = asciiDigits(typed);
  const measured = parseMeasured(value, unit);
  if (measured && 'value' in measured) {
    const written = asWritten(value, measured.value);
    return measured.sign ? `${measured.sign}${written}` : written;
  }
  const number = Number(value.trim());
  return Number.isFinite(number) ? number : undefined;
}

function textOf(value: ReportValue): string | undefined {
  const text = String(value);
  return text.length <= TEXT_MAX && isPlainText(text) ? text : undefined;
}

const REFUSALS = {
  number: mustBeNumber,
  boolean: mustBeYesOrNo,
  string: mustBeText,
} as const satisfies Record<Type, (parameter: string) => string>;

/** Why the value was refused, naming the unit where the value has another one. */
function refusalOf(name: string, { type, unit }: Kept, value: ReportValue): string {
  const isOther = type === 'number' && unit && isInOtherUnit(String(value), unit);
  return isOther ? mustBeNumberIn(name, unit) : REFUSALS[type](name);
}

export type ReportedTest = {
  readonly id: string;
  readonly name: string;
  readonly default_parameters: readonly (Pick<LabParameter, 'name' | 'type'> & {
    readonly unit?: string | null;
  })[];
};

type CheckedReport =
  | { readonly content: ReportContent; readonly errors?: never }
  | { readonly content?: never; readonly errors: Readonly<Record<string, string>> };

/** The name of a report value in error lists. */
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
  /** The current version; its values are kept when the catalogue no longer has the parameter. */
  standing?: ReportContent | Values | null | undefined;
};

/**
 * Checks every value against its parameter's type and drops blank ones. Plain text is valid if no
 * test has parameters, and if the current report is plain text. Rejects an empty report, a test
 * that is not in the order, and an unknown value.
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
      // A value may have the name `constructor`.
      const known = Object.hasOwn(before, name) ? before[name] : undefined;
      const parameter: Kept | undefined =
        parametersOf(test).find((one) => one.name === name) ??
        (known === undefined || known === null ? undefined : { type: typeOf(known) });
      const typed = parameter && typedValue(parameter, value);
      if (typed !== undefined) return [[name, typed] as const];
      errors[valueKey(testId, name)] = parameter
        ? refusalOf(name, parameter, value)
        : unknownParameter(name, test.name);
      return [];
    });
    return kept.length > 0 ? [[testId, Object.fromEntries(kept)] as const] : [];
  });
  if (Object.keys(errors).length > 0) return { errors };
  if (checked.length === 0) return { errors: { report_content: M.emptyReport } };
  return { content: Object.fromEntries(checked) };
}
