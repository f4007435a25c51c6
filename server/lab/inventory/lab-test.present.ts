import { paise } from '#contract/kernel/numbers/money.ts';
import { defaultOfType, type LabParameter, type LabTest } from '#contract/lab/tests/lab-test.ts';
import { toFields } from '../../platform/db/columns/columns.ts';
import type { PanelTestRow } from '../panels/panel.store.ts';
import { LAB_TEST_COLUMNS, PARAMETER_COLUMNS } from './lab-test.columns.ts';
import type { LabParameterRow, LabTestRow } from './lab-test.store.ts';

export function presentParameter(row: LabParameterRow): LabParameter {
  return {
    ...toFields(PARAMETER_COLUMNS, row),
    defaultValue: defaultOfType(row.type, row.default_value) ?? row.default_value,
  };
}

/** Converts a test with its parameters for the wire. */
export function presentLabTest(
  row: LabTestRow,
  parameters: readonly LabParameterRow[],
  panel: readonly PanelTestRow[] = [],
): LabTest {
  return {
    id: row.id,
    ...toFields(LAB_TEST_COLUMNS, row),
    price: paise(row.price_paise),
    default_parameters: parameters.map(presentParameter),
    ...(panel.length > 0 && { panel_tests: panel.map(({ id, name }) => ({ id, name })) }),
    last_updated: row.updated_at.toISOString(),
  };
}
