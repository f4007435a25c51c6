import { v7 as newId } from 'uuid';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { chunks, type ImportPlan } from '../../platform/spreadsheet/import.ts';
import type { Piece } from '../../platform/spreadsheet/reader-messages.ts';
import type { LabParameterRow } from '../inventory/lab-test.store.ts';
import { parameterRows, reportChanges } from '../inventory/parameter-rows.ts';
import type { LabTestValues } from './import-columns.ts';
import { mergeParameters } from './merge-parameters.ts';

const NOTHING: Omit<LabTestBody, 'name'> = {
  description: null,
  price: paise(0),
  category: null,
  sample: null,
  report_only: false,
  outside_lab: null,
  default_parameters: [],
};

/** Rows per statement, few enough to parse quickly. */
const AT_ONCE = 500;

type Plan = Pick<ImportPlan<LabTestValues, never>, 'additions' | 'updates'>;
type Standing = {
  readonly columns: ReadonlySet<LabTestField | null>;
  /** The locked parameters of each test in the file. */
  readonly parameters: ReadonlyMap<string, readonly LabParameterRow[]>;
};

/**
 * Yields the rows of a plan for `writeImportedTests`. Existing tests change only in the fields that
 * the file has a column for. Parameters not named in the file stay.
 */
export function* importWrites(
  { additions, updates }: Plan,
  { columns, parameters: standingOf }: Standing,
): Generator<Piece> {
  const tests: object[] = [];
  const changes: object[] = [];
  const replaced: object[] = [];
  const parameters: object[] = [];
  for (const values of additions) {
    const { default_parameters, price, ...test } = { ...NOTHING, ...values };
    const id = newId();
    tests.push({ ...test, id, price_paise: price });
    parameters.push(...parameterRows(id, { parameters: default_parameters, newId }));
  }
  for (const { id, values } of updates) {
    const { default_parameters: told, price, report_only: _, ...test } = values;
    const standing = standingOf.get(id) ?? [];
    const merged = told && mergeParameters(standing, told, columns);
    const { default_parameters, report_only } = reportChanges({
      ...values,
      ...(merged && { default_parameters: merged }),
    });
    changes.push({ ...test, id, price_paise: price, report_only });
    if (!default_parameters) continue;
    replaced.push({ test_id: id });
    parameters.push(...parameterRows(id, { parameters: default_parameters, standing, newId }));
  }
  for (const [name, rows] of Object.entries({ tests, changes, replaced, parameters })) {
    for (const some of chunks(rows, AT_ONCE)) yield { name, json: JSON.stringify(some) };
  }
}
