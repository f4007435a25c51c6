import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWrittenNumber } from '../../kernel/numbers/written-number.ts';
import { groupedCount, groupedLimits } from './grouped-count.rules.ts';
import { findingsLine, shownValue } from './report.rules.ts';

it.each([
  [18_000, '18,000'],
  ['18000', '18,000'],
  ['150000', '1,50,000'],
  ['12345678', '1,23,45,678'],
  ['8500', '8,500'],
  [999, '999'],
  [0, '0'],
])('%j is shown as %s', (value, text) => {
  expect(groupedCount(value)).toBe(text);
});

it.each([
  '18,000',
  '150000.5',
  '<20000',
  '-18000',
  '+18000',
  '4000-8000',
  '0018',
  '1e5',
  '18000/µL',
])('%s stays as it is', (text) => {
  expect(groupedCount(text)).toBe(text);
});

it('a shown count is read as the same number', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(parseWrittenNumber(groupedCount(count))).toBe(count);
    }),
  );
});

it('a value that was typed as a text is not grouped, and a Yes has its word', () => {
  expect(shownValue('20261')).toBe('20261');
  expect(shownValue(true, 'Negative')).toBe('Positive');
  expect(shownValue(18_000)).toBe('18,000');
});

it.each([
  ['150000-410000', '1,50,000-4,10,000'],
  ['< 20000, > 1000000', '< 20,000, > 10,00,000'],
  ['≥ 4000 and < 11000', '≥ 4,000 and < 11,000'],
  ['1,50,000-4,10,000', '1,50,000-4,10,000'],
  ['4000.5-11000', '4000.5-11,000'],
  ['12-15', '12-15'],
  ['See the note of 2024', 'See the note of 2024'],
  ['none', 'none'],
])('the limits %s are shown as %s', (limits, text) => {
  expect(groupedLimits(limits)).toBe(text);
});

it('the line of findings has grouped counts', () => {
  const tests = [{ id: 'cbc', parameters: [{ name: 'Platelets', normal_range: '' }] }];
  expect(findingsLine({ cbc: { Platelets: 18_000, TLC: '4000' } }, tests)).toBe(
    'Platelets: 18,000, TLC: 4000',
  );
});
