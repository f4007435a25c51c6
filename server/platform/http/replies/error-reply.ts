import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/kernel/errors.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import type { DiskTrouble } from '../../db/embedded/index.ts';
import { Refusal } from '../../errors.ts';
import { hasPatientMoved } from '../../merged-ids.ts';
import type { Services } from '../../services.ts';

export type ErrorReply = {
  status: number;
  body: { message: string; code: ErrorCode; fields?: Record<string, string> };
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** Set when the disk is the cause. */
  disk?: DiskTrouble;
};

function reply(code: ErrorCode, message: string): ErrorReply {
  return { status: ERROR_STATUS[code], body: { message, code } };
}

/** A zod issue's path arrives as a JSON pointer: `/items/0/price` becomes `items.0.price`. */
function fieldName(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.');
}

function invalidInput(issues: readonly { instancePath: string; message?: string | undefined }[]) {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    fields[fieldName(issue.instancePath)] ??= issue.message ?? MESSAGES.invalidInput;
  }
  const [first] = Object.values(fields);
  const answer = reply('invalid_input', first ?? MESSAGES.invalidInput);
  return { ...answer, body: { ...answer.body, fields } };
}

const BY_FASTIFY_CODE: Readonly<Record<string, [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', MESSAGES.tooLarge],
  FST_REQ_FILE_TOO_LARGE: ['too_large', MESSAGES.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', MESSAGES.unsupportedType],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', MESSAGES.invalidJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', MESSAGES.invalidJson],
};

const BY_STATUS: Readonly<Record<number, [ErrorCode, string]>> = {
  404: ['not_found', MESSAGES.notFound],
  413: ['too_large', MESSAGES.tooLarge],
  415: ['unsupported_type', MESSAGES.unsupportedType],
  429: ['too_many', MESSAGES.tooManyTries],
};

/** Refusals of the database; a statement that is sent with the next one is refused late. */
const BY_CONSTRAINT: Readonly<Record<string, [ErrorCode, string]>> = {
  patient_is_erased: ['conflict', COMMON_MESSAGES.erasedPatient],
  note_is_closed: ['note_closed', MESSAGES.noteClosed],
  drug_sales_held: ['conflict', MESSAGES.heldSale],
};

// The database or its pooler is unreachable, restarting, not yet the primary (25006), out of
// connections, or too slow. If the reply was lost, the write may have been done. A retry is right
// in any case, and an Idempotency-Key makes it safe.
const UNAVAILABLE =
  /^(08...|57P0.|57014|53...|58...|55P03|55000|25006|25P03|26000|42P05|40001|40P01|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ETIMEDOUT|EHOSTDOWN|EHOSTUNREACH|ENETDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/;

function isUnavailable(error: Error & { code?: unknown }): boolean {
  return (
    (typeof error.code === 'string' && UNAVAILABLE.test(error.code)) ||
    CONNECTION_LOST.test(error.message)
  );
}

const DISK_FULL = '53100';
/** A full disk is not cleared within a second. */
const DISK_RETRY_S = 30;
const DISK_MESSAGES: Readonly<Record<DiskTrouble, string>> = {
  full: COMMON_MESSAGES.diskFull,
  'read-only': COMMON_MESSAGES.diskReadOnly,
};

function ofDisk(trouble: DiskTrouble): ErrorReply {
  const answer = reply('unavailable', DISK_MESSAGES[trouble]);
  return { ...answer, retryAfter: DISK_RETRY_S, disk: trouble };
}

/**
 * Names the disk when it is the cause of a failed request. The database reports a full disk in
 * several ways, or not at all once it has stopped because of it.
 */
export async function withDiskTrouble(
  answer: ErrorReply,
  { diskTrouble }: Pick<Services, 'diskTrouble'>,
): Promise<ErrorReply> {
  if (answer.status < 500) return answer;
  const trouble = await diskTrouble();
  return trouble ? ofDisk(trouble) : answer;
}

/** The reply to a failed request. Unknown errors become a 500 without details. */
export function errorReply(error: FastifyError | Error): ErrorReply {
  if (error instanceof Refusal) {
    const { code, message, fields, extra, retryAfter } = error;
    const body = { message, code, ...(fields && { fields }), ...extra };
    return { status: error.status, body, ...(retryAfter && { retryAfter }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  if ('code' in error && typeof error.code === 'string') {
    const known = BY_FASTIFY_CODE[error.code];
    if (known) return reply(...known);
  }
  // A character that PostgreSQL cannot store, in case a schema accepts one.
  if ('code' in error && (error.code === '22021' || error.code === '22P05')) {
    return reply('invalid_input', MESSAGES.invalidInput);
  }
  const refused = error instanceof pg.DatabaseError && BY_CONSTRAINT[error.constraint ?? ''];
  if (refused) return reply(...refused);
  if (hasPatientMoved(error)) return reply('conflict', COMMON_MESSAGES.mergedPatient);
  if ('code' in error && error.code === DISK_FULL) return ofDisk('full');
  if (isUnavailable(error)) return { ...reply('unavailable', MESSAGES.unavailable), retryAfter: 1 };
  if (!(error instanceof pg.DatabaseError) && 'statusCode' in error) {
    const known = BY_STATUS[error.statusCode ?? 0];
    if (known) return { ...reply(...known), ...(error.statusCode === 429 && { retryAfter: 1 }) };
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return reply('invalid_input', MESSAGES.invalidInput);
    }
  }
  return reply('internal', MESSAGES.internal);
}

/**
 * The parts of an error that may be logged: enough to find it, and no patient data. PostgreSQL's
 * messages and details contain values, so only the names of its errors are kept.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof pg.DatabaseError) {
    const { code, constraint, table, column, routine } = error;
    const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
    return { type: 'DatabaseError', code, constraint, table, column, routine, stack: frames };
  }
  return { type: error.name, message: error.message, stack: error.stack };
}
