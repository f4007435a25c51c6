import { describe, expect, it } from 'vitest';
import { ageOn, UNKNOWN_BORN } from '../age.rules.ts';
import { bornAfter } from '../born.rules.ts';
import { typedAge, typedAgeOf } from './typed-age.rules.ts';

const TODAY = '2026-11-25';

describe('a typed age', () => {
  it.each([
    ['45', 45, 'years'],
    [' 45 yrs ', 45, 'years'],
    ['3y', 3, 'years'],
    ['0', 0, 'years'],
    ['8m', 8, 'months'],
    ['8 months', 8, 'months'],
    ['8 mths old', 8, 'months'],
    ['3mnths', 3, 'months'],
    ['8 mon', 8, 'months'],
    ['३४', 34, 'years'],
    ['८m', 8, 'months'],
    ['36m', 36, 'months'],
    ['40 months', 40, 'months'],
    ['1y 6m', 18, 'months'],
    ['6w', 42, 'days'],
    ['12d', 12, 'days'],
    ['12 Days', 12, 'days'],
    ['1.5', 1.5, 'years'],
    ['6/12', 6, 'months'],
    ['18 / 12', 18, 'months'],
    ['६/१२', 6, 'months'],
    ['2/52', 14, 'days'],
    ['45 वर्ष', 45, 'years'],
    ['४५ साल', 45, 'years'],
    ['45 saal', 45, 'years'],
    ['८ महीने', 8, 'months'],
    ['8 माह', 8, 'months'],
    ['8 mahine', 8, 'months'],
    ['१२ दिन', 12, 'days'],
    ['3 हफ़्ते', 21, 'days'],
    ['3 हफ्ते', 21, 'days'],
    ['2 yrs 3 m', 27, 'months'],
    ['2yr, 3mths', 27, 'months'],
    ['2 years and 3 months old', 27, 'months'],
    ['२ साल ३ महीने', 27, 'months'],
  ])('%j is %d %s', (typed, age_told, age_unit) => {
    expect(typedAge(typed, TODAY)).toEqual({ age_told, age_unit });
  });

  it.each([
    ['dob 12/3/90', '1990-03-12'],
    ['D.O.B.: 12-03-1990', '1990-03-12'],
    ['15/03/2019', '2019-03-15'],
    ['5/3/2019', '2019-03-05'],
    ['15-03-2019', '2019-03-15'],
    ['15.3.2019', '2019-03-15'],
    ['15 / 03 / 2019', '2019-03-15'],
    ['2019-03-15', '2019-03-15'],
    ['15/03/19', '2019-03-15'],
    ['15/03/61', '1961-03-15'],
    ['29/02/2024', '2024-02-29'],
    ['12 3 90', '1990-03-12'],
    ['12 mar 1990', '1990-03-12'],
    ['12-Mar-90', '1990-03-12'],
    ['1st Sept. 1990', '1990-09-01'],
    ['12 March, 1990', '1990-03-12'],
    ['१२/३/९०', '1990-03-12'],
    ['1/1/2099', '2099-01-01'],
  ])('%j is the birth on %s', (typed, birth_date) => {
    expect(typedAge(typed, TODAY)).toEqual({ birth_date });
  });

  it.each([
    '',
    'old',
    '0x10',
    '31/02/2019',
    '03/15/2019',
    '15/2019',
    '8mm',
    '12 abc 1990',
    '31 feb 1990',
    '12 marble 1990',
    '1 1 1',
    '45 M',
    '37m',
    '1y 6d',
    '8m 3',
    '12/3',
    '30/12',
    '0/12',
    '5/7',
    '0/52',
    '45 वर्षा',
    '45 saalgirah',
    '2 साल 3 दिन',
  ])('%j is none', (typed) => {
    expect(typedAge(typed, TODAY)).toBeNull();
  });

  it.each(['45', '8m', '12d', '15/03/2019', '0'])('%s is shown as it was typed', (typed) => {
    const sent = typedAge(typed, TODAY);
    const facts = bornAfter(UNKNOWN_BORN, { ...sent }, TODAY);
    const age = ageOn(facts, TODAY)?.years ?? null;
    expect(typedAgeOf({ age, ...facts }, TODAY)).toBe(typed);
  });
});
