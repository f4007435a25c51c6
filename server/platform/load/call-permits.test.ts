import { expect, it } from 'vitest';
import { CallPermits } from './call-permits.ts';

const LIMITS = { perPerson: 2, perClinic: 3, inAll: 4 };
const signal = new AbortController().signal;

function asks(permits: CallPermits, [clinicId, userId]: readonly [string, string], given = signal) {
  let leave: (() => void) | undefined;
  const entered = permits.enter({ clinicId, userId }, given).then((back) => {
    leave = back;
  });
  entered.catch(() => undefined);
  return {
    entered,
    isIn: async () => {
      // A call that gets a permit starts in the next turn of the event loop.
      await new Promise(setImmediate);
      return leave !== undefined;
    },
    leave: () => leave?.(),
  };
}

it('limits the permits of a person and a clinic, and leaves other clinics theirs', async () => {
  const permits = new CallPermits(LIMITS);
  const first = asks(permits, ['ours', 'Asha']);
  const second = asks(permits, ['ours', 'Asha']);
  const third = asks(permits, ['ours', 'Asha']);
  const colleague = asks(permits, ['ours', 'Ravi']);
  const another = asks(permits, ['ours', 'Meera']);
  const neighbour = asks(permits, ['theirs', 'Sunil']);
  expect([await first.isIn(), await second.isIn(), await third.isIn()]).toEqual([
    true,
    true,
    false,
  ]);
  expect([await colleague.isIn(), await another.isIn()]).toEqual([true, false]);
  expect(await neighbour.isIn()).toBe(true);
  expect(permits.inUse).toEqual({ taken: 4, waiting: 2 });
  colleague.leave();
  // Asha waits longer than Meera but already has two permits.
  expect([await third.isIn(), await another.isIn()]).toEqual([false, true]);
  first.leave();
  expect(await third.isIn()).toBe(true);
  for (const one of [second, third, another, neighbour]) one.leave();
  expect(permits.inUse).toEqual({ taken: 0, waiting: 0 });
});

it('gives the next permit to the clinic with the fewest', async () => {
  const permits = new CallPermits(LIMITS);
  const ours = ['Asha', 'Ravi', 'Meera'].map((name) => asks(permits, ['ours', name]));
  const theirs = asks(permits, ['theirs', 'Sunil']);
  const waits = asks(permits, ['others', 'Divya']);
  const fourth = asks(permits, ['ours', 'Divya']);
  expect(await ours[0]?.isIn()).toBe(true);
  ours[0]?.leave();
  expect([await waits.isIn(), await fourth.isIn()]).toEqual([true, false]);
  expect(await theirs.isIn()).toBe(true);
  theirs.leave();
  expect(await fourth.isIn()).toBe(true);
});

it('is released once, and skips callers who have disconnected', async () => {
  const permits = new CallPermits({ perPerson: 1, perClinic: 1, inAll: 1 });
  const gone = new AbortController();
  const first = asks(permits, ['ours', 'Asha']);
  const second = asks(permits, ['ours', 'Asha'], gone.signal);
  const third = asks(permits, ['ours', 'Asha']);
  await first.isIn();
  gone.abort(new Error('gone'));
  await expect(second.entered).rejects.toThrow('gone');
  first.leave();
  first.leave();
  expect([await third.isIn(), permits.inUse]).toEqual([true, { taken: 1, waiting: 0 }]);
  const late = permits.enter(
    { clinicId: 'ours', userId: 'Asha' },
    AbortSignal.abort(new Error('no')),
  );
  await expect(late).rejects.toThrow('no');
});
