import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { markTutorialSeen as endpoint } from '#contract/users/users.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';

/** Records that the actor has seen the tutorial. Throws 404 for any other account. */
export async function markTutorialSeen(
  scope: Scope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  if (params.id !== actor.id) throw notFound();
  const { has_seen_tutorial } = body;
  await tx.updateTable('users').set({ has_seen_tutorial }).where('id', '=', actor.id).execute();
  scope.personChanged(actor.id);
  await scope.audit('tutorial-seen', { type: 'user', id: actor.id }, { has_seen_tutorial });
  return { id: actor.id, has_seen_tutorial };
}
