import { expect, it } from 'vitest';
import { slotAtTyped } from './typed-time.ts';

const slots = ['09:15', '09:30', '12:45', '17:00', '17:30', '19:45'].map((time) => ({
  ...{ day: '2026-11-21', time, startsAt: `2026-11-21T${time}:00+05:30`, free: 1 },
}));

it.each([
  ['17:30', '17:30'],
  ['1730', '17:30'],
  ['5.30 pm', '17:30'],
  ['5:30', '17:30'],
  ['530', '17:30'],
  ['17', '17:00'],
  ['9', '09:15'],
  ['9:20 a.m.', '09:30'],
  ['12:30', '12:45'],
  ['1 pm', '17:00'],
  ['20:00', undefined],
  ['17:3', undefined],
  ['25', undefined],
  ['13 pm', undefined],
  ['soon', undefined],
])('a typed %s is the slot of %s', (typed, time) => {
  expect(slotAtTyped(slots, typed)?.time).toBe(time);
});
