import type { Send } from './provider.client.ts';
import { ProviderError } from './provider-error.ts';

/** A person waits at the counter. */
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_000_000;

export type HttpOptions = {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly timeoutMs?: number;
};

/** Sends requests to the provider over HTTP, with a timeout of ten seconds. */
export function httpSend(options: HttpOptions): Send {
  const { baseUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS } = options;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async ({ method, path, body, idempotencyKey }) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'x-refund-idempotency': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: parsed(await textOf(response)) };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('away', error instanceof Error ? error.name : 'unreachable');
    }
  };
}

/** Stops reading an endless reply. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_BYTES) throw new ProviderError('away', 'The reply is too long.');
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
