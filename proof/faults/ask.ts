import { randomUUID } from 'node:crypto';
import { type Endpoint, successStatus } from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';
import { type RawInput, urlOf } from '#server/testing/url-of.ts';

export type Answer =
  | { readonly kind: 'done'; readonly reply: unknown }
  /** 503: temporarily unavailable; retry after the given seconds. */
  | { readonly kind: 'away'; readonly message: string; readonly retryAfter: string | null }
  /** 429. */
  | { readonly kind: 'too many' }
  | { readonly kind: 'refused'; readonly text: string }
  /** The connection broke, or could not be opened. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'hangs' };

/** Longer than the server's own timeout. */
const HANGS_AFTER_MS = 45_000;

/** Makes one call and classifies its outcome. */
export async function ask(
  url: string,
  endpoint: Endpoint,
  { input, token, key }: { input: RawInput; token: string; key?: string },
): Promise<Answer> {
  const { body } = input;
  const where = `${endpoint.method} ${endpoint.path}`;
  try {
    const response = await fetch(url + urlOf(endpoint, input), {
      method: endpoint.method,
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.idempotent && { 'idempotency-key': key ?? randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status } = response;
    if (status === 429) return { kind: 'too many' };
    if (status === 503) {
      const { message } = ErrorBody.parse(JSON.parse(text));
      return { kind: 'away', message, retryAfter: response.headers.get('retry-after') };
    }
    const schema = endpoint.replies[successStatus(endpoint)];
    if (status !== successStatus(endpoint) || !schema) {
      return { kind: 'refused', text: `${where} answered ${status}: ${text.slice(0, 200)}` };
    }
    return { kind: 'done', reply: schema.parse(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'hangs' };
    if (error instanceof TypeError) return { kind: 'nothing' };
    return { kind: 'refused', text: `${where}: ${error}` };
  }
}
