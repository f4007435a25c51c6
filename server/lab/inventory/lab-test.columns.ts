import type { LabParameter, LabTestDetail } from '#contract/lab/tests/lab-test.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

/** The column of each detail of a test. */
export const LAB_TEST_COLUMNS = {
  name: 'name',
  description: 'description',
  price: 'price_paise',
  category: 'category',
  sample: 'sample',
  report_only: 'report_only',
  outside_lab: 'outside_lab',
} as const satisfies Record<LabTestDetail, keyof DB['lab_tests']>;

/** The column of each field of a test's parameter. */
export const PARAMETER_COLUMNS = {
  name: 'name',
  type: 'type',
  defaultValue: 'default_value',
  normal_range: 'normal_range',
  unit: 'unit',
  ranges: 'ranges',
  loinc: 'loinc',
  critical: 'critical',
  method: 'method',
} as const satisfies Record<keyof LabParameter, keyof DB['lab_test_parameters']>;
