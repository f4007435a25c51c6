import type { login } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M, tooManyCodes, tooManySignIns } from '#contract/auth/auth.messages.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../../platform/errors.ts';
import { missingFactorFrom, presentDemand } from '../../platform/factor-demand.ts';
import type { PublicCall } from '../../platform/http/public-route.ts';
import { openSession } from '../../platform/http/sessions.ts';
import { isPassword } from '../../platform/passwords.ts';
import type { Services } from '../../platform/services.ts';
import { passSecondFactor } from '../../second-factor/index.ts';
import { type Account, findAccount, isUnchanged } from '../account.store.ts';
import { beginCodeGuess, forgiveCodeGuesses } from '../guesses/code-guesses.ts';
import { beginGuess, forgiveGuesses, type Guess, takeBackGuess } from '../guesses/guess.ts';
import { knowDevice } from '../guesses/known-devices.store.ts';
import { networkOf } from '../guesses/network.ts';
import { auditFailedSignIn, auditSignIn, unknownEmail } from './sign-in-audit.ts';

/**
 * Opens a session. A wrong email and a wrong password return the same 401 in the same time. An
 * inactive account is reported only after the right password. Too many wrong guesses return 429
 * (`guess-limits.ts`).
 */
export async function signIn(
  services: Services,
  { body: { email, password, device, code = '' } }: EndpointRequest<typeof login>,
  { address, userAgent, note, afterReply }: PublicCall,
): Promise<EndpointReply<typeof login>> {
  const { database, clock, doors } = services;
  const now = clock.now();
  const { guess, account } = await database.inSystem(async (tx) => {
    const account = await findAccount(tx, email, { deviceToken: device ?? '', now });
    const guesser = account?.device_id
      ? ({ by: 'device', id: account.device_id } as const)
      : ({ by: 'stranger', network: networkOf(address) } as const);
    const passwordHash = account?.password_hash;
    const byNetwork = doors.reachable;
    return {
      guess: await beginGuess(tx, { email, passwordHash, guesser, byNetwork, now }),
      account,
    };
  });
  note(account ? { account: account.id } : { unknownEmail: unknownEmail(email) });
  if ('waitSeconds' in guess) {
    const { waitSeconds } = guess;
    throw new Refusal('too_many', tooManySignIns(waitSeconds), { retryAfter: waitSeconds });
  }
  const matches = await isPassword(password, account?.password_hash);
  if (!account || !matches) {
    // An existing account must not take longer to answer.
    if (account) {
      afterReply(() => database.inSystem((tx) => auditFailedSignIn(tx, account, { address, now })));
    }
    throw new Refusal('unauthorized', M.wrongCredentials);
  }
  if (!account.active) {
    await database.inSystem((tx) => takeBackGuess(tx, guess));
    throw new Refusal('unauthorized', M.inactive);
  }
  if (account.has_second_factor) await countCode(services, { account, guess, code });
  const opened = await database.inSystem(async (tx) => {
    // The account may have changed while the password was checked.
    if (!(await isUnchanged(tx, account))) throw new Refusal('unauthorized', M.wrongCredentials);
    const passed = await passSecondFactor(tx, { userId: account.id, typed: code, now });
    if (passed === 'wrong') return passed;
    if (passed !== 'without') await forgiveCodeGuesses(tx, account.id);
    await forgiveGuesses(tx, guess);
    const newDevice = await knowDevice(tx, account, { token: device ?? undefined, now });
    await auditSignIn(tx, account, { now, passed });
    const { id: userId, clinic_id: clinicId } = account;
    const token = await openSession(tx, { userId, clinicId, now, origin: { address, userAgent } });
    return { token, ...(newDevice !== undefined && { device: newDevice }) };
  });
  if (opened === 'wrong') {
    const failure = { address, now, wrong: 'code' } as const;
    afterReply(() => database.inSystem((tx) => auditFailedSignIn(tx, account, failure)));
    throw new Refusal('second_factor_required', M.wrongCode);
  }
  return { ...opened, user: presentAccount(services, account) };
}

function presentAccount({ doors, clock }: Services, account: Account): CurrentUser {
  const { id, name, email, role, clinic_id, clinic_name, has_seen_tutorial } = account;
  const { lock_after_minutes } = account;
  const is_owner = account.owner_id === id;
  return {
    ...{ id, name, email, role, clinic_id, clinic_name, has_seen_tutorial, is_owner },
    time_zone: account.time_zone ?? DEFAULT_TIME_ZONE,
    ...(lock_after_minutes !== null && { lock_after_minutes }),
    ...presentDemand(missingFactorFrom(account, doors.superadminFactor), clock.now()),
  };
}

/**
 * The password is right: limits how often a wrong second-factor code may be tried. A missing code
 * does not count.
 */
async function countCode(
  { database, clock }: Services,
  { account, guess, code }: { account: Account; guess: Guess; code: string },
): Promise<void> {
  const waitSeconds = await database.inSystem(async (tx) => {
    await takeBackGuess(tx, guess);
    if (code.trim() === '') return undefined;
    return beginCodeGuess(tx, { userId: account.id, now: clock.now() });
  });
  if (waitSeconds !== undefined) {
    throw new Refusal('too_many', tooManyCodes(waitSeconds), { retryAfter: waitSeconds });
  }
}
