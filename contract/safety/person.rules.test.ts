import { describe, expect, it } from 'vitest';
import { check, drug, ids } from './checked-examples.ts';

describe('the patient', () => {
  it.each([
    ['Ecosprin 75', 15, ['! age:aspirin']],
    ['Ecosprin 75', 16, []],
    ['Doxycycline 100 mg', 7, ['! age:doxycycline']],
    ['Doxycycline 100 mg', 8, []],
    ['Ciprofloxacin 500 mg', 17, ['! age:ciprofloxacin']],
    ['Ciprofloxacin 0.3% Eye Drops', 5, []],
    ['Tramadol 50 mg', 11, ['! age:tramadol']],
    ['Metoclopramide 10 mg', 0, ['! age:metoclopramide']],
    ['Metoclopramide 10 mg', 10, ['age:metoclopramide']],
    ['Loperamide 2 mg', 1, ['! age:loperamide']],
    ['Ecosprin 75', null, []],
  ])('%s at %s years', (name, age, found) => {
    expect(ids([name], { age })).toEqual(found);
  });

  const child = (age: number | null, name: string, directions_to_use = '5 ml four times a day') => {
    const { warnings, unread } = check([drug(name, { directions_to_use })], { age });
    return [...warnings.map(({ id, isSerious }) => (isSerious ? `! ${id}` : id)), ...unread];
  };
  const PCM = 'Paracetamol 250 mg/5 ml Syrup';
  const IBU = 'Ibuprofen 100 mg/5 ml Syrup';
  it.each([
    [PCM, 1, [`dose of ${PCM} for a child`]],
    [PCM, 2, ['dose:paracetamol:1000']],
    [PCM, 4, []],
    [PCM, 12, []],
    [IBU, 2, []],
    [IBU, 1, [`dose of ${IBU} for a child`]],
    ['Ibuprofen 200 mg/5 ml Syrup', 2, ['! dose:ibuprofen:800']],
    [
      'Amoxicillin 250 mg/5 ml Suspension',
      11,
      ['dose of Amoxicillin 250 mg/5 ml Suspension for a child'],
    ],
    ['Amoxicillin 250 mg/5 ml Suspension', null, []],
    ['Diclofenac 1% Gel', 5, []],
  ])('a dose of %s at %s years', (name, age, found) => {
    expect(child(age, name)).toEqual(found);
  });

  it("a child's dose that cannot be computed is listed once, and on the prescription", () => {
    expect(child(5, PCM, 'After food')).toEqual([`dose of ${PCM} for a child`]);
    expect(check([], { age: 5 }, 'Syp Amoxicillin 5 ml').unread).toEqual([
      'dose of Syp Amoxicillin 5 ml for a child',
    ]);
    const [found] = check([drug(PCM, { directions_to_use: '10 ml four times a day' })], {
      age: 3,
    }).warnings;
    expect(found?.message).toBe(
      'Paracetamol 2,000 mg a day: for a child of 3 years usually at most 800 mg.',
    );
  });

  const due = (pregnancy_due_on: string | null) => ({ age: 28, pregnancy_due_on });
  it.each([
    ['Telmisartan 40 mg', due('2027-05-01'), ['! pregnancy:telmisartan:known']],
    ['Ibuprofen 400 mg', due('2027-05-01'), ['pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2027-04-10'), ['! pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2027-04-11'), ['pregnancy:ibuprofen:known']],
    ['Tamoxifen 20 mg', due('2027-05-01'), ['! pregnancy:tamoxifen:known']],
    ['Dronedarone 400 mg', due('2027-05-01'), ['! pregnancy:dronedarone:known']],
    ['Eplerenone 25 mg', due('2027-05-01'), ['pregnancy:eplerenone:known']],
    ['Bosentan 62.5 mg', due('2027-05-01'), ['! pregnancy:bosentan:known']],
    ['Ribavirin 200 mg', due(null), ['pregnancy:ribavirin:asked']],
    ['MMR Vaccine Injection', due('2027-05-01'), ['! pregnancy:mmr vaccine:known']],
    ['Methimazole 5 mg', due('2027-05-01'), ['pregnancy:methimazole:known']],
    ['Cyclophosphamide 50 mg', due('2027-05-01'), ['! pregnancy:cyclophosphamide:known']],
    ['Tretinoin 0.05% Cream', due('2027-05-01'), []],
    ['Ibuprofen 400 mg', due('2026-12-20'), ['! pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2026-11-01'), []],
    ['Paracetamol 500 mg', due('2027-05-01'), []],
    ['Misoprostol 25 mcg Vaginal Tablet', due('2027-05-01'), ['! pregnancy:misoprostol:known']],
    [
      'Doxycycline Powder for Oral Suspension',
      due('2027-05-01'),
      ['! pregnancy:doxycycline:known'],
    ],
    ['Methotrexate 2.5 mg', due(null), ['pregnancy:methotrexate:asked']],
    ['Methotrexate 2.5 mg', { age: 60, pregnancy_due_on: null }, []],
    ['Atorvastatin 10 mg', due(null), []],
  ])('%s, %j', (name, patient, found) => {
    expect(ids([name], patient)).toEqual(found);
  });
});
