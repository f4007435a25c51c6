import { expect, it } from 'vitest';
import { Places } from './call-places.ts';

const LIMITS = { perPerson: 2, perClinic: 3, inAll: 4 };
const signal = new AbortController().signal;

function asks(places: Places, [clinicId, userId]: readonly [string, string], given = signal) {
  let leave: (() => void) | undefined;
  const entered = places.enter({ clinicId, userId }, given).then((back) => {
    leave = back;
  });
  entered.catch(() => undefined);
  return {
    entered,
    isIn: async () => {
      // A call that gets a place starts in the next turn of the event loop.
      await new Promise(setImmediate);
      return leave !== undefined;
    },
    leave: () => leave?.(),
  };
}

it('limits the places of a person and a clinic, and leaves other clinics theirs', async () => {
  const places = new Places(LIMITS);
  const first = asks(places, ['ours', 'Asha']);
  const second = asks(places, ['ours', 'Asha']);
  const third = asks(places, ['ours', 'Asha']);
  const colleague = asks(places, ['ours', 'Ravi']);
  const another = asks(places, ['ours', 'Meera']);
  const neighbour = asks(places, ['theirs', 'Sunil']);
  expect([await first.isIn(), await second.isIn(), await third.isIn()]).toEqual([
    true,
    true,
    false,
  ]);
  expect([await colleague.isIn(), await another.isIn()]).toEqual([true, false]);
  expect(await neighbour.isIn()).toBe(true);
  expect(places.inUse).toEqual({ taken: 4, waiting: 2 });
  colleague.leave();
  // Asha waits longer than Meera but already has two places.
  expect([await third.isIn(), await another.isIn()]).toEqual([false, true]);
  first.leave();
  expect(await third.isIn()).toBe(true);
  for (const one of [second, third, another, neighbour]) one.leave();
  expect(places.inUse).toEqual({ taken: 0, waiting: 0 });
});

it('gives the next place to the clinic with the fewest', async () => {
  const places = new Places(LIMITS);
  const ours = ['Asha', 'Ravi', 'Meera'].map((name) => asks(places, ['ours', name]));
  const theirs = asks(places, ['theirs', 'Sunil']);
  const waits = asks(places, ['others', 'Divya']);
  const fourth = asks(places, ['ours', 'Divya']);
  expect(await ours[0]?.isIn()).toBe(true);
  ours[0]?.leave();
  expect([await waits.isIn(), await fourth.isIn()]).toEqual([true, false]);
  expect(await theirs.isIn()).toBe(true);
  theirs.leave();
  expect(await fourth.isIn()).toBe(true);
});

it('is released once, and skips callers who have disconnected', async () => {
  const places = new Places({ perPerson: 1, perClinic: 1, inAll: 1 });
  const gone = new AbortController();
  const first = asks(places, ['ours', 'Asha']);
  const second = asks(places, ['ours', 'Asha'], gone.signal);
  const third = asks(places, ['ours', 'Asha']);
  await first.isIn();
  gone.abort(new Error('gone'));
  await expect(second.entered).rejects.toThrow('gone');
  first.leave();
  first.leave();
  expect([await third.isIn(), places.inUse]).toEqual([true, { taken: 1, waiting: 0 }]);
  const late = places.enter(
    { clinicId: 'ours', userId: 'Asha' },
    AbortSignal.abort(new Error('no')),
  );
  await expect(late).rejects.toThrow('no');
});
