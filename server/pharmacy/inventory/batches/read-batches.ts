import type { DrugBatch } from '#contract/pharmacy/drug.ts';
import type { ClinicScope } from '../../../platform/scope.ts';
import { presentBatch } from '../drug.present.ts';
import { listBatchRows } from '../drug.store.ts';
import { readDrug } from '../read-drug.ts';

/** The batches of a drug in stock. Throws 404 for an unknown or hidden drug. */
export async function readBatches(
  scope: ClinicScope,
  { params }: { params: { id: string } },
): Promise<DrugBatch[]> {
  const { id } = await readDrug(scope, params.id);
  return (await listBatchRows(scope.tx, id)).map(presentBatch);
}
