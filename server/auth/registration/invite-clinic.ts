import type { inviteClinic as endpoint } from '#contract/auth/auth.endpoints.ts';
import { DAY_MS } from '#contract/kernel/dates.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Scope } from '../../platform/scope.ts';
import { insertInvitation } from './registration.store.ts';

const VALID_DAYS = 7;

/** Returns a code with which one clinic may register within seven days. The code is shown once. */
export async function inviteClinic(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  const id = scope.newId();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const code = await insertInvitation(tx, { id, createdBy: actor.id, at: now, expiresAt });
  await scope.audit('invite-clinic', { type: 'clinic-invitation', id }, {});
  return { code, expires_at: expiresAt.toISOString() };
}
