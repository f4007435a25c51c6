import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';
import { dayTokenOf, foldName, searchTermProblem, searchWords } from './search.rules.ts';

describe('words of a name', () => {
  it.each([
    ['José  FERNANDES', ['jose', 'fernandes']],
    ["D'Souza-Rao", ['d', 'souza', 'rao']],
    ['अनिता शर्मा', ['अनिता', 'शर्मा']],
    ['Mohd. Ali Mohd', ['mohd', 'ali']],
    ['---', []],
  ])('of %j', (name, words) => {
    expect(searchWords(name)).toEqual(words);
  });

  it('are the same for a name and for typed text in another case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

it.each([
  ['a', M.searchTooShort],
  ['  a ', M.searchTooShort],
  ['as', null],
  ['9876543210', null],
  ['98765432101', M.searchTooManyDigits],
  ['asha menon', null],
  ['asha k menon', M.searchTooManyWords],
  ['Patient no. 2100', null],
  ['no. 12345', null],
])('%j on the doctor’s search page: %j', (term, problem) => {
  expect(searchTermProblem(term)).toBe(problem);
});

it.each([
  ['46', 46],
  ['046', 46],
  ['४६', 46],
  ['t46', 46],
  ['T-46', 46],
  ['#46', 46],
  ['token 46', 46],
  ['Token no. 46', 46],
  ['token46', 46],
  ['Token no46', 46],
  ['Token #46', 46],
  ['toka46', undefined],
  ['no. 46', undefined],
  ['0', undefined],
  ['t', undefined],
  ['tara 46', undefined],
  ['46 t', undefined],
  ['98765', undefined],
  ['Patient no. 46', undefined],
])('the token in %j is %j', (term, token) => {
  expect(dayTokenOf(term)).toBe(token);
});
