import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Formats or reads a time in the computer's time zone, or in a local format. */
const OWN_WAY =
  /toLocale(?:Date|Time)?String\(|DateTimeFormat\(|\.to(?:Date|Time)String\(|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(|getTimezoneOffset/;
/** Functions that use a time zone other than the clinic's. */
const OWN_ZONE = /\bDEFAULT_TIME_ZONE\b|'Asia\/Kolkata'/;

function having(pattern: RegExp, globs: string): string[] {
  return globSync(globs)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .sort();
}

it('dates and times are formatted only in dates.ts', () => {
  expect(having(OWN_WAY, '{contract,server,web}/**/*.{ts,tsx}')).toEqual([
    'contract/kernel/dates.ts',
  ]);
});

it("the browser reads the clinic's time zone in one place", () => {
  expect(having(OWN_ZONE, 'web/**/*.{ts,tsx}')).toEqual(['web/lib/clinic-time.ts']);
  expect(having(/\bformat(?:Date|Time|DateTime)\(|clinicDay\(/, 'web/**/*.{ts,tsx}')).toEqual([
    'web/lib/clinic-time.ts',
  ]);
});

it('each formatter gets the time zone', () => {
  const dates = readFileSync('contract/kernel/dates.ts', 'utf8');
  expect(dates).not.toMatch(/timeZone = /);
});
