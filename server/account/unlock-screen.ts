import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { unlockScreen as endpoint } from '#contract/auth/lock.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { passwordHashOf } from '../auth/index.ts';
import { invalidField, Refusal } from '../platform/errors.ts';
import type { Preparing } from '../platform/http/route.ts';
import { isPassword } from '../platform/passwords.ts';
import type { Scope } from '../platform/scope.ts';
import { transactOnAccount } from '../platform/transact.ts';
import { countTry, MOST_TRIES, pinHashOf, unlockSession } from './lock.store.ts';

/**
 * Checks the PIN or password before the unlocking transaction. Counts the try first, so that
 * concurrent tries are limited too. Throws 400 for a wrong one; the fifth since the last right one
 * ends the session (401).
 */
export async function proveUnlock(
  { body: { secret } }: EndpointRequest<typeof endpoint>,
  { services, actor }: Preparing,
): Promise<undefined> {
  const { database } = services;
  const { tries, pinHash, passwordHash } = await database.inSystem(async (tx) => ({
    tries: await countTry(tx, actor.sessionId),
    pinHash: await pinHashOf(tx, actor.id),
    passwordHash: await passwordHashOf(tx, actor.id),
  }));
  if (tries === undefined) throw new Refusal('unauthorized', M.tooManyPins);
  const isPin = /^\d{4,6}$/.test(secret) && (await isPassword(secret, pinHash));
  if (isPin || (await isPassword(secret, passwordHash))) return;
  if (tries < MOST_TRIES) throw invalidField('secret', M.pinWrong);
  await transactOnAccount(services, actor, async (scope) => {
    await scope.endOwnSession();
    await scope.audit('end-locked-session', { type: 'user', id: actor.id });
  });
  throw new Refusal('unauthorized', M.tooManyPins);
}

/** Unlocks the session of this request. Throws 401 when the session has ended meanwhile. */
export async function unlockScreen(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  if (!(await unlockSession(tx, actor.sessionId, now))) {
    throw new Refusal('unauthorized', M.tooManyPins);
  }
  scope.personChanged(actor.id);
  await scope.audit('unlock-screen', { type: 'user', id: actor.id });
  return { message: M.unlocked };
}
