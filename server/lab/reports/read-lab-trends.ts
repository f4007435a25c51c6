import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { LabTrend } from '#contract/lab/lab-order.ts';
import type { listPatientLabTrends as endpoint } from '#contract/lab/lab-orders.endpoints.ts';
import { flagOfResult } from '#contract/lab/results/lab-range.rules.ts';
import { parseMeasured } from '#contract/lab/results/measured.rules.ts';
import type { ResultFlag } from '#contract/lab/results/result-flag.rules.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { findPatientRow } from '../../patients/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentParameter } from '../inventory/lab-test.present.ts';
import { listParameterRows } from '../inventory/lab-test.store.ts';
import { listLastValues, type MeasuredRow } from './lab-report.store.ts';

/** The number to plot and, for a value such as `<0.01` or `6.0`, its text. */
function figureOf(value: number | string) {
  if (typeof value === 'number') return { value };
  const measured = parseMeasured(value);
  const figure = measured && 'value' in measured ? measured.value : 0;
  return { value: figure, text: value };
}

/** Returns a patient's values over time, by test. Throws 404 for an unknown patient. */
export async function readLabTrends(
  { tx, today }: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<LabTrend[]> {
  const row = await findPatientRow(tx, params.id);
  if (!row) throw notFound();
  const patient = { gender: row.gender, age: yearsOn(row, today) };
  const rows = await listLastValues(tx, [params.id]);
  const parameters = await listParameterRows(tx, [...new Set(rows.map(({ test_id }) => test_id))]);

  const trend = (values: readonly [MeasuredRow, ...MeasuredRow[]]): LabTrend => {
    const [{ test_id, test_name, parameter: name, norm }] = values;
    const known = parameters.find((one) => one.test_id === test_id && one.name === name);
    const parameter = known && presentParameter(known);
    const flagOf = ({ norm: kept, value }: MeasuredRow): ResultFlag =>
      kept?.flag ?? (parameter ? flagOfResult(parameter, value, patient) : 'none');
    return {
      ...{ test_id, test_name, parameter: name },
      unit: norm?.unit ?? parameter?.unit ?? '',
      values: values
        .map((one) => ({
          ...{ order_id: one.order_id, at: one.at.toISOString(), ...figureOf(one.value) },
          flag: flagOf(one),
        }))
        .reverse(),
    };
  };
  const groups = Map.groupBy(rows, ({ test_id, parameter }) => `${test_id} ${parameter}`);
  return [...groups.values()].flatMap(([newest, ...older]) =>
    newest ? [trend([newest, ...older])] : [],
  );
}
