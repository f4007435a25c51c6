import { expect, it, vi } from 'vitest';
import { UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { checkCorrection, correctionOf, valuesOf } from './edit-patient.values.ts';

vi.setSystemTime('2026-11-25T06:00:00Z');

const born = aPatient({ age: 7, birth_date: '2019-03-15' });
const small = aPatient({ age: 0, age_told: 8, age_unit: 'months', age_told_on: '2026-11-25' });
const BORN = { ...UNKNOWN_BORN, birth_date: '2019-03-15' };

it.each([
  [born, '15/03/2019', {}],
  [born, '16/03/2019', { birth_date: '2019-03-16', before: BORN }],
  [born, '7', { birth_date: null, age: 7, before: BORN }],
  [born, '8m', { birth_date: null, age_told: 8, age_unit: 'months', before: BORN }],
  [born, '', { birth_date: null, age: null, before: BORN }],
  [small, '8m', {}],
  [small, '9m', expect.objectContaining({ age_told: 9, age_unit: 'months' })],
])('of %j, the age %j sends %j', (patient, age, body) => {
  expect(correctionOf(patient, { ...valuesOf(patient), age })).toEqual(body);
});

it('checks a changed age only', () => {
  const old = aPatient({ age: 150, birth_date: '1876-01-01' });
  expect(checkCorrection(old, valuesOf(old))).toEqual({});
  expect(checkCorrection(old, { ...valuesOf(old), age: '1/1/1870' })).toHaveProperty('age');
});
