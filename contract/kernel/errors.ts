import { z } from 'zod';

/** All error codes, each with its HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorized: 401,
  /** The password is right; the authenticator code is missing or wrong. */
  second_factor_required: 401,
  forbidden: 403,
  /** The person has to set up a second factor first: little else is answered. */
  second_factor_demanded: 403,
  not_found: 404,
  conflict: 409,
  /** There are serious warnings; the request succeeds with a reason for each. */
  reasons_needed: 409,
  /** The clinic asks why goods are handed out unpaid; the request succeeds with a reason. */
  reason_needed: 409,
  /** The note of a completed visit is closed; it takes addenda. */
  note_closed: 409,
  too_large: 413,
  unsupported_type: 415,
  /** The session's screen is locked; only unlocking is allowed. */
  locked: 423,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
/** The body of every error; `fields` lists each invalid input by its path. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
