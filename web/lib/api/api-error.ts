import { z } from 'zod';
import { httpErrorMessage, MESSAGES } from '#contract/kernel/messages.ts';

type ApiErrorParts = {
  /** 0 when there was no response. */
  status: number;
  code: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
  body?: unknown;
  statusText?: string;
};

/** A failed call, whatever the reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The message of each refused input, by path. */
  readonly fields: Readonly<Record<string, string>>;
  /** The response body: parsed JSON, otherwise text. */
  readonly body: unknown;
  /** `Bad Gateway`; empty where the connection carries none. */
  readonly statusText: string;

  constructor({ status, code, message, fields = {}, body, statusText = '' }: ApiErrorParts) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.body = body;
    this.statusText = statusText;
  }
}

const FailedBody = z.object({
  message: z.string().min(1).optional().catch(undefined),
  error: z.string().min(1).optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
});

/** The server's own error message, if any (specification 1, section 8). */
export function serverMessage(body: unknown): string | undefined {
  const known = FailedBody.safeParse(body).data;
  return known?.message ?? known?.error;
}

/** The error for a response outside 2xx. */
export function errorFromReply({ status, statusText }: Response, body: unknown): ApiError {
  const known = FailedBody.safeParse(body).data;
  return new ApiError({
    status,
    code: known?.code ?? `http_${status}`,
    message: serverMessage(body) ?? httpErrorMessage(status),
    ...(known?.fields && { fields: known.fields }),
    body,
    statusText,
  });
}

/** Whether the record or its state no longer allows the call (404, 409), so that a repeat cannot succeed. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}

/** Refusals before the handler runs: an earlier request with the same key may have done the work. */
const AT_THE_DOOR = [401, 403, 408, 423, 429];

/** Whether the server refused what was asked, so that no request with the call's key has done it. */
export function leftNoTrace(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !AT_THE_DOOR.includes(error.status);
}

/** The text to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : MESSAGES.internal;
}
