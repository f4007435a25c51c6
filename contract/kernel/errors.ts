import { z } from 'zod';

/** Every way a call can fail, with the HTTP status that carries it. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorized: 401,
  /** The password is right; the code of the authenticator app is missing or wrong. */
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  /** Warnings stand against it; with a reason for each it is accepted. */
  reasons_needed: 409,
  too_large: 413,
  unsupported_type: 415,
  /** The screen of this session is locked: nothing but unlocking is answered. */
  locked: 423,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
/** What every failed call answers; `fields` names each input that was refused, by its path. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
