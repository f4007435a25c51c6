import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPatient } from './typed-patient.rules.ts';

const TODAY = '2026-11-28';
const PHONE = '9845012345';

const RAMESH = { name: 'Ramesh Kulkarni', age: '45', gender: 'M', phone: PHONE } as const;

describe('details in any order', () => {
  it.each([
    ['Ramesh Kulkarni 45 M 9845012345', RAMESH],
    ['9845012345 Ramesh Kulkarni, M 45', RAMESH],
    ['9845012345 45/M Ramesh Kulkarni', RAMESH],
    ['45 M, Ramesh Kulkarni 9845012345', RAMESH],
    ['Ramesh Kulkarni 9845012345 M 45', RAMESH],
    ['45 M 9845012345 Ramesh Kulkarni', RAMESH],
    ['M 45 Ramesh Kulkarni 9845012345', RAMESH],
    ['Ramesh 45/M Kulkarni +91 98450-12345', RAMESH],
    ['Mr. Ramesh Kulkarni 45 9845012345', RAMESH],
    ['45/M Ramesh 9845012345 Pune', { ...RAMESH, name: 'Ramesh Pune' }],
    ['Sunita Devi, F, 32', { name: 'Sunita Devi', age: '32', gender: 'F' }],
    ['45 yrs Ramesh', { name: 'Ramesh', age: '45 yrs' }],
    ['Asha 45/O', { name: 'Asha', age: '45', gender: 'O' }],
    ['Ramesh male 9845012345', { name: 'Ramesh', gender: 'M', phone: PHONE }],
    ['baby of Sunita 3 mths F', { name: 'baby of Sunita', age: '3 mths', gender: 'F' }],
    ['F 3 mths baby of Sunita', { name: 'baby of Sunita', age: '3 mths', gender: 'F' }],
    ['Mr Ramesh Kulkarni', { name: 'Ramesh Kulkarni', gender: 'M' }],
    ['Smt. Sunita', { name: 'Sunita', gender: 'F' }],
    ['Mrs Sunita 32', { name: 'Sunita', age: '32', gender: 'F' }],
    ['Mr Ramesh 45', { name: 'Ramesh', age: '45', gender: 'M' }],
    ['Mrs. Patil 50', { name: 'Patil', age: '50', gender: 'F' }],
    ['MRS PATIL 50', { name: 'PATIL', age: '50', gender: 'F' }],
    ['Ms Rao', { name: 'Rao', gender: 'F' }],
    ['ms. rao', { name: 'rao', gender: 'F' }],
    ['Mr Ward 55', { name: 'Ward 55', gender: 'M' }],
    ['Mr Unknown 12', { name: 'Unknown 12', gender: 'M' }],
    ['Mr Other', { name: 'Other', gender: 'M' }],
    ['Ravi 25, M', { name: 'Ravi', age: '25', gender: 'M' }],
    ['Ramesh 45M Kulkarni', { name: 'Ramesh Kulkarni', age: '45', gender: 'M' }],
    ['Baby 45d Sharma', { name: 'Baby Sharma', age: '45d' }],
    ['45 other Asha Rao 9845012345', { name: '45 other Asha Rao', phone: PHONE }],
    ['Mr Asha 32 F', { name: 'Mr Asha', age: '32', gender: 'F' }],
    ['Mr Dr. Rao', { name: 'Dr. Rao', gender: 'M' }],
  ])('%j is read', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  const SUNITA = { name: 'Sunita', guardian_relation: 'W/o', guardian_name: 'Ramesh' } as const;
  it.each([
    ['Sunita w/o Ramesh 32 F', { ...SUNITA, age: '32', gender: 'F' }],
    ['32/F Sunita W/O. Ramesh', { ...SUNITA, age: '32', gender: 'F' }],
    ['Sunita F/32 wife of Ramesh', { ...SUNITA, age: '32', gender: 'F' }],
    ['Sunita w/o Ramesh F 32', { ...SUNITA, age: '32', gender: 'F' }],
    ['Sunita w/o Ramesh 9845012345 32 F', { ...SUNITA, age: '32', gender: 'F', phone: PHONE }],
    ['Sunita W/o Ramesh, Pune 32 F', { ...SUNITA, name: 'Sunita, Pune', age: '32', gender: 'F' }],
    ['Sunita w/o Ramesh', SUNITA],
    [
      'Ravi s/o Ramesh Rao',
      { name: 'Ravi', guardian_relation: 'S/o', guardian_name: 'Ramesh Rao' },
    ],
    ['Asha d/o Ramesh', { name: 'Asha', guardian_relation: 'D/o', guardian_name: 'Ramesh' }],
    ['Asha c/o Ramesh', { name: 'Asha', guardian_relation: 'C/o', guardian_name: 'Ramesh' }],
    ['Sunita W/O Ramesh 45', { ...SUNITA, age: '45' }],
    ['Sunita w/o Ramesh, F, 32', { ...SUNITA, age: '32', gender: 'F' }],
    ['Sunita w/o Ramesh M 32', { ...SUNITA, guardian_name: 'Ramesh M', age: '32' }],
    ['Sunita W/O Ramesh Pal Male 32', { ...SUNITA, guardian_name: 'Ramesh Pal Male', age: '32' }],
    [
      'Kamla D/O Ram F 32',
      { name: 'Kamla', guardian_relation: 'D/o', guardian_name: 'Ram', age: '32', gender: 'F' },
    ],
    [
      'Ravi s/o Ram F 32',
      { name: 'Ravi', guardian_relation: 'S/o', guardian_name: 'Ram F', age: '32' },
    ],
    [
      'Asha c/o Ram M 32',
      { name: 'Asha', guardian_relation: 'C/o', guardian_name: 'Ram M', age: '32' },
    ],
    ['Mr Sunita w/o Ramesh', { ...SUNITA, name: 'Mr Sunita' }],
  ])('%j has the guardian', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  it.each(['Sunita w/o', 'w/o Ramesh', 'Asha d/o Ravi s/o Mohan', 'Mr', 'Mr R', 'Unknown male'])(
    '%j stays a name',
    (typed) => {
      expect(typedPatient(typed, TODAY)).toBeNull();
    },
  );

  it.each([
    ['Baby son of Sunita 2 days', { name: 'Baby son of Sunita', age: '2 days' }],
    ['Newborn D/o Sunita 2 days F', { name: 'Newborn D/o Sunita', age: '2 days', gender: 'F' }],
    ['2 days baby son of Sunita', { name: 'baby son of Sunita', age: '2 days' }],
    ['9845012345 Baby S/o Sunita', { name: 'Baby S/o Sunita', phone: PHONE }],
    [
      'B/o Sunita w/o Ramesh',
      { name: 'B/o Sunita', ...{ guardian_relation: 'W/o', guardian_name: 'Ramesh' } },
    ],
  ])('%j is the child, not the parent', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  it.each([
    ['9845012345 Ramesh Kulkarni M 45', { name: 'Ramesh Kulkarni M', age: '45' }],
    ['45 M Ramesh Kulkarni 9845012345', { name: '45 M Ramesh Kulkarni' }],
    ['Ramesh 9845012345 Sector 17', { name: 'Ramesh Sector 17' }],
    ['Maria 45 D Souza 9845012345', { name: 'Maria 45 D Souza' }],
    ['9845012345 Unknown 12', { name: 'Unknown 12' }],
    ['Ramesh fever 3 days 9845012345', { name: 'Ramesh fever 3 days' }],
    ['K. R. Narayan, H. No. 12, 9845012345', { name: 'K. R. Narayan, H. No. 12' }],
  ])('of %j only the certain details are read', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual({ ...read, phone: PHONE });
  });

  it.each([
    'Maria 45 D Souza',
    '45 D Souza Maria',
    'John 32 W Smith',
    'John 45 Mo Salah',
    'Ramesh 45 Y Rao',
    'Amit 10 D Cruz M',
    'Ramesh 3 days fever',
    'Ramesh fever since 3 days',
    'Ramesh bukhar 3 din',
    'Ramesh 2 weeks burning',
    'Ramesh 6/12 MG Road',
    '3 days fever Ramesh',
    'Vijaya Lakshmi M 34',
    'Anita Rao M 25',
    'Lakshmi Narayan O 45',
    'Om Prakash M 3',
    'K R Narayanan M 60',
    'Ramesh 45 O Positive',
    'Ramesh 45 O',
    'Ramesh 45 O+',
    'Sunita 45 M G Road',
    'Sunita 45 F Block',
    'S. Ramesh 45 B+',
    'MS Dhoni',
    'ms dhoni',
    'MR Poovamma',
    'Mr and Mrs Patil',
    'Ravi Other',
    'Ward 55 Male',
    'Ramesh Patil Sector 17 M',
    'Ramesh Plot M/34',
    'Suresh Chak 45 M',
    'Flat 12d',
    'Ward Male',
    'Ramesh 45 M 411001',
    'Ramesh 411001',
    'Sita w/o Ram 52 M',
    'Ramesh 65 98450 12345 M Rao',
    '9845012345 45 M Ramesh Kulkarni',
  ])('%j stays as it was typed', (typed) => {
    expect(typedPatient(typed, TODAY)).toBeNull();
  });

  it.each([
    ['S. Venkatesan 45 M', { name: 'S. Venkatesan', age: '45', gender: 'M' }],
    ['M S Subbulakshmi 60 F', { name: 'M S Subbulakshmi', age: '60', gender: 'F' }],
    ['Ramesh B+ 45 M', { name: 'Ramesh B+', age: '45', gender: 'M' }],
    ['Ramesh 45/M B+ve', { name: 'Ramesh B+ve', age: '45', gender: 'M' }],
    ['Sita 45/F fever', { name: 'Sita fever', age: '45', gender: 'F' }],
    ['Gurpreet V.P.O. Dhanaula 45 M', { name: 'Gurpreet V.P.O. Dhanaula', age: '45', gender: 'M' }],
    ['Asha Rao - 45 - F', { name: 'Asha Rao', age: '45', gender: 'F' }],
  ])('%j keeps initials, village, blood group and complaint in the name', (typed, read) => {
    expect(typedPatient(typed, TODAY)).toEqual(read);
  });

  it.each([
    'Ramesh 45 M B+',
    'Sita 45 F fever 3 days',
    'Kamla Devi Ward No. 4 45 F',
    'Raju 45 Y/M Pune',
    'P. T. Usha F',
    'Nandini x 2 days',
    'Ravi Kumar 5 ft M',
    'Mary 24 th Street',
  ])('%j has nothing certain', (typed) => {
    expect(typedPatient(typed, TODAY)).toBeNull();
  });

  it('loses no letter and no digit of a line, in any order', () => {
    const parts = fc.shuffledSubarray(
      [
        'Ramesh Kulkarni',
        '45/M',
        '9845012345',
        'w/o Sunita',
        'Pune',
        '45 yrs',
        'female',
        'Mr',
        '7',
      ],
      { minLength: 1 },
    );
    fc.assert(
      fc.property(parts, (words) => {
        const line = words.join(', ');
        const read = typedPatient(line, TODAY);
        const kept = Object.values(read ?? { line })
          .join(' ')
          .toLowerCase();
        const lost = line
          .toLowerCase()
          .split(/[\s,/]+/)
          .filter((word) => !kept.includes(word));
        // The gender is a code: `female` is `F`, and `Mr` is `M`.
        expect(lost.filter((word) => !['female', 'mr'].includes(word))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
