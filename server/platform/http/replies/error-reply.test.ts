import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../../errors.ts';
import { errorReply, withDiskTrouble } from './error-reply.ts';

function databaseError(code: string, message = 'some text of the database'): Error {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
}

const unavailable = {
  status: 503,
  body: { message: MESSAGES.unavailable, code: 'unavailable' },
  retryAfter: 1,
};

describe('a database that cannot answer', () => {
  it.each([
    ['57P01', 'it is shutting down'],
    ['57P02', 'a crash of another connection'],
    ['57P03', 'it is starting up'],
    ['57014', 'a query timeout'],
    ['53300', 'too many connections'],
    ['58030', 'a failing disk'],
    ['55P03', 'a lock timeout'],
    ['25006', 'a replica not yet promoted'],
    ['25P03', 'an idle transaction timeout'],
    ['08006', 'a broken connection'],
    ['08P01', 'the pooler: no server within query_wait_timeout, or one that crashed'],
    ['26000', 'a pooler without prepared statements'],
    ['42P05', 'the same'],
    ['40P01', 'repeated deadlocks'],
  ])('%s (%s) is 503 with Retry-After', (code) => {
    expect(errorReply(databaseError(code))).toEqual(unavailable);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENETUNREACH', 'EAI_AGAIN'])(
    '%s is 503 with Retry-After',
    (code) => {
      expect(errorReply(Object.assign(new Error(''), { code }))).toEqual(unavailable);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('“%s” is 503 with Retry-After', (message) => {
    expect(errorReply(new Error(message))).toEqual(unavailable);
  });
});

it.each(['23505', '42P01', '42501', '22012', 'XX000'])('%s is a 500', (code) => {
  const { status, body, retryAfter } = errorReply(databaseError(code, 'details of a patient'));
  expect([status, body.message, retryAfter]).toEqual([500, MESSAGES.internal, undefined]);
});

describe('a disk that cannot be written', () => {
  it('is reported by name when the database reports a full disk', () => {
    expect(errorReply(databaseError('53100'))).toEqual({
      status: 503,
      body: { message: COMMON_MESSAGES.diskFull, code: 'unavailable' },
      retryAfter: 30,
      disk: 'full',
    });
  });

  it('is reported when the database has stopped because of it, or gives another reason', async () => {
    for (const code of ['57P03', '42501', '58030']) {
      const answer = errorReply(databaseError(code));
      const { body, retryAfter } = await withDiskTrouble(answer, {
        diskTrouble: async () => 'read-only',
      });
      expect(body).toEqual({ message: COMMON_MESSAGES.diskReadOnly, code: 'unavailable' });
      expect(retryAfter).toBe(30);
    }
  });

  it('does not replace a refusal, and a healthy disk is not mentioned', async () => {
    const refused = errorReply(new Refusal('conflict', 'Taken.'));
    expect(await withDiskTrouble(refused, { diskTrouble: async () => 'full' })).toBe(refused);
    const away = errorReply(databaseError('57P03'));
    expect(await withDiskTrouble(away, { diskTrouble: async () => undefined })).toBe(away);
    expect(away.body.message).toBe(MESSAGES.unavailable);
  });
});
