import { describe, expect, it } from 'vitest';
import { allergiesText, readAllergies } from './allergies.rules.ts';
import { RegisterPatientBody, UpdatePatientBody } from './patient-input.ts';
import { dueDayRange, isPregnant, isSecondHalf } from './pregnancy.rules.ts';

describe('typed allergies', () => {
  it.each([
    ['', null],
    [' , ', null],
    ['none', []],
    ['NKDA', []],
    ['No known allergies.', []],
    ['Penicillin', ['Penicillin']],
    ['Penicillin, Ibuprofen – rash; dust', ['Penicillin', 'Ibuprofen – rash', 'dust']],
    ['none, sulfa', ['sulfa']],
  ])('%j is %j', (typed, entries) => {
    expect(readAllergies(typed)).toEqual(entries);
    expect(readAllergies(allergiesText(entries))).toEqual(entries);
  });

  it('have limits, and duplicates are removed', () => {
    const of = (allergies: unknown) =>
      RegisterPatientBody.safeParse({ name: 'Asha', allergies }).data?.allergies;
    expect(of(['Penicillin', ' penicillin '])).toEqual(['penicillin']);
    expect(of(Array.from({ length: 20 }, (_, n) => `a${n}`))).toHaveLength(20);
    expect(of(Array.from({ length: 21 }, (_, n) => `a${n}`))).toBeUndefined();
    expect(of(['x'.repeat(81)])).toBeUndefined();
    expect(of([''])).toBeUndefined();
    expect(of([])).toEqual([]);
    expect(UpdatePatientBody.parse({})).not.toHaveProperty('allergies', null);
  });
});

describe('a pregnancy', () => {
  it('lasts until two weeks after its due date', () => {
    expect(isPregnant(null, '2026-11-21')).toBe(false);
    expect(isPregnant('2026-11-21', '2026-12-05')).toBe(true);
    expect(isPregnant('2026-11-21', '2026-12-06')).toBe(false);
  });

  it('is in the third trimester for its last twelve weeks', () => {
    expect(isSecondHalf('2027-04-10', '2026-11-21')).toBe(true);
    expect(isSecondHalf('2027-04-11', '2026-11-21')).toBe(false);
    expect(isSecondHalf('2026-11-01', '2026-11-21')).toBe(false);
  });

  it('must be due within ten months', () => {
    expect(dueDayRange('2026-11-21')).toEqual({ from: '2026-11-07', to: '2027-09-17' });
  });
});
