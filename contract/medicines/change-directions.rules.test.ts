import { describe, expect, it } from 'vitest';
import { withDose, withMeal } from './change-directions.rules.ts';
import { USUAL_DIRECTIONS } from './directions.words.ts';
import { readDirections } from './read-directions.rules.ts';

describe('another dose of the day', () => {
  it.each([
    ['', '1-0-1'],
    ['BD after food', '1-0-1 after food'],
    ['1-1-1 after food', '1-0-1 after food'],
    ['SOS', '1-0-1'],
    ['HS before food', '1-0-1 before food'],
    ['5 ml, three times a day', '1-0-1 5 ml'],
    ['Every 6 hours x 5 days', '1-0-1 x 5 days'],
    ['do it as I told you', null],
  ])('of “%s” is “%s”', (directions, said) => {
    expect(withDose(directions, '1-0-1')).toBe(said);
  });
});

describe('another time of the meal', () => {
  it.each([
    ['', 'after food'],
    ['1-0-1', '1-0-1 after food'],
    ['1-0-1 before food', '1-0-1 after food'],
    ['OD on an empty stomach', 'od after food'],
    ['as told', null],
  ])('of “%s” is “%s”', (directions, said) => {
    expect(withMeal(directions, 'after food')).toBe(said);
  });
});

it('keeps the rest of usual directions', () => {
  for (const usual of USUAL_DIRECTIONS) {
    const before = readDirections(usual);
    const dosed = readDirections(withDose(usual, '1-1-1') ?? '');
    expect([dosed?.doses?.length, dosed?.meal]).toEqual([3, before?.meal]);
    const fed = readDirections(withMeal(usual, 'before food') ?? '');
    expect([fed?.meal?.when, fed?.doses, fed?.frequency, fed?.moments]).toEqual([
      ...['before', before?.doses, before?.frequency, before?.moments],
    ]);
  }
});
