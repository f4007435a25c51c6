import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A job that the test ends. */
function aJob(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    began.push(name);
    return promise;
  };
  return { run, resolve, reject };
}

it('begins a job only when the one before it has ended, also by a failure', async () => {
  const began: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => aJob(began, name));
  if (!first || !second || !third) throw new Error('three jobs');
  const results = [first, second, third].map(({ run }) => inTurn('visit', run));
  await Promise.resolve();
  expect(began).toEqual(['first']);
  first.reject(new Error('refused'));
  await expect(results[0]).rejects.toThrow('refused');
  expect(began).toEqual(['first', 'second']);
  second.resolve('saved');
  expect(await results[1]).toBe('saved');
  third.resolve('saved too');
  expect(await results[2]).toBe('saved too');
});

it('lets the jobs of another key run beside it', async () => {
  const began: string[] = [];
  const [one, other] = [aJob(began, 'one'), aJob(began, 'other')];
  const results = [inTurn('one visit', one.run), inTurn('another visit', other.run)];
  await Promise.resolve();
  expect(began).toEqual(['one', 'other']);
  one.resolve('');
  other.resolve('');
  await Promise.all(results);
});
