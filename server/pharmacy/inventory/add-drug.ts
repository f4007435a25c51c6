import type { Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { enterDrugs } from './enter-drugs.ts';
import { readDrug } from './read-drug.ts';

/** Adds a drug, with its opening stock in one batch. */
export async function addDrug(scope: ClinicScope, { body }: { body: DrugBody }): Promise<Drug> {
  const [id = ''] = await enterDrugs(scope, [body]);
  await scope.audit('add-drug', { type: 'drug', id }, body);
  scope.changed('drugs', id);
  return readDrug(scope, id);
}
