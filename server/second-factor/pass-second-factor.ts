import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { Refusal } from '../platform/errors.ts';
import { readFactor, spendRecoveryCode, spendStep } from './second-factor.store.ts';
import { plainCode, stepOf } from './totp.ts';

/** The way in which an account passed: without a second factor, with the app's code, or with a recovery code. */
export type Passed = 'without' | 'code' | 'recovery code';

/**
 * Uses up the code sent with a right password. Throws 401 with a distinct code when one is needed
 * but missing. A code that was already used, or is of another time, is wrong.
 */
export async function passSecondFactor(
  tx: Tx,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<Passed | 'wrong'> {
  const factor = await readFactor(tx, userId);
  if (!factor?.confirmed_at || !factor.secret) return 'without';
  const code = plainCode(typed);
  if (code === '') throw new Refusal('second_factor_required', M.codeNeeded);
  const step = stepOf(factor.secret, code, now);
  if (step !== undefined && (await spendStep(tx, userId, step))) return 'code';
  return (await spendRecoveryCode(tx, { userId, typed, now })) ? 'recovery code' : 'wrong';
}
