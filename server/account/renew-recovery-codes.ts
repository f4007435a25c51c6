import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { renewRecoveryCodes as endpoint } from '#contract/auth/second-factor.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { lockAccount, readFactor, replaceRecoveryCodes } from '../second-factor/index.ts';

/**
 * Returns ten new recovery codes and invalidates the old ones. Throws 409 without a second factor.
 */
export async function renewRecoveryCodes(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  await lockAccount(tx, actor.id);
  const factor = await readFactor(tx, actor.id);
  if (!factor?.confirmed_at) throw conflict(M.notOn);
  const recovery_codes = await replaceRecoveryCodes(tx, actor.id);
  await scope.audit('renew-recovery-codes', { type: 'user', id: actor.id });
  return { recovery_codes };
}
