import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { beginSecondFactor as endpoint } from '#contract/auth/second-factor.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import {
  keyOf,
  lockAccount,
  newSecret,
  readFactor,
  writeNewSecret,
} from '../second-factor/index.ts';

/** Creates a new key, which replaces any unconfirmed one. Throws 409 when the factor is on. */
export async function beginSecondFactor(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  await lockAccount(tx, actor.id);
  const factor = await readFactor(tx, actor.id);
  if (factor?.confirmed_at) throw conflict(M.alreadyOn);
  const secret = newSecret();
  await writeNewSecret(tx, actor.id, secret);
  await scope.audit('begin-second-factor', { type: 'user', id: actor.id });
  return keyOf(secret, actor.email);
}
