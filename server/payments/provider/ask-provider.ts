import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { Refusal } from '../../platform/errors.ts';
import { ProviderError } from '../../razorpay/index.ts';

/**
 * Calls the provider for a waiting user. Throws 409 with the provider's message when it refuses,
 * and 503 with `away` when it does not answer.
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
