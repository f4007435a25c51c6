import type { Services } from '../platform/services.ts';
import type { Send } from '../razorpay/index.ts';
import { answerAsProvider } from './sandbox.api.ts';

/** Sends our own requests to the sandbox without going over the network. */
export function sandboxSend(services: Services): Send {
  return ({ method, path, body, idempotencyKey }) =>
    answerAsProvider(services, { method, path, body, idempotencyKey });
}
