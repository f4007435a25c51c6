import { describe, expect, it } from 'vitest';
import { check, type Dose, drug, ids } from './checked-examples.ts';

describe('dose and days', () => {
  const of = (name: string, dose: Dose) => ids([drug(name, dose)]);
  it.each([
    ['Paracetamol 500 mg Tablet', { tabletsPerDay: 8 }, []],
    ['Paracetamol 500 mg Tablet', { tabletsPerDay: 9 }, ['! dose:paracetamol:4500']],
    ['Dolo 650', { tabletsPerDay: 8 }, ['! dose:paracetamol:5200']],
    ['Cetirizine 10 mg Tablet', { tabletsPerDay: 2 }, []],
    ['Cetirizine 10 mg Tablet', { tabletsPerDay: 3 }, ['! dose:cetirizine:30']],
    ['Telmisartan 40 mg', { tabletsPerDay: 1, directions_to_use: '½-0-½' }, []],
    ['Rosuvastatin 20 mg Tablet', { tabletsPerDay: 2, directions_to_use: '0-0-½' }, []],
    [
      'Amlodipine 10 mg',
      { tabletsPerDay: 1, directions_to_use: '1-0-1' },
      ['! dose:amlodipine:20'],
    ],
    ['Domperidone 10 mg Tablet', { tabletsPerDay: 4 }, ['dose:domperidone:40']],
    ['Domperidone 10 mg Tablet', { tabletsPerDay: 3, numberOfDays: 10 }, ['days:domperidone:10']],
    ['Ketorolac 10 mg Tablet', { tabletsPerDay: 2, numberOfDays: 6 }, ['! days:ketorolac:6']],
    ['Paracetamol 250 mg/5 ml Syrup', { directions_to_use: '20 ml five times' }, []],
    [
      'Paracetamol 250 mg/5 ml Syrup',
      { directions_to_use: '30 ml three times a day' },
      ['! dose:paracetamol:4500'],
    ],
    ['Digoxin 0.25 mg Tablet', { tabletsPerDay: 3 }, ['! dose:digoxin:0.75']],
    ['Colecalciferol 60,000 IU Sachet', { tabletsPerDay: 9 }, []],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 7 }, []],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 8 }, ['! dose:colecalciferol:weekly']],
    ['Uprise D3 60k', { numberOfDays: 30 }, ['! dose:colecalciferol:weekly']],
    ['Osteofos 70', { numberOfDays: 28 }, ['! dose:alendronic acid:weekly']],
    ['Alendronic Acid 10 mg', { numberOfDays: 28 }, []],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 56, directions_to_use: 'once a week' }, []],
    [
      'Colecalciferol 60,000 IU Sachet',
      { numberOfDays: 90, directions_to_use: 'one sachet every month with milk' },
      [],
    ],
    ['Colecalciferol 1,000 IU Tablet', { numberOfDays: 60 }, []],
    ['Ramipril 10 mg', { tabletsPerDay: 2 }, []],
    ['Atenolol 100 mg', { tabletsPerDay: 2 }, []],
    ['Atenolol 100 mg', { tabletsPerDay: 3 }, ['! dose:atenolol:300']],
  ] as const)('%s %j', (name, dose, found) => {
    expect(of(name, dose)).toEqual(found);
  });

  it.each([
    ['Dolo 650', { tabletsPerDay: 8, directions_to_use: '1-0-1' }, ['! dose:paracetamol:5200']],
    ['Dolo 650', { tabletsPerDay: 1, directions_to_use: '2-2-2-2' }, ['! dose:paracetamol:5200']],
    ['Cetirizine 10 mg Tablet', { directions_to_use: 'TDS' }, ['! dose:cetirizine:30']],
    ['Combiflam', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
    ['Zerodol P', { tabletsPerDay: 3 }, ['! dose:aceclofenac:300']],
    [
      'Ibuprofen 400 mg / Paracetamol 325 mg Tablet',
      { tabletsPerDay: 13 },
      ['! dose:ibuprofen:5200', '! dose:paracetamol:4225'],
    ],
    ['Ibuprofen 400 mg & Paracetamol 325 mg', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
    ['Ibuprofen 400 mg and Paracetamol 325 mg', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
  ] as const)('use the larger number, for each part: %s %j', (name, dose, found) => {
    expect(of(name, dose)).toEqual(found);
  });

  it.each([
    ['Ibuprofen + Paracetamol Tablet', null, ['dose of Ibuprofen + Paracetamol Tablet']],
    ['Ibuprofen/Paracetamol 400/325 mg', null, ['dose of Ibuprofen/Paracetamol 400/325 mg']],
    ['Paracetamol 250 mg/5 ml Syrup', null, ['dose of Paracetamol 250 mg/5 ml Syrup']],
    ['Paracetamol 250 mg/5 ml Syrup', '5 ml three times a day', []],
    ['Combiflam', null, []],
    ['Diclofenac 1% Gel', null, []],
    ['Lactulose Syrup', null, []],
  ])('that cannot be computed are listed: %s, %s', (name, directions_to_use, unread) => {
    expect(check([drug(name, { directions_to_use })]).unread).toEqual(unread);
  });

  it('are summed over the drugs of an order', () => {
    const found = ids([
      drug('Dolo 650', { tabletsPerDay: 4 }),
      drug('Ibuprofen 400 mg + Paracetamol 500 mg Tablet', { tabletsPerDay: 3 }),
    ]);
    expect(found).toEqual(['! dose:paracetamol:4100', '! twice:paracetamol']);
  });

  it('warn that methotrexate is taken once a week', () => {
    const week = (directions_to_use: string) =>
      of('Methotrexate 7.5 mg Tablet', { numberOfDays: 4, directions_to_use });
    expect(week('Once a week')).toEqual([]);
    expect(week('1-0-0')).toEqual(['! dose:methotrexate:weekly']);
  });
});
