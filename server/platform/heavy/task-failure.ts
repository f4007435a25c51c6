import pg from 'pg';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { Refusal } from '../errors.ts';

/** An error in a form that can cross threads, where its class would be lost. */
export type Failure =
  | { readonly refused: ErrorCode; readonly message: string }
  | { readonly message: string; readonly code: string; readonly stack: string };

/** PostgreSQL's messages contain values, so only the code of its errors crosses. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { refused: error.code, message: error.message };
  if (!(error instanceof Error)) return { message: 'not an error', code: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOSPC') return { refused: 'unavailable', message: COMMON_MESSAGES.diskFull };
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
