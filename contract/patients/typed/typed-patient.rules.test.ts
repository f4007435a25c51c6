import { describe, expect, it } from 'vitest';
import { typedPatient } from './typed-patient.rules.ts';

const TODAY = '2026-11-28';
const PHONE = '9845012345';

describe('a registration on one line', () => {
  it.each([
    [
      'Ramesh Patil 45 M 9845012345',
      { name: 'Ramesh Patil', age: '45', gender: 'M', phone: PHONE },
    ],
    [
      'Ramesh Patil 9845012345 45 M',
      { name: 'Ramesh Patil', age: '45', gender: 'M', phone: PHONE },
    ],
    ['9845012345 Ramesh Patil', { name: 'Ramesh Patil', phone: PHONE }],
    [
      'Ramesh Patil, 45/M, ph: +91 98450-12345',
      { name: 'Ramesh Patil', age: '45', gender: 'M', phone: PHONE },
    ],
    ['sunita f/32', { name: 'sunita', age: '32', gender: 'F' }],
    ['Sunita Devi female 32', { name: 'Sunita Devi', age: '32', gender: 'F' }],
    ['Sunita Devi 32yrs F', { name: 'Sunita Devi', age: '32yrs', gender: 'F' }],
    ['Sunita Devi age 32', { name: 'Sunita Devi', age: '32' }],
    ['Ravi 25/M', { name: 'Ravi', age: '25', gender: 'M' }],
    ['Ravi 25 male', { name: 'Ravi', age: '25', gender: 'M' }],
    ['Baby of Asha 8 months f', { name: 'Baby of Asha', age: '8 months', gender: 'F' }],
    ['Kavya 1y 6m F 9845012345', { name: 'Kavya', age: '1y 6m', gender: 'F', phone: PHONE }],
    ['Kavya 12/03/2019 f', { name: 'Kavya', age: '12/03/2019', gender: 'F' }],
    ['Lakshmi M 45 F', { name: 'Lakshmi M', age: '45', gender: 'F' }],
    ['Lakshmi M 45', { name: 'Lakshmi M', age: '45' }],
    ['आशा राव ४५ F', { name: 'आशा राव', age: '45', gender: 'F' }],
    ["D'Souza J. 61", { name: "D'Souza J.", age: '61' }],
  ])('%j is read', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  it.each([
    '',
    'Ramesh Patil',
    'Ramesh M',
    '9845012345',
    '45 M',
    'Ravi 25 m',
    'Ravi 25 m 40',
    'Ramesh 45 Patil',
    'Ramesh 9845012345 9845012346',
    'Ramesh 450',
    'Ramesh 98450',
    'Room 12/45/99',
  ])('%j stays a name or a number', (typed) => {
    expect(typedPatient(typed, TODAY)).toBeNull();
  });

  it('leaves an unsure age in the name beside a phone', () => {
    const read = { name: 'Ravi 25 m', phone: PHONE };
    expect(typedPatient('Ravi 25 m 9845012345', TODAY)).toEqual(read);
  });
});
