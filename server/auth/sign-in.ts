import type { login } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../platform/errors.ts';
import { openSession } from '../platform/http/sessions.ts';
import { isPassword } from '../platform/passwords.ts';
import type { Services } from '../platform/services.ts';
import { findAccount, isUnchanged } from './account.store.ts';
import { countAttempt, forgetAttempt, forgetKey } from './attempts.store.ts';
import { failures, failuresOfEmail } from './failure-limits.ts';
import { auditSignIn } from './sign-in-audit.ts';

/**
 * Opens a session. A wrong email and a wrong password answer the same 401 in the same time; the
 * right password of an inactive account is told so. After 10 failures for one email or 50 from
 * one address within 15 minutes it answers 429.
 */
export async function signIn(
  { database, clock }: Services,
  { body: { email, password } }: EndpointRequest<typeof login>,
  { address }: { address: string },
): Promise<EndpointReply<typeof login>> {
  const now = clock.now();
  const { attempt, account } = await database.inSystem(async (tx) => ({
    attempt: await countAttempt(tx, { ...failures({ email, address }), now }),
    account: await findAccount(tx, email),
  }));
  if ('waitSeconds' in attempt) {
    throw new Refusal('too_many', M.tooManySignIns, { retryAfter: attempt.waitSeconds });
  }
  const matches = await isPassword(password, account?.password_hash);
  if (!account || !matches) throw new Refusal('unauthorized', M.wrongCredentials);
  if (!account.active) {
    await database.inSystem((tx) => forgetAttempt(tx, attempt.id));
    throw new Refusal('unauthorized', M.inactive);
  }
  const token = await database.inSystem(async (tx) => {
    // The account may have changed while the password was checked.
    if (!(await isUnchanged(tx, account))) throw new Refusal('unauthorized', M.wrongCredentials);
    await forgetAttempt(tx, attempt.id);
    await forgetKey(tx, failuresOfEmail(email));
    await auditSignIn(tx, account, now);
    return openSession(tx, { userId: account.id, clinicId: account.clinic_id, now });
  });
  const { id, name, role, clinic_id, clinic_name, has_seen_tutorial } = account;
  return {
    token,
    user: { id, name, email: account.email, role, clinic_id, clinic_name, has_seen_tutorial },
  };
}
