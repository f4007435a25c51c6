import { describe, expect, it } from 'vitest';
import { dosageText } from './directions.rules.ts';

const line = (tabletsPerDay: number, numberOfDays: number, directions_to_use: string) => ({
  tabletsPerDay,
  numberOfDays,
  directions_to_use,
});

it.each([
  [line(2, 5, '1-0-1 after food'), '1 in the morning, 1 at night, after food, for 5 days'],
  [line(2, 5, 'BD for 3 days'), 'Twice a day, for 3 days (counted for 5 days)'],
  [line(2, 3, 'BD for 3 days'), 'Twice a day, for 3 days'],
  [line(2, 7, 'BD for 1 week'), 'Twice a day, for 1 week'],
  [line(2, 30, 'bd x 1 month'), 'Twice a day, for 1 month'],
  [line(2, 5, 'bd x 5'), 'Twice a day, for 5 days'],
  [line(3, 5, 'After food'), '3 a day, after food, for 5 days'],
  [line(1, 1, 'After food'), 'After food'],
  [line(1, 10, 'SOS'), 'Only when needed, for 10 days'],
  [line(1, 1, 'SOS'), 'Only when needed'],
  [line(1, 4, 'One a week with milk'), 'Once a week, with milk (counted for 4 days)'],
  [line(1, 28, 'One a week with milk'), 'Once a week, with milk, for 28 days'],
  [line(1, 10, '1/2 tab od'), '½ tablet once a day, for 10 days'],
  [
    line(3, 5, '5 ml 1-1-1'),
    '5 ml in the morning, 5 ml in the afternoon, 5 ml at night, for 5 days',
  ],
  [line(1, 1, '5 ml 1-1-1'), '5 ml in the morning, 5 ml in the afternoon, 5 ml at night'],
  [line(2, 5, '1-0-1 AF'), '1 in the morning, 1 at night, after food, for 5 days'],
  [line(1, 30, '1/2-0-1/2'), '½ in the morning, ½ at night, for 30 days'],
  [line(3, 5, ''), '3 a day for 5 days'],
  [line(1, 1, ''), '1 a day for 1 day'],
  [line(3, 5, 'In both ears'), '3 a day for 5 days. In both ears'],
  [line(1, 1, 'In both ears'), 'In both ears'],
  [line(1, 4, 'One a week on Sundays'), 'Once a week, on Sunday (counted for 4 days)'],
  [line(2, 5, 'सुबह शाम'), 'सुबह, शाम, 5 दिन तक'],
  [line(2, 5, 'सुबह शाम शहद के साथ'), 'सुबह शाम शहद के साथ, 5 दिन तक'],
  [line(2, 5, 'सुबह शाम शहद के साथ ५ दिन'), 'सुबह शाम शहद के साथ ५ दिन'],
  [line(2, 5, '1-0-1 with honey, x 5d'), '1-0-1 with honey, x 5d'],
  [
    line(2, 10, '1-0-1 with honey for 5 days, then 0-0-1 x 5 days'),
    '1-0-1 with honey for 5 days, then 0-0-1 x 5 days',
  ],
  [line(2, 5, '1-0-1 with honey.'), '1-0-1 with honey, for 5 days'],
  [line(2, 5, '1-0-1 with honey, for 3 days'), '1-0-1 with honey, for 3 days (counted for 5 days)'],
  [line(2, 5, '2 tabs, review after 5 days'), '2 tabs, review after 5 days, for 5 days'],
  [line(1, 5, 'Every 5 days with honey'), 'Every 5 days with honey, for 5 days'],
  [line(2, 5, '1-0-1 with honey\nno milk'), '1-0-1 with honey\nno milk\nfor 5 days'],
])('%o is written in English', (given, text) => {
  expect(dosageText(given, 'en')).toBe(text);
});

it.each([
  [line(2, 5, '1-0-1 after food'), 'सुबह 1, रात 1, खाने के बाद, 5 दिन तक'],
  [line(3, 5, 'After food'), 'दिन में 3, खाने के बाद, 5 दिन तक'],
  [line(3, 5, ''), 'दिन में 3, 5 दिन तक'],
  [line(3, 5, 'In both ears'), 'दिन में 3, 5 दिन तक. In both ears'],
  [
    line(1, 10, '40 mg od for 5 days, then 20 mg od for 5 days'),
    '40 mg दिन में एक बार, 5 दिन तक, फिर 20 mg दिन में एक बार, 5 दिन तक',
  ],
  [
    line(2, 10, '1-0-1 x 5 days then HS'),
    'सुबह 1, रात 1, 5 दिन तक, फिर रात को सोते समय (10 दिन के हिसाब से)',
  ],
  [line(2, 10, 'bd 5 days then with honey'), 'bd 5 days then with honey (10 दिन के हिसाब से)'],
])('%o is written in Hindi', (given, text) => {
  expect(dosageText(given, 'hi')).toBe(text);
});

it('has the one day of a syrup, which was counted, and none of a tube', () => {
  const of = (name: string, directions: string) => ({ ...line(3, 1, directions), name });
  expect(dosageText(of('Emeset Syrup', '5 ml tds'), 'en')).toBe(
    '5 ml three times a day, for 1 day',
  );
  expect(dosageText(of('Clotrimazole 1% Cream', 'apply tds'), 'en')).not.toContain('1 day');
});

describe('one tablet for one day', () => {
  const of = (name: string, directions: string) => ({ ...line(1, 1, directions), name });
  const PAN = 'Pan 40 mg Tablet';

  it.each([
    [of(PAN, 'Once a day'), 'Once a day, for 1 day', 'दिन में एक बार, 1 दिन तक'],
    [of(PAN, 'od after food'), 'Once a day, after food, for 1 day', null],
    [of(PAN, '0-0-1'), '1 at night, for 1 day', 'रात 1, 1 दिन तक'],
    [of('Cefixime 200 mg Capsule', 'hs'), 'At bedtime, for 1 day', null],
    [of(PAN, 'Once a day for 1 day'), 'Once a day, for 1 day', null],
  ])('has its end: %j', (one, en, hi) => {
    expect(dosageText(one, 'en')).toBe(en);
    if (hi !== null) expect(dosageText(one, 'hi')).toBe(hi);
  });

  it.each([
    [of(PAN, 'SOS'), 'Only when needed'],
    [of(PAN, 'stat'), 'At once'],
    [of(PAN, 'Twice a day'), 'Twice a day'],
    [of(PAN, 'once a week'), 'Once a week'],
    [of('Ibuprofen Syrup (100 ml)', 'Once a day'), 'Once a day'],
    [of('Clotrimazole 1% Cream', 'apply at night'), 'Apply, at night'],
    [line(1, 1, 'Once a day'), 'Once a day'],
  ])('is printed without its end: %j', (one, en) => {
    expect(dosageText(one, 'en')).toBe(en);
  });
});

describe('days that were not written', () => {
  const assumed = (perDay: number, directions: string, name?: string) => ({
    ...line(perDay, 1, directions),
    ...(name !== undefined && { name }),
    daysAssumed: true,
  });

  it.each([
    [assumed(2, '1-0-1 after food', 'Telma 40'), '1 in the morning, 1 at night, after food'],
    [assumed(1, 'od', 'Tab Telma 40'), 'Once a day'],
    [assumed(3, 'After food'), '3 a day, after food'],
    [assumed(2, ''), '2 a day'],
    [assumed(3, 'In both ears'), '3 a day. In both ears'],
    [assumed(2, '1-0-1 with honey'), '1-0-1 with honey'],
    [assumed(2, 'BD for 3 days'), 'Twice a day, for 3 days'],
    [{ ...line(2, 5, '1-0-1'), daysAssumed: true }, '1 in the morning, 1 at night'],
    [{ ...line(1, 5, 'after food'), daysAssumed: true }, '1 a day, after food'],
  ])('%o is printed without them', (given, text) => {
    expect(dosageText(given, 'en')).toBe(text);
    expect(dosageText({ ...given, daysAssumed: false }, 'en')).toMatch(/for (?:1|3|5) days?/);
  });

  it.each([
    [assumed(2, '1-0-1 after food'), 'सुबह 1, रात 1, खाने के बाद'],
    [assumed(2, ''), 'दिन में 2'],
    [assumed(2, 'सुबह शाम शहद के साथ'), 'सुबह शाम शहद के साथ'],
  ])('%o is printed without them in Hindi', (given, text) => {
    expect(dosageText(given, 'hi')).toBe(text);
    expect(dosageText({ ...given, daysAssumed: false }, 'hi')).toContain('1 दिन');
  });
});
