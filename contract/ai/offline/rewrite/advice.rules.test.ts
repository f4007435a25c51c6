import { describe, expect, it } from 'vitest';
import { holdOf } from '../holds.rules.ts';

const isName = (word: string) => /^(?:telma|emeset|dolo|ecosprin|orofer|combiflam)/i.test(word);

describe('advice beside an order', () => {
  it.each([
    'emeset 4 bd 2 days thanda pani band karo',
    'orofer od 30 d avoid tea',
    'dolo 650 tds 3 days avoid cold water and ice cream',
    'telma h od 30 days namak kam',
    'asthma on n off',
    'dolo tds 3 days no smoking',
  ])('holds nothing: %s', (text) => {
    expect(holdOf(text, isName)).toBeNull();
  });

  it.each([
    'telma 40 od 30 days band karo',
    'avoid combiflam',
    'avoid cold water and combiflam tds 3 days',
    'no ecosprin',
    'ecosprin 75 od 30 days mat lena',
    'thanda pani band karo aur telma bandh',
  ])('does not hide a refusal: %s', (text) => {
    expect(holdOf(text, isName)).toBe('stop');
  });
});
