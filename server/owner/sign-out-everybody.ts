import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { signOutEverybody as endpoint } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import type { OwnerScope } from './owner-context.ts';

/** Ends every session of the clinic but the owner's own, on every server. */
export async function signOutEverybody({
  scope,
  clinicId,
}: OwnerScope): Promise<EndpointReply<typeof endpoint>> {
  const ended = await scope.endSessionsOf(clinicId, { except: scope.actor.sessionId });
  await scope.audit('sign-out-everybody', { type: 'clinic', id: clinicId }, { ended });
  return { message: M.signedOut, ended };
}
