import { expect, it } from 'vitest';
import { wordsOfNote } from './words-of-note.rules.ts';

const NOTE =
  'Ravi, 40 M, fever 3 days. T. Dolo 650 tds x 3d, pan 40 od 5d Syp Ascoril 5 ml tds\nadv CBC';

it.each([
  ['Dolo 650 mg Tablet', 'Dolo 650 tds x 3d'],
  ['Pan 40 mg Tablet', 'pan 40 od 5d'],
  ['Ascoril LS Syrup 100 ml', 'Syp Ascoril 5 ml tds'],
  ['Complete Blood Count (CBC)', 'adv CBC'],
  ['Azithromycin 500 mg Tablet', null],
])('%s comes from %s', (name, words) => {
  expect(wordsOfNote(NOTE, name)).toBe(words);
});

it('a name is found by its beginning and in a longer word', () => {
  expect(wordsOfNote('para 1-0-1', 'Paracetamol 500 mg')).toBe('para 1-0-1');
  expect(wordsOfNote('paracetamols sos', 'Paracetamol 500 mg')).toBe('paracetamols sos');
});

it('a long part is cut', () => {
  expect(wordsOfNote(`dolo ${'very '.repeat(40)}`, 'Dolo 650')).toHaveLength(80);
});
