import type { changePassword as endpoint } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { invalidField, Refusal } from '../platform/errors.ts';
import type { Preparing } from '../platform/http/route.ts';
import { hashPassword, isPassword } from '../platform/passwords.ts';
import type { Scope } from '../platform/scope.ts';
import { passwordHashOf } from './account.store.ts';
import { countAttempt, forgetAttempt } from './attempts.store.ts';
import { failures } from './failure-limits.ts';

type PasswordChange = { from: string; to: string };

/**
 * Checks the current password (400) and hashes the new one, before any transaction is held open.
 * Wrong guesses count with those at sign-in (429).
 */
export async function preparePassword(
  { body }: EndpointRequest<typeof endpoint>,
  { services: { database, clock }, actor, address }: Preparing,
): Promise<PasswordChange> {
  const limits = failures({ email: actor.email, address });
  const { attempt, from } = await database.inSystem(async (tx) => ({
    attempt: await countAttempt(tx, { ...limits, now: clock.now() }),
    from: await passwordHashOf(tx, actor.id),
  }));
  if ('waitSeconds' in attempt) {
    throw new Refusal('too_many', M.tooManyPasswords, { retryAfter: attempt.waitSeconds });
  }
  const isRight = await isPassword(body.currentPassword, from);
  if (!isRight || from === undefined) throw invalidField('currentPassword', M.currentPasswordWrong);
  await database.inSystem((tx) => forgetAttempt(tx, attempt.id));
  return { from, to: await hashPassword(body.newPassword) };
}

/**
 * Sets a new password for oneself and ends one's other sessions. Refuses when the current one was
 * changed meanwhile (400).
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
