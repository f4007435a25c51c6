import { nameKey } from '#contract/kernel/name-key.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { addedOnly } from '../../platform/spreadsheet/import.ts';
import { drugNames, lockDrugNames } from '../inventory/drug.store.ts';
import { enterDrugs } from '../inventory/enter-drugs.ts';
import { defaultMedications } from './default-medications.ts';

/**
 * Adds the default medications that the clinic lacks, by name. Existing ones stay unchanged,
 * because their prices may have been edited.
 */
export async function importDefaults(scope: ClinicScope) {
  const { clinicId } = scope.actor;
  await lockDrugNames(scope.tx, clinicId);
  const known = new Set((await drugNames(scope.tx)).map(({ name }) => nameKey(name)));
  const missing = defaultMedications().filter(({ name }) => !known.has(nameKey(name)));
  await enterDrugs(scope, missing, { fromCatalogue: true });
  const added = missing.length;
  await scope.audit('import-default-drugs', { type: 'clinic', id: clinicId }, { added });
  if (added > 0) scope.changed('drugs', clinicId);
  return addedOnly(added);
}
