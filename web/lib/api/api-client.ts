import type { z } from 'zod';
import { type Endpoint, type EndpointReply, successStatus } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { sayConnection } from '../live/connection.ts';
import { dropSentKeys } from '../session/sent-keys.ts';
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
import { logProblem } from './log-problem.ts';
import { takeEarly } from './replies/early-calls.ts';
import { lastReply, rememberReply } from './replies/last-replies.ts';
import { screenNow } from './screen-now.ts';

const NOT_MODIFIED = 304;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Only for endpoints that are `idempotent`. */
  idempotencyKey?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Called before the reply is returned when an earlier request with the key did the work. */
  onReplayed?: (() => void) | undefined;
};

/**
 * Calls an endpoint of the contract. The reply is parsed by the endpoint's schema, so money is paise. Throws `ApiError`
 * for everything else, including a reply of another shape.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: CallOptions = {},
): Promise<EndpointReply<E>> {
  const url = urlOf(endpoint, input);
  const token = storedToken();
  const known = endpoint.method === 'GET' ? lastReply(url) : undefined;
  const headers = { ...options.headers, ...(known && { 'If-None-Match': known.etag }) };
  const response = await openCall(endpoint, input, { ...options, headers });
  if (known && response.status === NOT_MODIFIED) return known.reply as EndpointReply<E>;
  if (takesBack(endpoint, input)) dropSentKeys();
  const reply = decode(endpoint, await readBody(response));
  if (response.headers.has('Idempotent-Replayed')) options.onReplayed?.();
  const etag = response.headers.get('ETag');
  if (etag && token === storedToken()) rememberReply(url, { etag, reply, token });
  // The value was just parsed by the schema that the type is inferred from.
  return reply as EndpointReply<E>;
}

/** Whether the call took back what another made, such as a visit that was cancelled. */
function takesBack({ undoes }: Endpoint, input: { readonly body?: unknown }): boolean {
  if (undoes === undefined || undoes === true) return undoes ?? false;
  const { body } = input;
  return typeof body === 'object' && body !== null && 'status' in body && body.status === undoes;
}

/** As `callApi`, but returns the successful `Response`; for streams. */
export async function openCall<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  { signal, idempotencyKey, headers: extra }: CallOptions = {},
): Promise<Response> {
  const token = storedToken();
  // A locked session rejects calls unprocessed, so the call is repeated after unlocking.
  if (currentSession()?.locked && !endpoint.whileLocked && endpoint.access !== 'public') {
    await untilUnlocked(signal);
    // Another person has signed in from the lock screen.
    if (token !== storedToken()) throw unauthorized(token);
  }
  const body = bodyOf(endpoint, input);
  const headers = new Headers(extra);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.reads) headers.set('X-Screen', screenNow());
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (endpoint.idempotent && idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const init = {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
  const response = await send(urlOf(endpoint, input), init, token);
  if (response.ok || response.status === NOT_MODIFIED) return response;
  if (response.status === 423 && currentSession()) {
    setLocked(true);
    return openCall(endpoint, input, { signal, idempotencyKey, headers: extra });
  }
  if (response.status === 401 && endpoint.access !== 'public') throw unauthorized(token);
  const refusal = errorFromReply(response, await readBody(response));
  if (refusal.code === 'second_factor_demanded' && token === storedToken()) demandFactor();
  throw refusal;
}

/** Specification 1, section 8: a 401 on any call ends the browser's session. */
function unauthorized(token: string | null): ApiError {
  logProblem('Unauthorized: the session has ended.');
  // A late response must not end a newer session.
  if (token === storedToken()) endSession('server');
  return new ApiError({ status: 401, code: 'unauthorized', message: MESSAGES.unauthorized });
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  try {
    return await ((init.method === 'GET' && takeEarly(url, token)) || fetch(url, init));
  } catch (cause) {
    throw lostConnection(url, cause);
  }
}

function lostConnection(url: string, cause: unknown): unknown {
  if (cause instanceof Error && cause.name === 'AbortError') return cause;
  logProblem(`Network or CORS problem: ${url.split('?')[0]}`);
  sayConnection('offline');
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
