import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { makePasswordLink } from '#contract/owner/owner.endpoints.ts';
import type { Doors } from '../platform/doors.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { endLinks, insertLink, lockAccount } from './password-link.store.ts';

const VALID_MS = 24 * 3_600_000;

/**
 * Creates a link with which a person of the clinic sets a forgotten password, once and within 24
 * hours. Ends an earlier link. Throws 409 for an inactive account. Needs a system transaction.
 */
export async function makeLink(
  scope: Scope,
  { clinicId, userId, doors }: { clinicId: string; userId: string; doors: Doors },
): Promise<EndpointReply<typeof makePasswordLink>> {
  const { tx, now, actor } = scope;
  const account = await lockAccount(tx, userId);
  if (!account || account.clinic_id !== clinicId) throw notFound();
  if (!account.active) throw conflict(M.inactive);
  await endLinks(tx, userId, now);
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const id = scope.newId();
  const code = await insertLink(tx, {
    id,
    clinicId,
    account,
    madeBy: actor.id,
    at: now,
    expiresAt,
  });
  scope.actsIn(clinicId);
  await scope.audit('make-password-link', { type: 'user', id: userId }, { link: id });
  scope.changed('staff', userId);
  return { link: `${doors.publicUrl ?? ''}/reset#${code}`, expires_at: expiresAt.toISOString() };
}
