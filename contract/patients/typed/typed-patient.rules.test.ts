import { describe, expect, it } from 'vitest';
import { storedPhone } from '../phone.rules.ts';
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
    ['Lakshmi M 45 y', { name: 'Lakshmi M', age: '45 y' }],
    ['Lakshmi M 45 9845012345', { name: 'Lakshmi M', age: '45', phone: PHONE }],
    ['आशा राव ४५ F', { name: 'आशा राव', age: '45', gender: 'F' }],
    ["D'Souza J. 61 yrs", { name: "D'Souza J.", age: '61 yrs' }],
    ['Kavya dob 12/03/2019 F', { name: 'Kavya', age: '12/03/2019', gender: 'F' }],
    ['Kavya D.O.B.: 2019-03-12', { name: 'Kavya', age: '2019-03-12' }],
    ['Ramesh Patil, Age - 45 M', { name: 'Ramesh Patil', age: '45', gender: 'M' }],
    ['Ramesh aged 45', { name: 'Ramesh', age: '45' }],
    ['Asha 45 F.', { name: 'Asha', age: '45', gender: 'F' }],
    ['Asha\u200e 45 F', { name: 'Asha', age: '45', gender: 'F' }],
    ['Kavya 6/12 F', { name: 'Kavya', age: '6/12', gender: 'F' }],
    ['Kavya 6/12', { name: 'Kavya', age: '6/12' }],
    ['Ravi 18 / 12 M 9845012345', { name: 'Ravi', age: '18 / 12', gender: 'M', phone: PHONE }],
    ['Baby of Asha 2/52, F', { name: 'Baby of Asha', age: '2/52', gender: 'F' }],
    ['Asha Rao 45 वर्ष', { name: 'Asha Rao', age: '45 वर्ष' }],
    ['आशा राव ४५ साल F', { name: 'आशा राव', age: '45 साल', gender: 'F' }],
    [
      'आशा राव, ४५ वर्ष, महिला, ९८४५० १२३४५',
      { name: 'आशा राव', age: '45 वर्ष', gender: 'F', phone: PHONE },
    ],
    ['राम 45 साल पुरुष', { name: 'राम', age: '45 साल', gender: 'M' }],
    ['Ravi २ साल ३ महीने M', { name: 'Ravi', age: '2 साल 3 महीने', gender: 'M' }],
    ['Ravi 3 हफ़्ते M', { name: 'Ravi', age: '3 हफ़्ते', gender: 'M' }],
    ['Ravi 8 mahine M', { name: 'Ravi', age: '8 mahine', gender: 'M' }],
    ['Unknown 9845012345', { name: 'Unknown', phone: PHONE }],
    ['Unknown 011-23456789', { name: 'Unknown', phone: '011-23456789' }],
    ['Unknown ph 23456789', { name: 'Unknown', phone: '23456789' }],
    ['Ramesh 20261128', { name: 'Ramesh', phone: '20261128' }],
    ['Ramesh 91 98450 12345', { name: 'Ramesh', phone: '91 98450 12345' }],
    ['Ramesh 9845012345 Patil', { name: 'Ramesh Patil', phone: PHONE }],
  ])('%j is read', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  it.each([
    'Asha Rao 45 F mobile no. 9845012345',
    'Asha Rao Age:45/F 9845012345',
    'Asha Rao (45/F) 9845012345',
    'Asha Rao 45 F (9845012345)',
    'Asha Rao 00919845012345 45 F',
    'Asha\u200e Rao 45 F \u202a+91 98450 12345\u202c',
  ])('of %j has age, gender and phone, not a longer name', (typed) => {
    const read = typedPatient(typed, TODAY);
    expect({ ...read, phone: storedPhone(read?.phone ?? '') }).toEqual({
      ...{ name: 'Asha Rao', age: '45', gender: 'F', phone: PHONE },
    });
  });

  it('has age and gender beside a landline', () => {
    const read = { name: 'Asha Rao', age: '45', gender: 'F', phone: '011-23456789' };
    expect(typedPatient('Asha Rao 45 F 011-23456789', TODAY)).toEqual(read);
  });

  it('keeps the joiners of a name', () => {
    const name = 'ക\u0d4d\u200dഷമ ന\u0d4d\u200d';
    expect(typedPatient(`${name} 9845012345`, TODAY)).toEqual({ name, phone: PHONE });
    expect(typedPatient(`${name} 011-23456789`, TODAY)).toMatchObject({ name });
  });

  it.each([
    '',
    'Ramesh 45 011-23456789',
    'Ramesh 45 12-03-1990',
    'Ramesh Patil',
    'Ramesh M',
    '9845012345',
    '45 M',
    'Ravi 25 m',
    'Ravi 25 m 40',
    'Ward 55',
    'Unknown 12',
    'Unknown 20261128',
    'Unknown male 20261128',
    'unidentified (2026112801)',
    'अज्ञात २०२६११२८',
    'Kavya 5/7',
    'Room 30/12',
    'Asha 45 वर्षा',
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
