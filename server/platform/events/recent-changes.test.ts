import { expect, it } from 'vitest';
import { MISSED_MOST_MS } from '#contract/events/events.endpoints.ts';
import { recentChanges } from './recent-changes.ts';

const queue = (id: string) => ({ topic: 'queue', id }) as const;
const staff = (id: string) => ({ topic: 'staff', id }) as const;

it('returns the last change of each topic of the clinic, as far back as asked', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  recent.note('a', [queue('1'), queue('2')]);
  now = 1_000;
  recent.note('a', [staff('3')]);
  recent.note('b', [queue('4')]);
  now = 2_000;
  expect(recent.since('a', 2_000)).toEqual([queue('2'), staff('3')]);
  expect(recent.since('a', 1_500)).toEqual([staff('3')]);
  expect(recent.since('b', 5_000)).toEqual([queue('4')]);
  expect(recent.since('c', 5_000)).toEqual([]);
});

it('forgets the changes of a clinic when they are too old to be asked for', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  recent.note('a', [queue('1')]);
  now = MISSED_MOST_MS + 1;
  recent.note('b', [queue('2')]);
  expect(recent.since('a', Number.MAX_SAFE_INTEGER)).toEqual([]);
});
