import { paise } from '#contract/kernel/numbers/money.ts';
import type { LabParameter, LabTest } from '#contract/lab/tests/lab-test.ts';
import { anId } from './people.ts';

/** A parameter of a lab test, as the API returns it. */
export function aParameter(changes: Partial<LabParameter> = {}): LabParameter {
  return {
    name: 'Haemoglobin',
    type: 'number',
    defaultValue: '',
    normal_range: '',
    unit: 'g/dL',
    ranges: [],
    loinc: null,
    ...changes,
  };
}

/** A test of the lab's catalogue, as the API returns it. */
export function aLabTest(changes: Partial<LabTest> = {}): LabTest {
  return {
    id: anId(),
    name: 'Complete Blood Count',
    description: null,
    price: paise(35_000),
    category: 'Haematology',
    sample: 'Blood (EDTA)',
    report_only: false,
    default_parameters: [aParameter()],
    last_updated: '2026-11-21T04:30:00.000Z',
    ...changes,
  };
}
