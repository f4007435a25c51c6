import { describe, expect, it, vi } from 'vitest';
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
});
