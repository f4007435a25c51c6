import { expect, it } from 'vitest';
import { patientFormOf } from './patient-form.values.ts';

it.each([
  ['Asha', { name: 'Asha' }],
  ['98765', { phone: '98765' }],
  ['+91 98765 43210', { phone: '+91 98765 43210' }],
  ['Asha Menon, 98765 43210', { name: 'Asha Menon', phone: '98765 43210' }],
  ['Asha Rao 45 F 98765 43210', { name: 'Asha Rao', age: '45', gender: 'F', phone: '9876543210' }],
  ['t46', {}],
  ['Patient no. 12345', {}],
])('a search for %j prefills %j', (typed, form) => {
  expect(patientFormOf(typed)).toEqual(form);
});
