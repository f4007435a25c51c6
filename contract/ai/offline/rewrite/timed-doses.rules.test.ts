import { expect, it } from 'vitest';
import { inSlots, inSlotsIfClosed } from './timed-doses.rules.ts';

it.each([
  ['pan 40 1 morning 1 night 5d', 'pan 40 1-0-1 5d'],
  ['pan 40 1 mor 1 noon 1 night 5d', 'pan 40 1-1-1 5d'],
  ['pan 40 1 tab morning 2 tabs night 5d', 'pan 40 1-0-2 5d'],
  ['pan 40 1 in the morning and 1 at night', 'pan 40 1-0-1'],
  ['pan 40 1 night, 2 morning', 'pan 40 2-0-1'],
  ['pan 40 1 morning & 1 evening', 'pan 40 1-0-1-0'],
  ['alprax 0.5 half morning half night', 'alprax 0.5 ½-0-½'],
  ['alprax 0.5 1/2 tab morning 1 tab bedtime', 'alprax 0.5 1/2-0-1'],
])('%s', (written, read) => {
  expect(inSlots(written)).toBe(read);
});

it.each([
  'pan 40 1 morning 5d',
  'pan 40 1 morning 1 morning',
  'crocin 5 ml morning 10 ml night',
  'insulin 10 morning 6 night',
  'insulin 10 units morning 6 units night',
  'mixtard 16 u morning 10 u night',
  'risperidone 2 1/2 morning 1/2 night',
  'fever 3 nights 2 mornings',
  'rotahaler 2 puffs morning 2 puffs night',
  'pan 40 1-0-1 morning',
  'pan 40 1 before breakfast 1 noon 1 night 5d',
  'pan 40 1 morning bf 1 noon 1 night 5d',
  'pan 40 1 subah 1 noon 1 night 5d',
  'pan 40 1 1/2 morning 1 noon 1 night 5d',
  'pan 40 0.5 morning 1 noon 1 night 5d',
  'pan 40 6 morning 2 noon 2 night 5d',
  'pan 40 1 noon 1 night 1 before breakfast 5d',
])('stays: %s', (written) => {
  expect(inSlots(written)).toBe(written);
});

it.each([
  ['metformin 500 1 morning 1 night 30 days', 'metformin 500 1-0-1 30 days'],
  ['dolo 650 1 morning 1 noon 1 night after food x 3 d', 'dolo 650 1-1-1 after food x 3 d'],
  ['tab pan40 1 subah 1 hs 5d pc', 'tab pan40 1-0-1 5d pc'],
  ['alprax 0.5 mg half morning 1 night', 'alprax 0.5 mg ½-0-1'],
])('closed: %s', (written, read) => {
  expect(inSlotsIfClosed(written)).toBe(read);
});

it.each([
  'calcium 500 1 morning 1 night 2 each sunday 30 days',
  'pan 40 1 morning 1 night sunday',
  'dolo 650 1 tab morning 1 tab night 2 tabs',
  'dolo 650 1 morning 1 night plenty of fluids',
  'dolo 650 1 morning 1 night 5 d x 3 d',
  'dolo 650 1 morning 1 night not 3d',
  'glimepiride 2 morning 1 night 30 days',
  'glimepiride 2 1/2 morning 1/2 night',
  'vit d3 1 morning 1 night 5d',
  'pan 40 1 morning 1 morning 5d',
  'calpol 250 5 ml morning 5 ml night 3d',
])('not closed: %s', (written) => {
  expect(inSlotsIfClosed(written)).toBeNull();
});
