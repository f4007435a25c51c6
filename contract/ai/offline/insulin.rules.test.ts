import { expect, it } from 'vitest';
import { dosageText } from '../../medicines/directions.rules.ts';
import { readInsulin } from './insulin.rules.ts';

it('adds the doses of one day', () => {
  expect(readInsulin('Mixtard 20 units morning 10 units night 30 days')).toMatchObject({
    unitsPerDay: 30,
    perDay: 2,
    days: 30,
  });
});

it.each([
  'Lantus 10 units hs then 14 units hs 30 days',
  'Lantus 10 u hs increase by 2 u every 3 days 30 days',
  'Lantus 10 u hs max 20 u 30 days',
])('does not add doses that replace each other: %s', (text) => {
  expect(readInsulin(text)).toBeNull();
});

it.each([
  ['Lantus 10 u hs 30 days', '10 units hs 30 days'],
  ['Lantus 10u hs 30 days', '10 units hs 30 days'],
  ['Lantus 10 IU hs 30 days', '10 units hs 30 days'],
  ['Lantus 10 units hs 30 days', '10 units hs 30 days'],
  ['Mixtard 20 u morning 10 u night 30 days', '20 units morning 10 units night 30 days'],
])('writes the unit in full: %s', (text, directions) => {
  const dose = readInsulin(text);
  expect(dose?.directions).toBe(directions);
  const line = { directions_to_use: directions, tabletsPerDay: 1, numberOfDays: 30 };
  expect(dosageText(line, 'en')).not.toMatch(/\d\s*u\b/i);
});
