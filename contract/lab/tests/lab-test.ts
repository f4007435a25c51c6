import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { freeText, Id, optionalText, requiredLine } from '../../kernel/fields.ts';
import { Money, rupees } from '../../kernel/numbers/money.ts';
import { CriticalLimits } from '../critical/critical-limits.ts';
import { LabRange } from '../results/lab-range.ts';
import { LAB_TEST_MESSAGES as M } from './lab-test.messages.ts';

export const PARAMETER_TYPES = ['string', 'number', 'boolean'] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** Display name of a type (specification 1, section 3). */
export const PARAMETER_TYPE_LABELS = {
  string: 'Text',
  number: 'Number',
  boolean: 'Yes-No',
} as const satisfies Record<ParameterType, string>;

const Value = z.union([z.string(), z.number(), z.boolean()], { error: M.invalidDefault });
type Value = z.output<typeof Value>;

/** The initial default value when a parameter's type is chosen (specification 1, section 4). */
export const FIRST_DEFAULTS = {
  string: '',
  number: 0,
  boolean: false,
} as const satisfies Record<ParameterType, Value>;

/**
 * Normalizes a default value for its type, `''` for none; undefined when it does not fit the type.
 */
export function defaultOfType(type: ParameterType, value: Value): Value | undefined {
  const text = String(value).trim();
  if (type === 'string') return String(value);
  if (text === '') return '';
  if (type === 'number') {
    const number = typeof value === 'boolean' ? Number.NaN : Number(text);
    return Number.isFinite(number) ? number : undefined;
  }
  if (/^(true|yes)$/i.test(text)) return true;
  return /^(false|no)$/i.test(text) ? false : undefined;
}

/** One parameter of a test. */
export const LabParameter = z.object({
  name: z.string(),
  type: z.enum(PARAMETER_TYPES),
  /** In the form of its type; `''` for none. */
  defaultValue: Value,
  /** Displayed as normal when there are no ranges; ranges are parsed from it if possible. */
  normal_range: z.string(),
  unit: z.string().nullable(),
  ranges: z.array(LabRange),
  loinc: z.string().nullable(),
  /**
   * The laboratory's own critical limits for everyone; null: those of the ranges, otherwise the
   * usual ones.
   */
  critical: CriticalLimits.nullable().optional(),
  /** The method of measurement, such as CLIA; on the report. */
  method: z.string().nullable().optional(),
});
export type LabParameter = z.output<typeof LabParameter>;

/** The fields of the test itself; `lab-test.columns.ts` on the server has the column of each. */
const details = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price: Money,
  /** Its group, such as Haematology. */
  category: z.string().nullable(),
  /** Its sample, such as Blood. */
  sample: z.string().nullable(),
  /** Its report is text without values: imaging, cultures. */
  report_only: z.boolean(),
  /** The laboratory that it is sent to; null when measured here. */
  outside_lab: z.string().nullable().optional(),
});
export type LabTestDetail = keyof typeof details.shape;

/** A test that a panel orders. */
export const PanelTest = z.object({ id: Id, name: z.string() });
export type PanelTest = z.output<typeof PanelTest>;

/** A test of the clinic's catalogue, with its parameters in report order. */
export const LabTest = z.object({
  id: Id,
  ...details.shape,
  default_parameters: z.array(LabParameter),
  /** The tests of a panel, in report order; absent for any other test. */
  panel_tests: z.array(PanelTest).optional(),
  last_updated: Instant,
});
export type LabTest = z.output<typeof LabTest>;

/** A text of a later version: absent leaves it unchanged, blank empties it. */
const keptText = (of: { label: string; max: number }) =>
  freeText(of)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional();

const PANEL_MAX = 40;
const PARAMETERS_MAX = 60;
const RANGES_MAX = 40;

const ParameterBody = z
  .object({
    name: requiredLine({ label: 'Parameter name', required: M.parameterName, max: 120 }),
    /** One of the two documents writes `text` for `string`. */
    type: z
      .enum([...PARAMETER_TYPES, 'text'], { error: M.unknownType })
      .transform((type) => (type === 'text' ? 'string' : type)),
    defaultValue: Value.nullish().transform((value) => value ?? ''),
    normal_range: freeText({ label: 'Normal range', max: 500 })
      .trim()
      .nullish()
      .transform((value) => value ?? ''),
    unit: optionalText({ label: 'Unit', max: 40 }),
    ranges: z
      .array(LabRange, { error: M.invalidRanges })
      .max(RANGES_MAX, M.tooManyRanges)
      .default([]),
    loinc: optionalText({ label: 'LOINC', max: 10 }).refine(
      (code) => code === null || /^\d{1,7}-\d$/.test(code),
      { error: M.invalidLoinc },
    ),
    /** When absent, the limits do not change. */
    critical: CriticalLimits.nullable().optional(),
    /** When absent, it does not change. */
    method: keptText({ label: 'Method', max: 120 }),
  })
  .superRefine(({ type, defaultValue }, issue) => {
    const isFit =
      String(defaultValue).length <= 200 && defaultOfType(type, defaultValue) !== undefined;
    if (!isFit)
      issue.addIssue({ code: 'custom', message: M.invalidDefault, path: ['defaultValue'] });
  });

const sent = {
  name: requiredLine({ label: 'Name', required: M.required, max: 200 }),
  description: optionalText({ label: 'Description', max: 2_000 }),
  price: rupees({ min: 0, message: M.invalidPrice, required: M.required }),
  category: optionalText({ label: 'Category', max: 80 }),
  sample: optionalText({ label: 'Sample', max: 80 }),
  report_only: z.boolean({ error: M.invalidReportOnly }).default(false),
  /** When absent, it does not change. */
  outside_lab: keptText({ label: 'Outside laboratory', max: 120 }),
} satisfies Record<LabTestDetail, z.ZodType>;

/** A test as input from a form or a file. */
export const LabTestBody = z
  .object({
    ...sent,
    default_parameters: z
      .array(ParameterBody, { error: M.invalidParameters })
      .max(PARAMETERS_MAX, M.tooManyParameters)
      .default([]),
    /** The ids of a panel's tests. When absent, they do not change. */
    panel_tests: z.array(Id, { error: M.unknownTest }).max(PANEL_MAX, M.panelTooLarge).optional(),
  })
  .superRefine(({ report_only, default_parameters, panel_tests = [] }, issue) => {
    if (panel_tests.length > 0 && (report_only || default_parameters.length > 0)) {
      issue.addIssue({ code: 'custom', message: M.panelHasNoValues, path: ['panel_tests'] });
    }
    if (new Set(panel_tests).size < panel_tests.length) {
      issue.addIssue({ code: 'custom', message: M.panelTwice, path: ['panel_tests'] });
    }
    if (report_only && default_parameters.length > 0) {
      issue.addIssue({ code: 'custom', message: M.textHasNoValues, path: ['report_only'] });
    }
    const names = default_parameters.map(({ name }) => name.toLowerCase());
    for (const [n, name] of names.entries()) {
      if (names.indexOf(name) === n) continue;
      const path = ['default_parameters', n, 'name'];
      issue.addIssue({ code: 'custom', message: M.parameterTwice, path });
    }
  });
export type LabTestBody = z.output<typeof LabTestBody>;

/** With the editor's `last_updated`, a concurrent change is not overwritten. */
export const EditLabTestBody = LabTestBody.safeExtend({
  last_updated: Instant.optional(),
});
