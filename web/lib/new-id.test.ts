import { validate, version } from 'uuid';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newId } from './new-id.ts';

it('makes different UUIDs of version 7, which sort by time', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ids = Array.from({ length: 200 }, (_, at) => {
    vi.setSystemTime(1_764_000_000_000 + at * 1_000);
    return newId();
  });
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([]);
  expect(ids.toSorted()).toEqual(ids);
  vi.setSystemTime(1_764_000_000_000);
  expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200);
});
