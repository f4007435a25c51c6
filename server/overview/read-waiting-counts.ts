import type { Capability } from '#contract/kernel/capabilities.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { deskOf, may } from '#contract/kernel/roles.ts';
import { type CountKind, SHOWN_COUNTS } from '#contract/overview/shown-counts.ts';
import type { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { countOpenResults } from '../lab/index.ts';
import { countStockAlerts } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { countUnbilled, countWaiting } from '../queue/index.ts';

/**
 * Counts what waits for the actor: only what their desk shows of the lists that they may see, and a
 * doctor's own patients.
 */
export async function readWaitingCounts({
  tx,
  actor,
  now,
  today,
}: ClinicScope): Promise<EndpointReply<typeof getWaitingCounts>> {
  const desk = deskOf(actor.role);
  const shown: readonly CountKind[] = desk ? SHOWN_COUNTS[desk] : [];
  const counts = (kind: CountKind, capability: Capability): boolean =>
    shown.includes(kind) && may(actor.role, capability);
  const ownOnly = may(actor.role, 'consulting.see-patients') ? actor.id : undefined;
  return {
    ...(counts('waiting', 'queue.view') && { waiting: await countWaiting(tx, ownOnly) }),
    ...(counts('unbilled', 'queue.view-unbilled') && {
      unbilled: await countUnbilled(tx, { today, now }),
    }),
    ...(counts('lowStock', 'stock.analyse') && {
      lowStock: (await countStockAlerts(tx, { clinicId: actor.clinicId, today })).low,
    }),
    ...(counts('critical', 'critical-results.view') && { critical: await countOpenResults(tx) }),
  };
}
