import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { lockScreen as endpoint } from '#contract/auth/lock.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Scope } from '../platform/scope.ts';
import { lockSession } from './lock.store.ts';

/**
 * Locks the session of this request. Its streams close, and its calls are refused until it is
 * unlocked.
 */
export async function lockScreen(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  if (await lockSession(tx, actor.sessionId, now)) {
    scope.streamsEnd(actor.sessionId);
    await scope.audit('lock-screen', { type: 'user', id: actor.id });
  }
  return { message: M.locked };
}
