import { expect, it } from 'vitest';
import { bedText } from './bed-text.ts';

it.each([
  ['7', 'Bed 7'],
  ['12A', 'Bed 12A'],
  ['B-12', 'Bed B-12'],
  ['Room 4', 'Room 4'],
  ['General 1', 'General 1'],
  ['Bed 3', 'Bed 3'],
])('names the bed %j', (bed, text) => {
  expect(bedText(bed)).toBe(text);
});
