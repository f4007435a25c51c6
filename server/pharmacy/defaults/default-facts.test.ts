import { describe, expect, it } from 'vitest';
import {
  SCHEDULE_LISTS,
  SKIN_STEROIDS,
} from '#contract/medicines/schedules/schedule-lists.data.ts';
import { DrugBody } from '#contract/pharmacy/drug.ts';
import { readFacts } from './default-facts.ts';
import { defaultMedications } from './default-medications.ts';

describe('the facts of a shipped medicine', () => {
  it.each([
    ['Paracetamol 120 mg/5 ml Syrup', ['Paracetamol', '120 mg/5 ml', 'Syrup']],
    [
      'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet',
      ['Amoxicillin + Clavulanic Acid', '500 mg + 125 mg', 'Tablet'],
    ],
    ['Metoprolol Succinate XR 25 mg Tablet', ['Metoprolol Succinate', '25 mg', 'XR Tablet']],
    [
      'Pantoprazole 40 mg + Domperidone 30 mg SR Capsule',
      ['Pantoprazole + Domperidone', '40 mg + 30 mg', 'SR Capsule'],
    ],
    ['Ciprofloxacin 0.3% Eye/Ear Drops', ['Ciprofloxacin', '0.3%', 'Eye/Ear Drops']],
    ['Sterile Water for Injection', ['Sterile Water for Injection', null, 'Injection']],
    ['Vitamin B Complex Tablet', ['Vitamin B Complex', null, 'Tablet']],
    ['Roller Bandage 10 cm', [null, null, null]],
  ])('%s', (composition, expected) => {
    const { generic, strength, form } = readFacts(composition);
    expect([generic, strength, form]).toEqual(expected);
  });

  it.each([
    ['Tramadol 37.5 mg + Paracetamol 325 mg Tablet', 'H1'],
    ['Pregabalin 75 mg Capsule', 'H1'],
    ['Moxifloxacin 0.5% Eye Drops', 'H1'],
    ['Glimepiride 1 mg + Metformin SR 500 mg Tablet', 'H'],
    ['Metformin 500 mg Tablet', 'G'],
    ['Doxylamine 10 mg + Pyridoxine 10 mg Tablet', 'G'],
    ['Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg Tablet', 'H'],
    ['Clobetasol 0.05% Cream', 'H'],
    // Schedule H has their hormones, Schedule K sells them without a prescription.
    ['Levonorgestrel 1.5 mg Tablet', null],
    ['Ethinylestradiol 0.03 mg + Levonorgestrel 0.15 mg Tablet', null],
    // The schedules leave out preparations for the skin.
    ['Clindamycin 1% Gel', null],
    ['Paracetamol 500 mg Tablet', null],
  ])('%s is in schedule %s', (composition, schedule) => {
    expect(readFacts(composition).schedule?.value ?? null).toBe(schedule);
  });

  it('has a source for each, and every substance of the lists is in the shipped list', () => {
    const all = defaultMedications();
    const generics = new Set(all.flatMap(({ generic_name: name }) => name?.split(' + ') ?? []));
    const listed = [...SCHEDULE_LISTS, SKIN_STEROIDS].flatMap(({ substances }) =>
      substances.trim().split(/,\s*/),
    );
    const unused = ['Codeine', 'Ethambutol', 'Isoniazid', 'Pyrazinamide', 'Rifampicin', 'Zolpidem'];
    expect(listed.filter((name) => !generics.has(name))).toEqual(unused);
    for (const { name } of all) {
      const { schedule, hsn, gst } = readFacts(name.replace(/ \([^()]*\)$/, ''));
      for (const fact of [schedule, hsn, gst]) expect(fact?.source).not.toBe('');
    }
  });

  it('passes the form, each of them', () => {
    const all = defaultMedications();
    expect(all).toHaveLength(450);
    const wrong = all.filter(({ price, ...drug }) => {
      return !DrugBody.omit({ price: true, buying_price: true }).safeParse(drug).success;
    });
    expect(wrong).toEqual([]);
    expect(all.filter(({ hsn }) => hsn === null).map(({ name }) => name)).toEqual([
      'Spacer for Inhaler (1 piece)',
      'Potassium Nitrate Toothpaste (100 g)',
      'Surgical Spirit (100 ml)',
    ]);
  });
});
