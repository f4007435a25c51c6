import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';
import {
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import { matchEndpoint } from './match-endpoint.ts';

/** An error reply, made by `fail` or `loseConnection`. */
export class Failure {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** `fail(409, 'This patient is already in the queue.', { queueId })`; a text body by `failWithText`. */
export function fail(status: number, message: string, extra: object = {}): Failure {
  return new Failure(status, { message, code: `http_${status}`, ...extra });
}

/** An error of another system: a proxy's page, an empty body. */
export function failWithText(status: number, text: string): Failure {
  return new Failure(status, text);
}

/** No response, as without a network. */
export function loseConnection(): Failure {
  return new Failure(0, undefined);
}

type DoubleRequest<E extends Endpoint> = EndpointRequest<E> & { readonly headers: Headers };
type Answer<E extends Endpoint> = EndpointReply<E> | Failure;
type Handler<E extends Endpoint> = (request: DoubleRequest<E>) => Answer<E> | Promise<Answer<E>>;

type RawRequest = { headers: Headers; signal: AbortSignal | null };
type AnyRequest = { params: unknown; query: unknown; body: unknown; file: unknown } & RawRequest;
type Bound = {
  endpoint: Endpoint;
  answer: (request: AnyRequest) => unknown;
  requests: AnyRequest[];
};

export type ApiDouble = {
  /** Sets the reply of an endpoint. A function receives the parsed request; money is paise both ways. */
  on: <E extends Endpoint>(endpoint: E, answer: EndpointReply<E> | Failure | Handler<E>) => void;
  /** Replies with a raw response: streams, and shapes that the contract forbids. */
  onRaw: (endpoint: Endpoint, respond: (request: RawRequest) => Response) => void;
  isAnswered: (endpoint: Endpoint) => boolean;
  /** The requests to an endpoint, in order, as the contract parsed them. */
  requests: <E extends Endpoint>(endpoint: E) => readonly DoubleRequest<E>[];
};

/**
 * Replaces the server for one test: `const api = apiDouble()`. Requests and replies are parsed by the contract's
 * schemas; an unexpected call fails the test.
 */
export function apiDouble(): ApiDouble {
  const bound = new Map<Endpoint, Bound>();
  const complaints: string[] = [];

  const respond = async (url: string, init: RequestInit): Promise<Response> => {
    const asked = matchEndpoint([...bound.keys()], init.method ?? 'GET', url);
    const target = asked && bound.get(asked.endpoint);
    if (!asked || !target) {
      complaints.push(`Nobody expected ${init.method} ${url}`);
      return Response.json({ message: 'Not expected by the test.' }, { status: 501 });
    }
    const { endpoint } = target;
    const { body, file } = await sentOf(endpoint, init.body);
    const part = (name: 'params' | 'query' | 'body', value: unknown): unknown => {
      const parsed = endpoint[name]?.safeParse(value);
      if (parsed?.error) {
        complaints.push(`${endpoint.path} ${name}: ${parsed.error.message}`);
      }
      return parsed?.data;
    };
    const request = {
      params: part('params', asked.params),
      query: part('query', asked.query),
      body: part('body', body),
      file,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    target.requests.push(request);
    return toResponse(endpoint, await target.answer(request));
  };

  const fetchDouble = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { signal } = init;
    const aborted = new Promise<never>((_, reject) => {
      const stop = (): void => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop);
    });
    // Prevents an unhandled rejection when the reply wins the race.
    aborted.catch(() => undefined);
    return Promise.race([respond(url, init), aborted]);
  };

  vi.stubGlobal('fetch', fetchDouble);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  });

  const bind = (endpoint: Endpoint, answer: Bound['answer']): void => {
    const requests = bound.get(endpoint)?.requests ?? [];
    bound.set(endpoint, { endpoint, answer, requests });
  };

  return {
    on: (endpoint, answer) => {
      // The schemas above have validated the types that the handler receives.
      const handler = answer as (request: AnyRequest) => unknown;
      bind(endpoint, typeof answer === 'function' ? handler : () => answer);
    },
    onRaw: (endpoint, answer) => bind(endpoint, answer),
    isAnswered: (endpoint) => bound.has(endpoint),
    requests: <E extends Endpoint>(endpoint: E) =>
      (bound.get(endpoint)?.requests ?? []) as unknown as readonly DoubleRequest<E>[],
  };
}

async function sentOf({ file: field }: Endpoint, sent: unknown) {
  if (typeof sent === 'string') return { body: JSON.parse(sent), file: undefined };
  if (!(sent instanceof FormData)) return { body: undefined, file: undefined };
  const { [field?.field ?? '']: value, ...body } = Object.fromEntries(sent);
  if (!(value instanceof File)) return { body, file: undefined };
  const { name, type } = value;
  return { body, file: { name, type, bytes: new Uint8Array(await value.arrayBuffer()) } };
}

function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (answer instanceof Failure) {
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    const { status, body } = answer;
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  }
  const status = successStatus(endpoint);
  const schema: z.ZodType | undefined = endpoint.replies[status];
  return Response.json(schema?.encode(answer), { status });
}
