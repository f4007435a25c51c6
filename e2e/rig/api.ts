import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  successStatus,
} from '#contract/kernel/endpoint.ts';

/** The server answered with an unexpected status. */
export class Refused extends Error {
  readonly status: number;
  /** The invalid inputs, by name. */
  readonly fields: readonly string[];

  constructor(where: string, status: number, body: string) {
    super(`${where} answered ${status}: ${body}`);
    this.status = status;
    this.fields = status === 400 ? Object.keys(JSON.parse(body).fields ?? {}) : [];
  }
}

type Caller = {
  token?: string;
  /** The client IP address of the call. */
  address?: string;
};

type Parts = { params?: unknown; query?: unknown; body?: unknown };

function addressOf({ path }: Endpoint, { params, query }: Parts): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(values.get(name)));
  const search = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

/** Calls the running product as a program would; throws `Refused` for any status but success. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Partial<EndpointInput<E>>,
  { token, address }: Caller = {},
): Promise<EndpointReply<E>> {
  const parts: Parts = input;
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const response = await fetch(url + addressOf(endpoint, parts), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const status = successStatus(endpoint);
  const schema = endpoint.replies[status];
  if (response.status !== status || !schema) {
    throw new Refused(`${endpoint.method} ${endpoint.path}`, response.status, text);
  }
  // The reply's type is inferred from this schema.
  return schema.parse(JSON.parse(text)) as EndpointReply<E>;
}
