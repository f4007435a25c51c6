import { isDeepStrictEqual } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { type Endpoint, successStatus } from '#contract/kernel/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/kernel/errors.ts';

const StrictError = z.strictObject({
  message: z.string().min(1).max(500),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});

/** Internal details that no reply may contain. */
const INSIDE = /node_modules|\.ts:\d|\bat \w+ \(|\bSELECT\b|constraint|pg_|ECONN|stack/;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a reply matches its schema exactly: parsing and encoding it changes nothing. */
function isExactly(schema: z.ZodType, reply: unknown): boolean {
  const read = schema.safeParse(reply);
  return (
    read.success && isDeepStrictEqual(JSON.parse(JSON.stringify(schema.encode(read.data))), reply)
  );
}

function judgeSuccess(endpoint: Endpoint, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = response;
  if (statusCode !== successStatus(endpoint)) return `an unknown success, ${statusCode}`;
  const type = String(headers['content-type']);
  if (endpoint.download) return type === endpoint.download ? undefined : `a file of ${type}`;
  if (!type.startsWith('application/json')) return `a reply of ${type}`;
  const schema = endpoint.replies[statusCode];
  return schema && isExactly(schema, jsonOf(body)) ? undefined : 'a reply outside its schema';
}

function judgeRefusal(endpoint: Endpoint, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = response;
  if (!String(headers['content-type']).startsWith('application/json'))
    return 'a refusal not in JSON';
  const reply = jsonOf(body);
  const own = endpoint.replies[statusCode];
  if (own && isExactly(own, reply)) return undefined;
  const error = StrictError.safeParse(reply);
  if (!error.success) return 'a refusal outside its schema';
  if (ERROR_STATUS[error.data.code] !== statusCode) return `${error.data.code} as ${statusCode}`;
  if (statusCode === 429 && !headers['retry-after']) return 'a 429 without Retry-After';
  return INSIDE.test(error.data.message) ? 'a refusal that tells of the inside' : undefined;
}

/** The fault of a reply, or undefined. */
export function faultOf(endpoint: Endpoint, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers } = response;
  if (statusCode >= 500) return `a ${statusCode}`;
  if (!headers['x-request-id']) return 'a reply without a request id';
  return statusCode < 400 ? judgeSuccess(endpoint, response) : judgeRefusal(endpoint, response);
}
