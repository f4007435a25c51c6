import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { Refusal } from '../../platform/errors.ts';
import { ProviderError } from '../../razorpay/index.ts';

/**
 * Asks the provider for somebody who waits: what it refuses is said in its own words (409), and when
 * it is away, `away` says what to do (503).
 */
export async function askProvider<T>(
  question: Promise<T>,
  away: string = M.providerAway,
): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'refused') throw new Refusal('conflict', error.message);
    throw new Refusal('unavailable', error.kind === 'locked' ? M.keysRefused : away);
  }
}
