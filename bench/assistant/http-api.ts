import { type Endpoint, type EndpointReply, successStatus } from '#contract/kernel/endpoint.ts';
import { urlOf } from '../../server/testing/url-of.ts';
import type { Api } from './run-attack.ts';

type Parts = { params?: unknown; query?: unknown; body?: object; file?: Blob };

/** The body on the wire: a form where the endpoint takes a file, JSON otherwise. */
function sent({ file: field }: Endpoint, { body, file }: Parts): RequestInit {
  if (!body) return {};
  if (!field) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  if (file) form.set(field.field, file);
  return { body: form };
}

/** Calls the server at a URL. */
export function httpApi(url: string): Api {
  const send = async (endpoint: Endpoint, input: Parts, token?: string) => {
    const { headers, ...init } = sent(endpoint, input);
    return await fetch(`${url}${urlOf(endpoint, input)}`, {
      method: endpoint.method,
      ...init,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
  };
  return {
    async ok(endpoint, input, { token } = {}) {
      const response = await send(endpoint, input, token);
      const status = successStatus(endpoint);
      const text = await response.text();
      if (response.status !== status) {
        throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
      }
      // The schema is the endpoint's own, so its parsed output has the reply's type.
      return endpoint.replies[status]?.parse(JSON.parse(text)) as EndpointReply<typeof endpoint>;
    },
    async succeeds(endpoint, input, { token } = {}) {
      return (await send(endpoint, input, token)).ok;
    },
  };
}
