import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';
import {
  dayTokenOf,
  foldName,
  mayBeAnother,
  searchTermOf,
  searchTermProblem,
  searchWords,
} from './search.rules.ts';

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
  ['+91 98450-12345', null],
  ['098450 12345', null],
  ['0091 98450 12345', null],
  ['+1 415 555 2671', M.searchTooManyDigits],
  ['asha menon', null],
  ['asha k menon', M.searchTooManyWords],
  ['Patient no. 2100', null],
  ['no. 12345', null],
  ['Mr Asha Menon', null],
  ['Mr Asha K Menon', M.searchTooManyWords],
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

describe('the target of a term', () => {
  const ofName = { words: ['ramesh', 'kulkarni'], titles: [], digits: '', phone: '' };

  it.each([
    'Mr Ramesh Kulkarni',
    'mr. ramesh kulkarni',
    'Mrs Ramesh Kulkarni',
    'Ms Ramesh Kulkarni',
    'Miss Ramesh Kulkarni',
    'Dr. Ramesh Kulkarni',
    'Smt Ramesh Kulkarni',
    'Shri Ramesh Kulkarni',
    'Sri Ramesh Kulkarni',
    'Kumari Ramesh Kulkarni',
    'Master Ramesh Kulkarni',
    'Baby Ramesh Kulkarni',
    'Mr. Dr. Ramesh Kulkarni',
  ])('in %j is the name without the title', (term) => {
    expect(searchTermOf(term)).toEqual({ ...ofName, titles: expect.any(Array) });
  });

  it.each([
    ['Baby', ['baby']],
    ['Lakshmi Kumari', ['lakshmi', 'kumari']],
    ['Mr', ['mr']],
    ['Drishti Rao', ['drishti', 'rao']],
    ['Ward 55 Unknown', ['ward', '55', 'unknown']],
    ['Asha 12-05-1990', ['asha', '12', '05', '1990']],
    ['Asha 1990-05-12', ['asha', '1990', '05', '12']],
  ])('in %j is each word', (term, words) => {
    expect(searchTermOf(term)).toEqual({ ...ofName, words });
  });

  it.each([
    'Ramesh Kulkarni 98450 12345',
    'Ramesh Kulkarni, +91 98450-12345',
    'Ramesh Kulkarni (09845012345)',
    'Ramesh Kulkarni - Ph: 98450 12345.',
    'Ramesh Kulkarni Mobile no. 9845012345,',
    '98450 12345 Ramesh Kulkarni',
    '+91-98450-12345: Ramesh Kulkarni',
    'Ramesh Kulkarni ९८४५० १२३४५',
  ])('in %j is the name and the phone', (term) => {
    expect(searchTermOf(term)).toEqual({ ...ofName, phone: '9845012345' });
  });

  it('is the number after a name with a title', () => {
    expect(searchTermOf('Mr Ramesh Kulkarni 98450 12345')).toEqual({
      ...ofName,
      titles: ['mr'],
      phone: '9845012345',
    });
    expect(searchTermOf(', 98450 12345')).toMatchObject({ digits: '9845012345', phone: '' });
  });

  it('belongs to the name of an unidentified person, unless it is a phone', () => {
    const words = ['unknown', '20261128'];
    expect(searchTermOf('Unknown 20261128')).toMatchObject({ words, phone: '' });
    expect(searchTermOf('Unknown 9845012345')).toMatchObject({ phone: '9845012345' });
  });
});

it.each([
  ['Baby Priya', 'Priya Sharma', true],
  ['Baby Priya', 'Baby Priya Sharma', false],
  ['Sri Lakshmi', 'Lakshmi Rao', true],
  ['Kumari Devi 98450 12345', 'Sunita Devi', true],
  ['Mr Ramesh', 'Ramesh Kulkarni', false],
  ['Ramesh', 'Ramesh Kulkarni', false],
  ['9845012345', 'Ramesh Kulkarni', false],
])('whether %j may be another person than %s: %s', (term, name, isAnother) => {
  expect(mayBeAnother(term, name)).toBe(isAnother);
});
