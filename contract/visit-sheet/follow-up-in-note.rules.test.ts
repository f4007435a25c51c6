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
  ['review after five days', 5],
  ['come back in two weeks', 14],
  ['review three months back was normal', null],
  ['5 din baad dikhana', 5],
  ['paanch din baad dikhaye', 5],
  ['2 hafte baad phir aana', 14],
  ['bukhar 5 din baad phir aaya', null],
  ['agle hafte dikhana', 7],
  ['review next week', 7],
  ['exam agle hafte hai', null],
  ['recheck fbs ppbs after 15 days', 15],
  ['recheck bp after three days', 3],
  ['recheck bp tab telma 40 after 3 days', null],
  ['rv 1/52', 7],
  ['review in 3/7', 3],
  ['f/u 2/12', 60],
  ['r/v 1/2 tab', null],
  ['f/u 2w', 14],
  ['dolo 650 tds 5d.review 7 days', 7],
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
