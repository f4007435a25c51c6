import { z } from 'zod';
import { httpErrorMessage, MESSAGES } from '#contract/kernel/messages.ts';

type ApiErrorParts = {
  /** 0 when no answer came at all. */
  status: number;
  code: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
  body?: unknown;
  statusText?: string;
};

/** A call that did not succeed, whatever the reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The refused inputs by their path, each with its message. */
  readonly fields: Readonly<Record<string, string>>;
  /** What came back: parsed JSON, else the text. */
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

/** What the server itself said of the failure, if it said anything (specification 1, section 8). */
export function serverMessage(body: unknown): string | undefined {
  const known = FailedBody.safeParse(body).data;
  return known?.message ?? known?.error;
}

/** The error for an answer outside 2xx. */
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

/** The text that a screen shows for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : MESSAGES.internal;
}
