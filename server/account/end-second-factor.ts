import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { endSecondFactor as endpoint } from '#contract/auth/second-factor.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { forgetFactor } from '../second-factor/index.ts';

/** Disables the user's own second factor. Throws 409 when it is off. */
export async function endSecondFactor(scope: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  if (!(await forgetFactor(tx, actor.id))) throw conflict(M.notOn);
  scope.personChanged(actor.id);
  scope.changed('staff', actor.id);
  await scope.audit('turn-off-second-factor', { type: 'user', id: actor.id });
  return { message: M.turnedOff };
}
