import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinOf, printedCode } from './gtin.rules.ts';
import { isSurelyCode, readScan, SCAN_MAX } from './scanned-code.rules.ts';

const TODAY = '2026-11-21';
const GS = '\u001d';
const EAN = '8901234567890';
const GTIN = '08901234567890';
const PACK = { kind: 'code', code: GTIN, count: 1, unread: [] };
const read = (text: string) => readScan(text, TODAY);

describe('a GTIN', () => {
  it.each([
    [EAN, GTIN],
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['18901234567897', '18901234567897'],
    [` ${EAN}\t`, GTIN],
    [`]E0${EAN}`, GTIN],
    [']E496385074', '00000096385074'],
  ])('%j is %s', (text, code) => {
    expect(read(text)).toEqual({ ...PACK, code, batch: null, expiry: null });
  });

  it.each([['8901234567891'], ['18901234567890'], ['036000291453'], [']E08901234567891']])(
    '%j has a wrong check digit',
    (text) => {
      expect(read(text)).toEqual({ kind: 'misread', why: 'check' });
    },
  );

  it('is never one wrong digit or two swapped neighbours away from another reading', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...EAN];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(gtinOf(digits.join(''))).toBeNull();
      }),
    );
  });

  it.each([
    [GTIN, EAN],
    ['00000096385074', '96385074'],
    ['18901234567897', '18901234567897'],
    ['SHELF-7', 'SHELF-7'],
  ])('%s is printed as %s', (code, shown) => expect(printedCode(code)).toBe(shown));
});

describe('a GS1 code', () => {
  const WHOLE = { ...PACK, batch: 'AB12', expiry: '2027-05-31' };
  it.each([
    ['without a prefix', `01${GTIN}1727053110AB12`],
    ['of Code 128', `]C101${GTIN}1727053110AB12`],
    ['of DataMatrix', `]d201${GTIN}10AB12${GS}17270531`],
    ['of DataBar', `]e001${GTIN}1727053110AB12`],
    ['with a leading separator', `]d2${GS}01${GTIN}1727053110AB12`],
    ['with a separator at the end', `01${GTIN}1727053110AB12${GS}`],
    ['with a separator after a fixed length', `01${GTIN}${GS}17270531${GS}10AB12`],
    ['with the name of the separator', `01${GTIN}10AB12{GS}17270531`],
    ['with the sign that Windows types', `01${GTIN}10AB12↔17270531`],
    ['in brackets', `(01)${GTIN}(17)270531(10)AB12`],
    ['in brackets with spaces', `(01)${GTIN} (17)270531 (10)AB12`],
    ['with the batch first', `]d210AB12${GS}01${GTIN}17270531`],
    ['with serial and maker', `01${GTIN}10AB12${GS}21S-1${GS}17270531240X/7`],
    ['with production date and weight', `01${GTIN}11250601172705313103000150` + '10AB12'],
  ])('%s', (_, text) => expect(read(text)).toEqual(WHOLE));

  it.each([
    ['day 00 is the last of the month', '270200', '2027-02-28'],
    ['day 00 of a leap year', '280200', '2028-02-29'],
    ['50 years ahead', '761231', '2076-12-31'],
    ['51 years ahead is the last century', '771231', '1977-12-31'],
  ])('%s', (_, date, day) => {
    expect(read(`01${GTIN}17${date}`)).toMatchObject({ expiry: day, unread: [] });
  });

  it.each([['001305'], ['270000'], ['271301'], ['270230'], ['270432']])(
    'the date %s does not exist, and the product counts',
    (date) => {
      const found = { ...PACK, batch: 'B', expiry: null, unread: ['expiry'] };
      expect(read(`01${GTIN}17${date}10B`)).toEqual(found);
    },
  );

  it.each([
    ['37', `02${GTIN}3724`, 24],
    ['30', `01${GTIN}3010${GS}10AB`, 10],
    ['0', `02${GTIN}370`, 1],
  ])('counts packs by %s', (_, text, count) => {
    expect(read(`]C1${text}`)).toMatchObject({ code: GTIN, count });
  });

  it('gives no batch when the separator after it was left out', () => {
    const found = { ...PACK, batch: null, expiry: null, unread: ['batch', 'expiry'] };
    expect(read(`01${GTIN}10AB12C17270531`)).toEqual(found);
    expect(read(`01${GTIN}1727053110AB1221SERIAL77`)).toMatchObject({
      ...{ batch: null, expiry: '2027-05-31', unread: ['batch'] },
    });
  });

  it.each([
    ['an empty batch', `(01)${GTIN}(10)(17)270531`],
    ['an empty batch without brackets', `01${GTIN}10${GS}17270531`],
  ])('with %s has none', (_, text) => {
    expect(read(text)).toEqual({ ...PACK, batch: null, expiry: '2027-05-31' });
  });

  it.each([
    ['a wrong check digit', '01089012345678911727053110AB12', 'check'],
    ['no product', ']C11727053110AB12', 'product'],
    ['an empty product', '(01)(17)270531', 'text'],
    ['a product cut off', '(01)0890123(17)270531', 'text'],
    ['a date cut off', `01${GTIN}172705`, 'text'],
    ['an unknown identifier', `01${GTIN}8912`, 'text'],
    ['a batch that is too long', `01${GTIN}10${'B'.repeat(21)}`, 'text'],
    ['two expiries', `01${GTIN}1727053117280531`, 'text'],
    ['a letter among the digits of a date', `01${GTIN}17270A31`, 'text'],
    ['foreign letters', `01${GTIN}10दवा`, 'text'],
    ['nothing after its prefix', ']C1', 'text'],
  ])('with %s is misread', (_, text, why) => {
    expect(read(text)).toEqual({ kind: 'misread', why });
  });
});

describe('a code of the clinic’s own', () => {
  it.each([
    ['shelf-7', 'SHELF-7'],
    [']C0para500', 'PARA500'],
    ['12345678', '12345678'],
    ['123456', '123456'],
  ])('%j is %s', (text, code) => expect(read(text)).toMatchObject({ kind: 'code', code }));

  it.each([[''], ['  '], ['ab'], ['dolo 650'], ['पैरा123'], ['x'.repeat(61)]])(
    '%j is none',
    (text) => expect(read(text)).toBeNull(),
  );

  it('of more characters than a field has is misread', () => {
    expect(read('x'.repeat(SCAN_MAX))).toBeNull();
    expect(read('x'.repeat(SCAN_MAX + 1))).toEqual({ kind: 'misread', why: 'text' });
  });
});

it('reads any text without an error, and a stored code as itself', () => {
  const piece = fc.constantFrom('01', '10', '17', '21', GS, '(', ')', ']C1', GTIN, '2', 'A', ' ');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join('')),
      ),
      (text) => {
        const scan = read(text);
        if (scan?.kind !== 'code') return;
        expect(read(scan.code)).toMatchObject({ kind: 'code', code: scan.code });
        expect(scan.expiry ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each([
  [EAN, true],
  ['8901234567891', true],
  ['96385074', true],
  [`01${GTIN}`, true],
  [`(01)${GTIN}`, true],
  ['(10)AB', true],
  [']C0X', true],
  [`10AB${GS}`, true],
  ['650', false],
  ['dolo 650', false],
  ['SHELF-7', false],
  ['(para', false],
])('%j is surely a code: %s', (text, is) => expect(isSurelyCode(text)).toBe(is));
