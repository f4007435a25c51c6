import { afterEach, expect, it, vi } from 'vitest';
import { isJustCalled, noteCalled } from './just-called.ts';

const press = (key: string, repeat = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat }));

afterEach(() => {
  vi.restoreAllMocks();
});

it('takes a second press of the key within a second for the first one', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  noteCalled('one');
  press('F9');
  press('F9', true);
  expect([isJustCalled('one'), isJustCalled('two')]).toEqual([true, false]);
  now.mockReturnValue(6_000);
  expect(isJustCalled('one')).toBe(false);
});

it('takes the key for meant once something else was typed', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  noteCalled('one');
  press('a');
  expect(isJustCalled('one')).toBe(false);
});
