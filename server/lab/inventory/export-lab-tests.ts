import { criticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { normalText } from '#contract/lab/results/range-text.rules.ts';
import {
  type LabParameter,
  type LabTest,
  PARAMETER_TYPE_LABELS,
} from '#contract/lab/tests/lab-test.ts';
import type { ExportCall, ExportPlan } from '../../platform/http/export-route.ts';
import {
  WRITE_SHEETS,
  type WrittenSheet,
  wholeSheet,
} from '../../platform/spreadsheet/workbook.ts';
import { readLabTests } from './read-lab-tests.ts';

type Line = { readonly test: LabTest; readonly parameter: LabParameter | null };

function defaultText({ type, defaultValue }: LabParameter): string {
  return type === 'boolean' && defaultValue !== ''
    ? defaultValue
      ? 'Yes'
      : 'No'
    : `${defaultValue}`;
}

/**
 * Exports the catalogue as an Excel file with a row per parameter, under the column names that the
 * import reads.
 */
export async function exportLabTests({
  context: { today, timeZone },
  read,
}: ExportCall): Promise<ExportPlan> {
  const tests = await read((scope) =>
    readLabTests(scope, { query: { search: null, category: null } }),
  );
  const rows = tests.flatMap((test): Line[] => {
    const { default_parameters: parameters } = test;
    if (parameters.length === 0) return [{ test, parameter: null }];
    return parameters.map((parameter) => ({ test, parameter }));
  });
  const ofTest = (title: string, of: (test: LabTest) => string | null) => ({
    title,
    kind: 'text' as const,
    of: ({ test }: Line) => of(test),
  });
  const ofParameter = (title: string, of: (parameter: LabParameter) => string | null) => ({
    title,
    kind: 'text' as const,
    of: ({ parameter }: Line) => parameter && of(parameter),
  });
  const sheets: WrittenSheet[] = [
    wholeSheet({
      name: 'Lab tests',
      columns: [
        ofTest('Test name', ({ name }) => name),
        { title: 'Price', kind: 'money', of: ({ test }) => test.price },
        ofTest('Category', ({ category }) => category),
        ofTest('Sample', ({ sample }) => sample),
        ofTest('Description', ({ description }) => description),
        ofTest('Report only', ({ report_only }) => (report_only ? 'Yes' : 'No')),
        ofParameter('Parameter', ({ name }) => name),
        ofParameter('Type', ({ type }) => PARAMETER_TYPE_LABELS[type]),
        ofParameter('Unit', ({ unit }) => unit),
        ofParameter('Normal range', normalText),
        ofParameter('Default value', defaultText),
        ofParameter('Critical', ({ critical }) => (critical ? criticalText(critical) : null)),
        ofParameter('LOINC', ({ loinc }) => loinc),
      ],
      rows,
    }),
  ];
  return { name: `Lab tests ${today}.xlsx`, module: WRITE_SHEETS, input: { sheets, timeZone } };
}
