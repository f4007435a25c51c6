import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { endOneSession as endpoint } from '#contract/auth/own-sessions.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';

/** Ends one of the person's own sessions. Throws 404 for any other session. */
export async function endOneSession(
  scope: Scope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { actor } = scope;
  if (!(await scope.endSession(actor.id, params.id))) throw notFound();
  await scope.audit('end-session', { type: 'user', id: actor.id });
  return { message: M.sessionEnded };
}

/** Ends all of the person's sessions except this one. */
export async function endOtherSessions(scope: Scope): Promise<{ message: string }> {
  const { actor } = scope;
  await scope.endSessions(actor.id, { except: actor.sessionId });
  await scope.audit('end-other-sessions', { type: 'user', id: actor.id });
  return { message: M.othersEnded };
}
