import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { fromRupees } from '#contract/kernel/numbers/money.ts';
import { parseRanges } from '#contract/lab/results/range-text.rules.ts';
import type { LabTestBody, ParameterType } from '#contract/lab/tests/lab-test.ts';
import { DEFAULT_LAB_TESTS } from './default-lab-tests.data.ts';

type Parameter = LabTestBody['default_parameters'][number];

/** The default tests as the form would send them. Reports start empty. */
export function defaultLabTests(): LabTestBody[] {
  return Object.entries(DEFAULT_LAB_TESTS).flatMap(([category, text]) =>
    text
      .split(/^\s*\*/m)
      .slice(1)
      .map((lines) => labTest(category, lines)),
  );
}

function labTest(category: string, lines: string): LabTestBody {
  const [head = '', ...parameters] = lines.split(/^\s*- /m);
  const [name = '', sample = '', price = '', description = ''] = fieldsOf(head);
  return {
    name,
    description: `${description}. ${COMMON_MESSAGES.indicativePrice}`,
    price: fromRupees(Number(price)),
    category,
    sample: sample || null,
    report_only: parameters.length === 0,
    default_parameters: parameters.map(parameter),
  };
}

function parameter(line: string): Parameter {
  const [name = '', unit = '', normal = '', type = ''] = fieldsOf(line);
  const ranges = type === 'text' ? [] : [...parseRanges(normal)];
  const isMeasured = type === 'number' || (type === '' && (unit !== '' || ranges.length > 0));
  const typeOf = (): ParameterType => (isMeasured ? 'number' : 'string');
  return {
    name,
    type: type === 'yes-no' ? 'boolean' : typeOf(),
    defaultValue: '',
    normal_range: normal,
    unit: unit || null,
    ranges,
    loinc: null,
  };
}

function fieldsOf(line: string): string[] {
  return line.split('|').map((field) => field.trim());
}
