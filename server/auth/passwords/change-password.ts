import type { changePassword as endpoint } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Preparing } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Scope } from '../../platform/scope.ts';
import { provePassword } from './prove-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

type PasswordChange = { from: string; to: string };

/**
 * Checks the current password (400) and hashes the new one before any transaction opens. Wrong
 * guesses are limited (429).
 */
export async function preparePassword(
  { body }: EndpointRequest<typeof endpoint>,
  by: Preparing,
): Promise<PasswordChange> {
  const { name, email, clinicName } = by.actor;
  await refuseWeakPassword(by.services, {
    field: 'newPassword',
    password: body.newPassword,
    about: [name, email, clinicName],
  });
  const from = await provePassword(by, { password: body.currentPassword });
  return { from, to: await hashPassword(body.newPassword) };
}

/**
 * Changes the actor's own password and ends their other sessions. Throws 400 when the current
 * password was changed meanwhile.
 */
export async function changePassword(
  scope: Scope,
  _input: EndpointRequest<typeof endpoint>,
  { from, to }: PasswordChange,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', actor.id)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw invalidField('currentPassword', M.currentPasswordWrong);
  await scope.endSessions(actor.id, { except: actor.sessionId });
  await scope.audit('change-password', { type: 'user', id: actor.id });
  return { message: M.passwordChanged };
}
