import type { Capability } from '#contract/kernel/capabilities.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { countOpenResults } from '../lab/index.ts';
import { countStockAlerts } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { countUnbilled, countWaiting } from '../queue/index.ts';

/** Counts what waits for the actor: only lists that they may see, and a doctor's own patients. */
export async function readWaitingCounts({
  tx,
  actor,
  now,
  today,
}: ClinicScope): Promise<EndpointReply<typeof getWaitingCounts>> {
  const has = (capability: Capability): boolean => may(actor.role, capability);
  const ownOnly = has('consulting.see-patients') ? actor.id : undefined;
  return {
    ...(has('queue.view') && { waiting: await countWaiting(tx, ownOnly) }),
    ...(has('queue.view-unbilled') && { unbilled: await countUnbilled(tx, { today, now }) }),
    ...(has('stock.analyse') && {
      lowStock: (await countStockAlerts(tx, { clinicId: actor.clinicId, today })).low,
    }),
    ...(has('critical-results.view') && { critical: await countOpenResults(tx) }),
  };
}
