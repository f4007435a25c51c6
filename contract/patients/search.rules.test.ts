import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';
import { foldName, searchTermProblem, searchWords } from './search.rules.ts';

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
])('%j on the doctor’s search page: %j', (term, problem) => {
  expect(searchTermProblem(term)).toBe(problem);
});
