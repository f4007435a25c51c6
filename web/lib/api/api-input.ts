import type { Endpoint, EndpointInput } from '#contract/kernel/endpoint.ts';

type Nothing = Record<never, never>;
type MayBeLeftOut<T> = undefined extends T ? true : Nothing extends T ? true : false;

/** The arguments of a call; a part without required fields may be left out, a call without parts is `{}`. */
export type ApiInput<E extends Endpoint> = {
  [K in keyof EndpointInput<E> as MayBeLeftOut<EndpointInput<E>[K]> extends true
    ? never
    : K]: EndpointInput<E>[K];
} & {
  [K in keyof EndpointInput<E> as MayBeLeftOut<EndpointInput<E>[K]> extends true
    ? K
    : never]?: EndpointInput<E>[K];
};

type Parts = { params?: unknown; query?: unknown; body?: unknown; file?: Blob | undefined };

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null ? Object.entries(part) : [];
}

function isSent([, value]: [string, unknown]): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The URL of a call: parameters filled in, empty query values dropped. */
export function urlOf(endpoint: Endpoint, { params, query }: Parts): string {
  const values = new Map(entriesOf(params));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === '') throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(
    entriesOf(query)
      .filter(isSent)
      .map(([name, value]) => [name, String(value)]),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The request body: JSON, a form for endpoints with a file, or none. */
export function bodyOf(endpoint: Endpoint, { body, file }: Parts): string | FormData | undefined {
  if (!endpoint.file) {
    return body === undefined || body === null ? undefined : JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of entriesOf(body).filter(isSent)) form.set(name, String(value));
  if (file) form.set(endpoint.file.field, file);
  return form;
}
