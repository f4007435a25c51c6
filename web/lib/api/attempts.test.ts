import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { dropSentKeys } from '../session/sent-keys.ts';
import { startSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { createAttempts } from './attempts.ts';

describe('createAttempts', () => {
  it('a repeated call during a pending one shares its response', async () => {
    const attempts = createAttempts<string>();
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = vi.fn(() => promise);
    const both = [attempts.run({ a: 1 }, send), attempts.run({ a: 1 }, send)];
    resolve('done');
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(send).toHaveBeenCalledOnce();
  });

  it('different inputs run concurrently', async () => {
    const attempts = createAttempts<string>();
    const send = vi.fn(async (key: string) => key);
    const [first, second] = await Promise.all([
      attempts.run({ id: 1 }, send),
      attempts.run({ id: 2 }, send),
    ]);
    expect(first).not.toBe(second);
  });

  it('a retry after a failure keeps the key; a success ends it', async () => {
    const attempts = createAttempts<string>();
    const keys: string[] = [];
    const failing = async (key: string): Promise<string> => {
      keys.push(key);
      throw new Error('lost');
    };
    const working = async (key: string): Promise<string> => {
      keys.push(key);
      return key;
    };
    await expect(attempts.run('x', failing)).rejects.toThrow('lost');
    await attempts.run('x', working);
    await attempts.run('x', working);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{8,200}$/);
  });

  describe('of a named call', () => {
    const user = aUser('receptionist');
    const failing = async (key: string): Promise<string> => {
      await working(key);
      throw new Error('lost');
    };
    const refused = (status: number) => async (key: string) => {
      await working(key);
      throw new ApiError({ status, code: 'refused', message: 'No.' });
    };
    const working = async (key: string): Promise<string> => {
      keys.push(key);
      return key;
    };
    const stored = () => Object.keys(localStorage).filter((name) => name.includes('sent'));
    let keys: string[] = [];
    beforeEach(() => {
      keys = [];
      startSession('t', user);
      dropSentKeys();
    });
    /** As after a reload: the page has nothing in memory. */
    const press = (send: typeof failing, input: unknown = { name: 'Meena' }) =>
      createAttempts<string>('POST /api/patients')
        .run(input, send)
        .catch(() => 'lost');

    it('keep the key through a reload until the reply, without what was sent', async () => {
      await press(failing);
      expect(JSON.stringify({ ...localStorage })).not.toContain('Meena');
      await press(working);
      await press(working);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[1]);
      expect(stored()).toEqual([]);
    });

    it.each([400, 404, 409, 413])(
      'end with a refusal by %i, which leaves no trace',
      async (status) => {
        const attempts = createAttempts<string>('POST /api/patients');
        await expect(attempts.run('x', refused(status))).rejects.toThrow('No.');
        expect(stored()).toEqual([]);
        await attempts.run('x', working);
        expect(keys[1]).not.toBe(keys[0]);
      },
    );

    it.each([0, 401, 403, 423, 429, 500, 503])(
      'stay after a failure by %i, because an earlier request may have done the work',
      async (status) => {
        await press(failing);
        await press(refused(status));
        await press(working);
        expect(new Set(keys).size).toBe(1);
      },
    );

    it('are removed for every person once they expire', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      await press(failing);
      startSession('t', aUser('receptionist'));
      vi.setSystemTime(Date.now() + 30 * 60_000);
      await press(failing);
      expect(stored()).toHaveLength(2);
      vi.setSystemTime(Date.now() + 31 * 60_000);
      await press(failing, { name: 'Asha' });
      expect(stored().filter((name) => name.includes(user.id))).toEqual([]);
      expect(stored()).toHaveLength(2);
    });

    it('have another key for another input, person or call', async () => {
      await press(failing);
      await press(failing, { name: 'Meena M' });
      await createAttempts<string>('POST /api/bills').run({ name: 'Meena' }, working);
      startSession('t', aUser('receptionist'));
      await press(failing);
      expect(new Set(keys).size).toBe(4);
    });

    it('end after an hour, and when something was taken back', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      await press(failing);
      vi.setSystemTime(Date.now() + 61 * 60_000);
      await press(failing);
      dropSentKeys();
      await press(working);
      expect(new Set(keys).size).toBe(3);
    });
  });
});
