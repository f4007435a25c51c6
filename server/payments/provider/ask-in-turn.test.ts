import { expect, it } from 'vitest';
import { ProviderError } from '../../razorpay/index.ts';
import { askInTurn } from './ask-in-turn.ts';

/** Runs the items 1 to 9, some of which fail. Returns the items tried and the error thrown. */
async function asked(failures: Readonly<Record<number, Error>>) {
  const done: number[] = [];
  const thrown = await askInTurn([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    done.push(item);
    if (failures[item]) throw failures[item];
  }).catch((error: unknown) => error);
  return { done, thrown };
}

const away = new ProviderError('away', 'The reply cannot be read.');
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it('continues after a refusal, an unreadable reply or a bug, and reports bugs at the end', async () => {
  const refused = new ProviderError('refused', 'No such order.');
  expect(await asked({ 1: away, 3: refused })).toEqual({ done: ALL, thrown: undefined });
  const { done, thrown } = await asked({ 2: new Error('Ours.') });
  expect(done).toEqual(ALL);
  expect(thrown).toBeInstanceOf(AggregateError);
});

it('stops after three failures to get a reply in a row, or when our keys are rejected', async () => {
  expect((await asked({ 2: away, 3: away, 4: away })).done).toEqual([1, 2, 3, 4]);
  expect((await asked({ 2: new ProviderError('locked', 'No.') })).done).toEqual([1, 2]);
});
