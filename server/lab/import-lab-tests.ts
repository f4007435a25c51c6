import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/money.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/lab-test.messages.ts';
import type { LabTestBody } from '#contract/lab/lab-test.ts';
import type { LabTestImportRow } from '#contract/lab/lab-test-import.ts';
import type { importLabTests as endpoint } from '#contract/lab/lab-tests.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { idsByName, planImport, readTable, resultOf } from '../platform/spreadsheet/import.ts';
import type { Table } from '../platform/spreadsheet/table.ts';
import { changeLabTest, enterLabTests } from './enter-lab-tests.ts';
import {
  LAB_TEST_COLUMNS,
  LAB_TEST_FIELD_LABELS,
  type LabTestField,
  type LabTestValues,
  readTests,
} from './import-columns.ts';
import {
  labTestNames,
  listParameterRows,
  lockLabTest,
  lockLabTestNames,
} from './lab-test.store.ts';
import { mergeParameters } from './merge-parameters.ts';

const NOTHING: Omit<LabTestBody, 'name'> = {
  description: null,
  price: paise(0),
  category: null,
  sample: null,
  report_only: false,
  default_parameters: [],
};

/** Reads the file, before any transaction is open. */
export function readLabTestFile({ file }: EndpointRequest<typeof endpoint>) {
  return readTable(file, { names: LAB_TEST_COLUMNS, required: 'name', missing: M.noNameColumn });
}

/**
 * Imports the tests of a file in one go, or says with `preview` what that would do. Of tests that are
 * there already (by name) only what the file has a column for changes.
 */
export async function importLabTests(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
  table: Table<LabTestField>,
): Promise<EndpointReply<typeof endpoint>> {
  if (body.preview === 'false') await lockLabTestNames(scope.tx, scope.actor.clinicId);
  const names = await labTestNames(scope.tx);
  const plan = planImport<LabTestValues, LabTestImportRow>(
    readTests(table.rows),
    {
      known: idsByName(names),
      namedTwice: M.namedTwice,
      lacking: ({ price }, isThere) => (isThere || price !== undefined ? null : M.required),
    },
    ({ category = null, default_parameters = [] }) => ({
      category,
      parameters: default_parameters.length,
    }),
  );
  const columns = new Set(table.headings.map(({ field }) => field));
  if (body.preview === 'false') await carryOut(scope, plan, columns);
  return resultOf(plan, table.headings, LAB_TEST_FIELD_LABELS);
}

type Plan = Pick<
  ReturnType<typeof planImport<LabTestValues, LabTestImportRow>>,
  'additions' | 'updates'
>;

async function carryOut(
  scope: ClinicScope,
  { additions, updates }: Plan,
  columns: ReadonlySet<LabTestField | null>,
): Promise<void> {
  const { clinicId } = scope.actor;
  await enterLabTests(
    scope,
    additions.map((values) => ({ ...NOTHING, ...values })),
  );
  // In one order: two imports of one file wait for each other instead of deadlocking.
  for (const { id, values } of [...updates].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await lockLabTest(scope.tx, id))) continue;
    const { default_parameters: told } = values;
    const parameters =
      told && mergeParameters(await listParameterRows(scope.tx, [id]), told, columns);
    await changeLabTest(scope, id, {
      ...values,
      ...(parameters && { default_parameters: parameters }),
    });
  }
  const counts = { added: additions.length, updated: updates.length };
  await scope.audit('import-lab-tests', { type: 'clinic', id: clinicId }, counts);
  scope.changed('lab-tests', clinicId);
}
