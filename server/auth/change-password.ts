import type { changePassword as endpoint } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { invalidField } from '../platform/errors.ts';
import { hashPassword, isPassword } from '../platform/passwords.ts';
import type { Scope } from '../platform/scope.ts';
import { passwordHashOf } from './account.store.ts';

/** Sets a new password for oneself and ends one's other sessions. Needs the current one (400). */
export async function changePassword(
  scope: Scope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  if (!(await isPassword(body.currentPassword, await passwordHashOf(tx, actor.id)))) {
    throw invalidField('currentPassword', M.currentPasswordWrong);
  }
  const password_hash = await hashPassword(body.newPassword);
  await tx.updateTable('users').set({ password_hash }).where('id', '=', actor.id).execute();
  await scope.endSessions(actor.id, { except: actor.sessionId });
  await scope.audit('change-password', { type: 'user', id: actor.id });
  return { message: M.passwordChanged };
}
