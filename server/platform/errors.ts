import { ERROR_STATUS, type ErrorCode } from '#contract/kernel/errors.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';

/** A refusal shown to the caller: a message of the catalogue and its status. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** The invalid inputs by path, each with a message. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Extra content of the error reply, as the endpoint's contract defines it. */
  readonly extra: object | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Record<string, string>; extra?: object; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = options.fields;
    this.extra = options.extra;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 404: unknown, or of another clinic. */
export function notFound(message: string = MESSAGES.notFound): Refusal {
  return new Refusal('not_found', message);
}

/** 409: the state does not allow it. */
export function conflict(message: string, extra?: object): Refusal {
  return new Refusal('conflict', message, extra ? { extra } : {});
}

/** 403: the role does not allow it. */
export function forbidden(message: string = MESSAGES.forbidden): Refusal {
  return new Refusal('forbidden', message);
}

/** 400 for one field that only the database could check. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('invalid_input', message, { fields: { [field]: message } });
}
