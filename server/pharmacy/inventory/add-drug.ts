import type { Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockDrugNames } from './drug.store.ts';
import { enterDrugs } from './enter-drugs.ts';
import { readDrug } from './read-drug.ts';

/**
 * Adds a drug, with its opening stock in one batch. Waits for an import or an undo of a deletion,
 * which compare the names.
 */
export async function addDrug(scope: ClinicScope, { body }: { body: DrugBody }): Promise<Drug> {
  await lockDrugNames(scope.tx, scope.actor.clinicId);
  const [id = ''] = await enterDrugs(scope, [body]);
  await scope.audit('add-drug', { type: 'drug', id }, body);
  scope.changed('drugs', id);
  return readDrug(scope, id);
}
