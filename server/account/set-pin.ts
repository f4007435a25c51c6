import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { setPin as endpoint } from '#contract/auth/lock.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { provePassword } from '../auth/index.ts';
import type { Preparing } from '../platform/http/route.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Scope } from '../platform/scope.ts';
import { writePin } from './lock.store.ts';

/** Checks the password (400) and hashes the PIN before any transaction opens. */
export async function preparePin(
  { body: { password, pin } }: EndpointRequest<typeof endpoint>,
  by: Preparing,
): Promise<string> {
  await provePassword(by, { password, field: 'password' });
  return hashPassword(pin);
}

/** Sets the PIN that unlocks the person's screens. */
export async function setPin(
  scope: Scope,
  _input: EndpointRequest<typeof endpoint>,
  pinHash: string,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  await writePin(tx, { userId: actor.id, pinHash, now });
  await scope.audit('set-pin', { type: 'user', id: actor.id });
  return { message: M.pinSet };
}
