import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { type RawInput, urlOf } from '../../server/testing/url-of.ts';

export type Call = {
  readonly endpoint: Endpoint;
  readonly input: RawInput;
  readonly token: string;
  /** The client IP address of the call, behind the one trusted proxy. */
  readonly address: string;
};

/** A serialized call. */
export function requestOf({ endpoint, input, token, address }: Call): string {
  const head =
    `${endpoint.method} ${urlOf(endpoint, input)} HTTP/1.1\r\nhost: bench\r\n` +
    `authorization: Bearer ${token}\r\nx-forwarded-for: ${address}\r\n`;
  if (input.body === undefined) return `${head}\r\n`;
  const body = JSON.stringify(input.body);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** A separate IP address for each clinic. */
export function addressOf(clinic: number): string {
  return `10.${(clinic >> 16) & 255}.${(clinic >> 8) & 255}.${clinic & 255}`;
}
