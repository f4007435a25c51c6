import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { makeOwnerLink as endpoint } from '#contract/users/users.endpoints.ts';
import { makeLink } from '../password-links/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Preparing } from '../platform/http/route.ts';
import type { Scope } from '../platform/scope.ts';
import { lockUser } from './user.store.ts';

/**
 * Creates a password link for a clinic's owner; no user of the clinic can create one for them.
 * Throws 409 for any other account.
 */
export async function makeOwnerLink(
  scope: Scope,
  { params }: EndpointRequest<typeof endpoint>,
  doors: Preparing['services']['doors'],
): Promise<EndpointReply<typeof endpoint>> {
  const row = await lockUser(scope.tx, params.id);
  if (!row) throw notFound();
  if (row.clinic_id === null || row.owner_id !== row.id) throw conflict(M.notOwner);
  return makeLink(scope, { clinicId: row.clinic_id, userId: row.id, doors });
}
