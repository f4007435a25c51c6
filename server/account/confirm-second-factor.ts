import { clocksDiffer, ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { confirmSecondFactor as endpoint } from '#contract/auth/second-factor.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import {
  confirmFactor,
  lockAccount,
  minutesOff,
  plainCode,
  readFactor,
  replaceRecoveryCodes,
  spendStep,
  stepOf,
} from '../second-factor/index.ts';

/**
 * Enables the factor once the app's code is right. Returns ten recovery codes and ends the person's
 * other sessions, which started without the factor. Throws 400 for a wrong code.
 */
export async function confirmSecondFactor(
  scope: Scope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  await lockAccount(tx, actor.id);
  const factor = await readFactor(tx, actor.id);
  if (factor?.confirmed_at) throw conflict(M.alreadyOn);
  if (!factor?.secret) throw conflict(M.notBegun);
  const code = plainCode(body.code);
  const step = stepOf(factor.secret, code, now);
  if (step === undefined) {
    const minutes = minutesOff(factor.secret, code, now);
    throw invalidField('code', minutes === undefined ? M.codeWrong : clocksDiffer(minutes));
  }
  await spendStep(tx, actor.id, step);
  await confirmFactor(tx, actor.id, now);
  const recovery_codes = await replaceRecoveryCodes(tx, actor.id);
  await scope.endSessions(actor.id, { except: actor.sessionId });
  scope.personChanged(actor.id);
  scope.changed('staff', actor.id);
  await scope.audit('turn-on-second-factor', { type: 'user', id: actor.id });
  return { recovery_codes };
}
