import { array, assert, constantFrom, property, shuffledSubarray, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, drug, ids } from './checked-examples.ts';
import { DRUG_CLASSES } from './classes/drug-classes.ts';

describe('unknown drugs', () => {
  it('are listed, and cause no warning', () => {
    const found = check(['Zubinol Forte 5 mg', 'Paracetamol 500 mg Tablet'], {}, 'Wheelchair');
    expect(found).toEqual({
      warnings: [],
      uncheckedIds: ['Zubinol Forte 5 mg'],
      unread: ['Wheelchair'],
    });
  });

  it('never cause a warning, for any patient', () => {
    const unknown = string({ minLength: 1, maxLength: 12 }).map(
      (text) => `Qx${text.replace(/[^a-z]/gi, 'q')}zz`,
    );
    assert(
      property(array(unknown, { maxLength: 6 }), (names) => {
        const patient = {
          age: 1,
          allergies: ['Penicillin', 'Aspirin', 'sulfa'],
          pregnancy_due_on: '2026-12-20',
        };
        const lots = names.map((name) => drug(name, { tabletsPerDay: 99, numberOfDays: 999 }));
        expect(check(lots, patient, names.join('\n')).warnings).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  [
    'an adult',
    'Warfarin 5 mg, Ibuprofen 400 mg, Clarithromycin 500 mg, Simvastatin 20 mg, Ramipril 5 mg, Spironolactone 25 mg',
    { allergies: ['NSAIDs'] },
    [
      '! allergy:ibuprofen:nsaids',
      '! interaction:clarithromycin+simvastatin',
      '! interaction:clarithromycin+warfarin',
      '! interaction:ibuprofen+warfarin',
      'interaction:ibuprofen+ramipril',
      'interaction:ibuprofen+spironolactone',
      'interaction:ramipril+spironolactone',
      'interaction:simvastatin+warfarin',
    ],
  ],
  [
    'a child',
    'Amoxicillin 500 mg, Ciprofloxacin 250 mg, Doxycycline 100 mg, Aspirin 75 mg',
    { age: 7, allergies: ['Penicillin'] },
    [
      '! age:aspirin',
      '! age:ciprofloxacin',
      '! age:doxycycline',
      '! allergy:amoxicillin:penicillin',
    ],
  ],
  [
    'a pregnant woman',
    'Metronidazole 400 mg, Diclofenac 50 mg Tablet, Telmisartan 40 mg, Atorvastatin 10 mg',
    { age: 28, pregnancy_due_on: '2026-12-20' },
    [
      '! pregnancy:atorvastatin:known',
      '! pregnancy:diclofenac:known',
      '! pregnancy:telmisartan:known',
      'interaction:diclofenac+telmisartan',
      'pregnancy:metronidazole:known',
    ],
  ],
])(
  'finds every warning in a complete order of %s, in any order of its lines',
  (_who, names, patient, found) => {
    const lines = names.split(', ');
    expect(ids(lines, patient)).toEqual(found);
    expect(ids(lines.toReversed(), patient)).toEqual(found);
  },
);

const NAMES = Object.values(DRUG_CLASSES).flatMap(({ members }) => members.split(', '));

it('does not depend on line order', () => {
  assert(
    property(
      array(constantFrom(...NAMES), { minLength: 2, maxLength: 7 }).map((names) => [
        ...new Set(names),
      ]),
      shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 }),
      (names, order) => {
        const shuffled = order.flatMap((index) => names[index] ?? []);
        const patient = {
          age: 7,
          allergies: ['Penicillin', 'NSAIDs'],
          pregnancy_due_on: '2026-12-20',
        };
        expect(check(shuffled, patient).warnings).toEqual(check(names, patient).warnings);
      },
    ),
    { numRuns: 100 },
  );
});
