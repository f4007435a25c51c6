import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, isGstin } from './gstin.rules.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const text = (character: fc.Arbitrary<string>, length: number) =>
  fc.string({ unit: character, minLength: length, maxLength: length });
const first14 = fc
  .tuple(text(digit, 2), text(letter, 5), text(digit, 4), letter, fc.oneof(digit, letter))
  .map(([state, name, number, last, entity]) => `${state}${name}${number}${last}${entity}Z`)
  .filter((candidate) => candidate[12] !== '0');

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is one', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    '',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVX',
    '27aapfu0939f1zv',
    '27AAPFU0939F0ZV',
    '2XAAPFU0939F1ZV',
    '27AAPFU0939F1YV',
  ])('%j is none', (typed) => {
    expect(isGstin(typed)).toBe(false);
  });

  it('has one valid check character; any single wrong character is detected', () => {
    fc.assert(
      fc.property(first14, fc.nat(13), letter, digit, (start, at, otherLetter, otherDigit) => {
        const gstin = start + gstinCheckCharacter(start);
        expect(isGstin(gstin)).toBe(true);
        const other = /\d/.test(gstin[at] ?? '') ? otherDigit : otherLetter;
        const wrong = gstin.slice(0, at) + other + gstin.slice(at + 1);
        expect(isGstin(wrong)).toBe(wrong === gstin);
      }),
    );
  });
});
