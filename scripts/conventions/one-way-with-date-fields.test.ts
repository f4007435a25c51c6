import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

const DATE_INPUT = /type=(?:"date|\{[^}\n]*'date)/;

it('every date input is the field that shows its date in words', () => {
  const files = sources()
    .filter(({ path, text, isTest }) => !isTest && path.startsWith('web/') && DATE_INPUT.test(text))
    .map(({ path }) => path);
  expect(files).toEqual(['web/ui/form/date-field.tsx']);
});
