import type { getLock as endpoint } from '#contract/auth/lock.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Scope } from '../platform/scope.ts';
import { pinHashOf } from './lock.store.ts';

/**
 * Returns whether this session is locked, when it locks automatically, and whether the person has a
 * PIN.
 */
export async function readLock({ tx, actor }: Scope): Promise<EndpointReply<typeof endpoint>> {
  return {
    after_minutes: actor.lockAfterMinutes,
    has_pin: (await pinHashOf(tx, actor.id)) !== undefined,
    locked: actor.isLocked,
  };
}
