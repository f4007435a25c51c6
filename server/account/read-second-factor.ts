import type { getSecondFactor as endpoint } from '#contract/auth/second-factor.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Scope } from '../platform/scope.ts';
import { readFactorState } from '../second-factor/index.ts';

/** Returns whether the second factor is on, and who last reset it. */
export async function readSecondFactor({
  tx,
  actor,
}: Scope): Promise<EndpointReply<typeof endpoint>> {
  const row = await readFactorState(tx, actor.id);
  const { reset_at: at, reset_by_name: by } = row ?? {};
  return {
    since: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: row?.codes_left ?? 0,
    reset: at && by ? { at: at.toISOString(), by } : null,
  };
}
