import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { acknowledgeCriticalResults as endpoint } from '#contract/lab/critical/critical.endpoints.ts';
import { labOrderNotFound } from '#contract/lab/lab.messages.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockLabOrder } from '../orders/lab-order.store.ts';
import { closeResults } from './close-critical-results.ts';
import { listStandingResults } from './critical-result.store.ts';

/**
 * Records who acknowledged which critical results, and when. Of two concurrent calls the first one
 * counts. Skips results that an amended report has withdrawn meanwhile. Throws 404 for an unknown
 * order.
 */
export async function acknowledgeCriticalResults(
  scope: ClinicScope,
  { params: { id }, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<{ acknowledged: number }> {
  if (!(await lockLabOrder(scope.tx, id))) throw notFound(labOrderNotFound(id));
  const standing = await listStandingResults(scope.tx, id);
  const open = standing.filter(
    (one) => one.acknowledged_at === null && body.results.includes(one.id),
  );
  const results = await closeResults(
    scope,
    'acknowledged',
    open.map((one) => one.id),
  );
  if (results.length > 0) {
    const record = { type: 'lab-order', id };
    await scope.audit('acknowledge-critical-results', record, { results });
    scope.changed('lab-orders', id);
  }
  return { acknowledged: results.length };
}
