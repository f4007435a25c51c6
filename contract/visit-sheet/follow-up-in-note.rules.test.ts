import { expect, it } from 'vitest';
import { followUpInNote } from './follow-up-in-note.rules.ts';

it.each([
  ['tab dolo 650 tds 5 d review 5 days later', 5],
  ['telma 40 od x 30d r/v after 1 month', 30],
  ['Follow-up: 2 weeks', 14],
  ['f/u with reports after 3 d', 3],
  ['review 1 haftaa, review 1 hafta', 7],
  ['review 5 days or review 7 days', null],
  ['review 3 months back was normal', null],
  ['fever 5 days', null],
  ['f/u: 3 days fever', null],
  ['review with reports', null],
])('%s', (note, days) => {
  expect(followUpInNote(note)).toBe(days);
});
