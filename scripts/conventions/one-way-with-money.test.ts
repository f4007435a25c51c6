import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Arithmetic that converts between rupees and paise. */
const BY_A_HUNDRED = /[*/] ?100(?![\d_.])|(?<![\d_.])100 ?[*/](?![/*])|toFixed\(2\)|[*/] ?PAISE_IN/;

/** Exceptions outside `money.ts`, each with the reason why it is not money. */
const NO_MONEY: Readonly<Record<string, string>> = {
  'contract/safety/dose.rules.ts': 'milligrams, rounded to hundredths',
  'contract/kernel/spreadsheet.messages.ts': 'megabytes of an unpacked file',
  'contract/vitals/read-vitals.rules.ts': 'metres in centimetres',
  'contract/vitals/vital-ranges.rules.ts': 'metres in centimetres',
  'contract/vitals/vital-signs.ts': 'the decimals of a measured value',
  'server/backup/archive/progress.ts': 'the percentage of rows done',
  'server/demo/data/lab-tests.ts': 'a haematocrit and a cell volume, which are in percent',
};

const isCode = (line: string): boolean => !/^\s*(?:\/\/|\*|\/\*)/.test(line);

/**
 * Files with such a line. Tests and their builders compute independently in order to check the
 * code.
 */
function counting(): string[] {
  return globSync('{contract,server,web}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|^(?:server|web)\/testing\/|\.data\.ts$/.test(file))
    .filter((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.some((line) => isCode(line) && BY_A_HUNDRED.test(line));
    })
    .sort();
}

it('money is divided by 100 in money.ts only', () => {
  const others = counting().filter((file) => !(file in NO_MONEY));
  expect(others).toEqual(['contract/kernel/numbers/money.ts']);
});

it('every exception still exists', () => {
  expect(counting()).toEqual(expect.arrayContaining(Object.keys(NO_MONEY)));
});

it.each([
  'price: test.price / 100,',
  'paise(Math.round(rupees * 100))',
  'sum + 100 * note',
  'amount.toFixed(2)',
])('detects %s', (line) => {
  expect(line).toMatch(BY_A_HUNDRED);
});

it.each(['page / 1000', 'year < 100', 'bytes / 100_000'])('ignores %s', (line) => {
  expect(line).not.toMatch(BY_A_HUNDRED);
});
