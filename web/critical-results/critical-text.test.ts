import { expect, it, vi } from 'vitest';
import { reportedText } from './critical-text.ts';

it.each([
  ['2026-11-21T03:51:00.000Z', 'Reported 9:21 am'],
  ['2026-11-20T14:12:00.000Z', 'Reported 20 Nov 2026, 7:42 pm'],
])('a result of %s is %s', (foundAt, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00.000Z'), toFake: ['Date'] });
  expect(reportedText(foundAt)).toBe(text);
});
