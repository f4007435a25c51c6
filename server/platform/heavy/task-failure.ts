import pg from 'pg';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';

/** An error as it crosses from a thread: what a class knows would be lost on the way. */
export type Failure =
  | { readonly refused: ErrorCode; readonly message: string }
  | { readonly message: string; readonly code: string; readonly stack: string };

/** PostgreSQL puts values into its messages; of its errors only the code crosses. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { refused: error.code, message: error.message };
  if (!(error instanceof Error)) return { message: 'not an error', code: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOSPC') return { refused: 'unavailable', message: MESSAGES.diskFull };
  if (error instanceof pg.DatabaseError) {
    return { message: `database error ${code}`, code, stack: '' };
  }
  return { message: error.message, code, stack: error.stack ?? '' };
}

export function errorOf(failure: Failure): Error {
  if ('refused' in failure) return new Refusal(failure.refused, failure.message);
  const { message, code, stack } = failure;
  return Object.assign(new Error(message), { ...(code && { code }), ...(stack && { stack }) });
}
