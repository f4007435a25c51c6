import { expect, it } from 'vitest';
import { followUpInNote, typedFollowUp } from './follow-up-in-note.rules.ts';

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

it.each([
  ['5', 5],
  [' 10d ', 10],
  ['10 days', 10],
  ['2w', 14],
  ['2 wks', 14],
  ['after 2 weeks', 14],
  ['1 mo', 30],
  ['1 month', 30],
  ['3M', 90],
  ['366', 366],
  ['0', null],
  ['367', null],
  ['13 months', null],
  ['5 x', null],
  ['2w 3d', null],
  ['', null],
])('typed in its field: %j', (text, days) => {
  expect(typedFollowUp(text)).toBe(days);
});
