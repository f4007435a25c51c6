import { paise } from '#contract/kernel/money.ts';
import type { LabTest } from '#contract/lab/lab-test.ts';
import type { LabParameterRow, LabTestRow } from './lab-test.store.ts';

export function presentParameter(row: LabParameterRow): LabTest['default_parameters'][number] {
  return {
    name: row.name,
    type: row.type,
    defaultValue: row.default_value,
    normal_range: row.normal_range,
  };
}

/** A test with its parameters, as the wire carries it. */
export function presentLabTest(row: LabTestRow, parameters: readonly LabParameterRow[]): LabTest {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: paise(row.price_paise),
    default_parameters: parameters.map(presentParameter),
  };
}
