import { randomId } from '@mantine/hooks';
import { fill, pick } from '#contract/kernel/field-names.ts';
import { amountText, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { criticalText, parseCriticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { normalText, parseRanges } from '#contract/lab/results/range-text.rules.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import {
  FIRST_DEFAULTS,
  type LabTest,
  LabTestBody,
  type ParameterType,
} from '#contract/lab/tests/lab-test.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { withoutNull } from '#web/lib/form-texts.ts';
import type { OrderedTest } from '../orders/ordered-tests.tsx';

export type ParameterValues = {
  /** The React key of the row. */
  key: string;
  name: string;
  type: ParameterType;
  /** As text: a number, `true`, `false`, or empty. */
  defaultValue: string;
  unit: string;
  normal_range: string;
  /** As typed: `< 7, > 20`, `none`; empty for the default limits. */
  critical: string;
  method: string;
  /** Hidden; sent back unchanged. */
  loinc: string | null;
};

/** The fields that the form shows as they are. */
const TEXTS = ['name', 'description', 'category', 'sample', 'outside_lab'] as const;

/** The form's values, as text. */
export type LabTestFormValues = Record<(typeof TEXTS)[number] | 'price', string> & {
  report_only: boolean;
  is_panel: boolean;
  panel_tests: OrderedTest[];
  default_parameters: ParameterValues[];
};

export const EMPTY_LAB_TEST: LabTestFormValues = {
  ...fill(TEXTS, ''),
  price: '',
  report_only: false,
  is_panel: false,
  panel_tests: [],
  default_parameters: [],
};

export function emptyParameter(): ParameterValues {
  return {
    key: randomId(),
    name: '',
    type: 'string',
    defaultValue: '',
    unit: '',
    normal_range: '',
    critical: '',
    method: '',
    loinc: null,
  };
}

/** Changing the type resets the default value (specification 1, section 4). */
export function withType(parameter: ParameterValues, type: ParameterType): ParameterValues {
  return { ...parameter, type, defaultValue: String(FIRST_DEFAULTS[type]) };
}

/** The form's values of an existing test. */
export function labTestFormValues(test: LabTest): LabTestFormValues {
  return {
    ...withoutNull(pick({ ...test, outside_lab: test.outside_lab ?? null }, TEXTS)),
    price: amountText(test.price),
    report_only: test.report_only,
    is_panel: test.panel_tests !== undefined,
    panel_tests: (test.panel_tests ?? []).map(({ id, name }) => ({
      ...{ id, name, price: paise(0), ai_run_id: null },
    })),
    default_parameters: test.default_parameters.map((parameter) => ({
      key: randomId(),
      name: parameter.name,
      type: parameter.type,
      defaultValue: String(parameter.defaultValue),
      unit: parameter.unit ?? '',
      normal_range: normalText(parameter),
      critical: parameter.critical ? criticalText(parameter.critical) : '',
      method: parameter.method ?? '',
      loinc: parameter.loinc,
    })),
  };
}

/** The request body; text that is not a number is rejected by the schema. */
export function labTestInput(values: LabTestFormValues) {
  const { price, is_panel, panel_tests, default_parameters, ...texts } = values;
  const report_only = values.report_only && !is_panel;
  return {
    ...texts,
    ...(is_panel && { sample: '', outside_lab: '' }),
    price: typedNumber(price, 'rupees'),
    report_only,
    ...((is_panel || panel_tests.length > 0) && {
      panel_tests: is_panel ? panel_tests.map(({ id }) => id) : [],
    }),
    default_parameters:
      report_only || is_panel
        ? []
        : default_parameters.map(({ key: _, critical, ...parameter }) => ({
            ...parameter,
            critical: parseCriticalText(critical) ?? null,
            ranges: parameter.type === 'number' ? [...parseRanges(parameter.normal_range)] : [],
          })),
  };
}

/** The error of each field; the two required ones share a message (section 5). */
export function checkLabTest(values: LabTestFormValues): Record<string, string> {
  const { error } = LabTestBody.safeParse(labTestInput(values));
  const errors = error ? fieldErrorsOf(error) : {};
  for (const [n, { critical }] of values.default_parameters.entries()) {
    if (values.report_only || values.is_panel || parseCriticalText(critical) !== undefined)
      continue;
    errors[`default_parameters.${n}.critical`] = M.invalidCritical;
  }
  if (values.is_panel && values.panel_tests.length === 0) errors.panel_tests = M.panelEmpty;
  for (const field of ['name', 'price'] as const) {
    if (values[field].trim() === '') errors[field] = M.required;
  }
  return errors;
}
