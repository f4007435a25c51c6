import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { type RawInput, urlOf } from '../../server/testing/url-of.ts';

export type Call = {
  readonly endpoint: Endpoint;
  readonly input: RawInput;
  readonly token: string;
  /** The network address that the call seems to come from, behind the one proxy that is trusted. */
  readonly address: string;
};

/** A call as it goes over the wire. */
export function requestOf({ endpoint, input, token, address }: Call): string {
  const head =
    `${endpoint.method} ${urlOf(endpoint, input)} HTTP/1.1\r\nhost: bench\r\n` +
    `authorization: Bearer ${token}\r\nx-forwarded-for: ${address}\r\n`;
  if (input.body === undefined) return `${head}\r\n`;
  const body = JSON.stringify(input.body);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** An address for each clinic, as each has one of its own. */
export function addressOf(clinic: number): string {
  return `10.${(clinic >> 16) & 255}.${(clinic >> 8) & 255}.${clinic & 255}`;
}
