import { expect, it } from 'vitest';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';
import { PharmacySettingsBody } from './pharmacy-settings.ts';

const parse = (body: object) => PharmacySettingsBody.safeParse({ updatedAt: null, ...body });

it('only the sent fields are changed', () => {
  expect(parse({}).data).toEqual({ updatedAt: null });
  expect(parse({ licences: ' 20B\n21B ', nearExpiryDays: null }).data).toEqual({
    licences: '20B\n21B',
    nearExpiryDays: null,
    updatedAt: null,
  });
  expect(parse({ licences: ' ' }).data).toEqual({ licences: null, updatedAt: null });
});

it.each([
  [{ licences: 'a\nb\nc' }, M.tooManyLicenceLines],
  [{ licences: 'x'.repeat(121) }, 'Drug licence numbers must be at most 120 characters.'],
  [{ labelSize: '10x10' }, M.unknownLabelSize],
  [{ directionsLanguage: 'fr' }, M.unknownLanguage],
  [{ nearExpiryDays: 0 }, M.invalidNearExpiryDays],
  [{ nearExpiryDays: 366 }, M.invalidNearExpiryDays],
  [{ nearExpiryDays: 1.5 }, M.invalidNearExpiryDays],
])('%j is refused', (body, message) => {
  expect(parse(body).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
