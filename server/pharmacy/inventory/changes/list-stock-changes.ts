import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { listStockChanges as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import type { ClinicScope } from '../../../platform/scope.ts';
import { readDrug } from '../read-drug.ts';
import { stockChangesOf } from './stock-changes.store.ts';

/** The stock history of a drug, newest first. Throws 404 for an unknown or hidden one. */
export async function listStockChanges(
  scope: ClinicScope,
  { params, query: { page, limit } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { id: drugId } = await readDrug(scope, params.id);
  const asked = { drugId, limit, offset: (page - 1) * limit };
  const { rows, totalCount } = await stockChangesOf(scope.tx, asked);
  const changes = rows.map(({ at, free_quantity: free, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(free !== null && { free_quantity: free }),
  }));
  return { changes, totalCount };
}
