import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumericTerm, phoneDigits, searchDigits, storedPhone } from './phone.rules.ts';
import { PHONE_FORMS } from './testing/phone-forms.ts';

describe('a mobile number', () => {
  it.each(PHONE_FORMS)('typed as %j has the same ten digits', (typed) => {
    expect([isNumericTerm(typed), phoneDigits(typed), storedPhone(typed)]).toEqual([
      true,
      '9876543210',
      '9876543210',
    ]);
  });

  it('is found by each beginning of five digits and more, unless it begins with a bare 91', () => {
    for (const form of PHONE_FORMS.filter((each) => !each.startsWith('91'))) {
      for (let length = 1; length <= form.length; length += 1) {
        const digits = searchDigits(form.slice(0, length));
        if (digits.length > 4) expect('9876543210', form.slice(0, length)).toContain(digits);
      }
    }
  });
});

it.each([
  ['9198765432', '9198765432'],
  ['+1 415 555 2671', '14155552671'],
  ['+44 7911 123456', '447911123456'],
  ['022-2345 6789', '2223456789'],
  ['(022) 2345 6789', '2223456789'],
  ['+91 22 2345 6789', '2223456789'],
  ['006', '006'],
  ['0', '0'],
  ['+91', '91'],
  ['', ''],
])('the digits of %j are %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it.each(['022-2345 6789', '(022) 23456789', '+1 415 555 2671', '112', '108108'])(
  'stores %j, which is not an Indian mobile number, as it was typed',
  (typed) => {
    expect(storedPhone(typed)).toBe(typed);
  },
);

it('stores a stored phone as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9][0-9 ()-]{3,18}[0-9]$/), (typed) => {
      expect(storedPhone(storedPhone(typed))).toBe(storedPhone(typed));
    }),
  );
});

it.each([
  ['98765 43210', true],
  ['+91-98765', true],
  ['(022) 2345', true],
  ['12', true],
  ['12 Asha', false],
  ['asha', false],
  ['', false],
  ['+', false],
  ['((', false],
])('%j is a phone, token or patient number: %j', (term, numeric) => {
  expect(isNumericTerm(term)).toBe(numeric);
});
