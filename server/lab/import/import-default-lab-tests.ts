import type { ImportResult } from '#contract/kernel/import.ts';
import { nameKey } from '#contract/kernel/name-key.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { addedOnly } from '../../platform/spreadsheet/import.ts';
import { defaultLabTests } from '../inventory/default-lab-tests.ts';
import { enterLabTests } from '../inventory/enter-lab-tests.ts';
import { labTestNames, lockLabTestNames } from '../inventory/lab-test.store.ts';

/**
 * Adds the default tests that the clinic lacks, by name. Existing tests stay unchanged, because
 * their prices and ranges may have been edited.
 */
export async function importDefaultLabTests(scope: ClinicScope): Promise<ImportResult> {
  const { clinicId } = scope.actor;
  await lockLabTestNames(scope.tx, clinicId);
  const known = new Set((await labTestNames(scope.tx)).map(({ name }) => nameKey(name)));
  const missing = defaultLabTests().filter(({ name }) => !known.has(nameKey(name)));
  await enterLabTests(scope, missing);
  const added = missing.length;
  await scope.audit('import-default-lab-tests', { type: 'clinic', id: clinicId }, { added });
  if (added > 0) scope.changed('lab-tests', clinicId);
  return addedOnly(added);
}
