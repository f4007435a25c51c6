import type { z } from 'zod';
import { type Endpoint, type EndpointReply, successStatus } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import {
  currentSession,
  demandFactor,
  endSession,
  setLocked,
  storedToken,
  untilUnlocked,
} from '../session/session.ts';
import { ApiError, errorFromReply } from './api-error.ts';
import { type ApiInput, bodyOf, urlOf } from './api-input.ts';
import { logProblem } from './log.ts';
import { screenNow } from './screen-now.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Only for endpoints that are `idempotent`. */
  idempotencyKey?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Calls an endpoint of the contract. The answer has passed the endpoint's schema, so money is paise;
 * everything else, also an answer of another shape, is thrown as `ApiError`.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: CallOptions = {},
): Promise<EndpointReply<E>> {
  const response = await openCall(endpoint, input, options);
  const reply = decode(endpoint, await readBody(response));
  // The schema that was just passed is the one that the type is made of.
  return reply as EndpointReply<E>;
}

/** As `callApi`, but hands out the successful response itself; for streams. */
export async function openCall<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  { signal, idempotencyKey, headers: extra }: CallOptions = {},
): Promise<Response> {
  const token = storedToken();
  // Nothing of a call reached a locked session: it is sent once the screen is unlocked.
  if (currentSession()?.locked && !endpoint.whileLocked && endpoint.access !== 'public') {
    await untilUnlocked(signal);
    // Somebody else has signed in over the lock.
    if (token !== storedToken()) throw unauthorized(token);
  }
  const body = bodyOf(endpoint, input);
  const headers = new Headers(extra);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.reads) headers.set('X-Screen', screenNow());
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (endpoint.idempotent && idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const response = await send(urlOf(endpoint, input), {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  if (response.status === 423 && currentSession()) {
    setLocked(true);
    return openCall(endpoint, input, { signal, idempotencyKey, headers: extra });
  }
  if (response.status === 401 && endpoint.access !== 'public') throw unauthorized(token);
  const refusal = errorFromReply(response, await readBody(response));
  if (refusal.code === 'second_factor_demanded' && token === storedToken()) demandFactor();
  throw refusal;
}

/** Specification 1, section 8: a dead session anywhere ends the one in the browser. */
function unauthorized(token: string | null): ApiError {
  logProblem('Unauthorized: the session has ended.');
  // An answer that comes late must not end a session that was begun meanwhile.
  if (token === storedToken()) endSession();
  return new ApiError({ status: 401, code: 'unauthorized', message: MESSAGES.unauthorized });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw lostConnection(url, cause);
  }
}

function lostConnection(url: string, cause: unknown): unknown {
  if (cause instanceof Error && cause.name === 'AbortError') return cause;
  logProblem(`Network or CORS problem: ${url.split('?')[0]}`);
  return new ApiError({ status: 0, code: 'network', message: MESSAGES.network });
}

async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw lostConnection(response.url, cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function decode(endpoint: Endpoint, body: unknown): unknown {
  const status = successStatus(endpoint);
  const schema: z.ZodType | undefined = endpoint.replies[status];
  const result = schema?.safeParse(body);
  if (result?.success) return result.data;
  const where = result?.error.issues.map((issue) => issue.path.join('.')).join(', ');
  logProblem(`Unexpected reply of ${endpoint.method} ${endpoint.path}: ${where}`);
  throw new ApiError({ status, code: 'invalid_reply', message: MESSAGES.internal, body });
}
