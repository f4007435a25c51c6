import { paise } from '#contract/kernel/numbers/money.ts';
import { defaultOfType, type LabParameter, type LabTest } from '#contract/lab/tests/lab-test.ts';
import type { LabParameterRow, LabTestRow } from './lab-test.store.ts';

export function presentParameter(row: LabParameterRow): LabParameter {
  return {
    name: row.name,
    type: row.type,
    defaultValue: defaultOfType(row.type, row.default_value) ?? row.default_value,
    normal_range: row.normal_range,
    unit: row.unit,
    ranges: row.ranges,
    loinc: row.loinc,
    critical: row.critical,
  };
}

/** Converts a test with its parameters for the wire. */
export function presentLabTest(row: LabTestRow, parameters: readonly LabParameterRow[]): LabTest {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: paise(row.price_paise),
    category: row.category,
    sample: row.sample,
    report_only: row.report_only,
    default_parameters: parameters.map(presentParameter),
    last_updated: row.updated_at.toISOString(),
  };
}
