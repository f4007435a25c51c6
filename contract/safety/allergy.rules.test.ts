import { describe, expect, it } from 'vitest';
import { check, drug, ids } from './checked-examples.ts';

describe('an allergy', () => {
  it.each([
    ['Penicillin – rash', 'Augmentin 625', '! allergy:amoxicillin:penicillin – rash'],
    ['penicillin', 'Cefixime 200 mg Tablet', 'allergy:cefixime:penicillin'],
    ['Amoxycillin', 'Ampicillin 500 mg Capsule', '! allergy:ampicillin:amoxycillin'],
    ['Cephalosporins', 'Amoxicillin 500 mg', 'allergy:amoxicillin:cephalosporins'],
    ['sulpha drugs', 'Bactrim DS', '! allergy:sulfamethoxazole:sulpha drugs'],
    ['Sulfa', 'Silver Sulfadiazine 1% Cream', '! allergy:silver sulfadiazine:sulfa'],
    ['Ibuprofen – rash', 'Diclofenac 1% Gel', '! allergy:diclofenac:ibuprofen – rash'],
    ['painkillers', 'Ecosprin 75', '! allergy:aspirin:painkillers'],
    ['Aspirin (asthma)', 'Combiflam', '! allergy:ibuprofen:aspirin (asthma)'],
    ['allergic to Ciplox', 'Levofloxacin 500 mg', '! allergy:levofloxacin:allergic to ciplox'],
    ['Dolo', 'Paracetamol 500 mg Tablet', '! allergy:paracetamol:dolo'],
    ['ramipril: swollen lips', 'Enalapril 5 mg', '! allergy:enalapril:ramipril: swollen lips'],
    ['Allergy: Penicillin', 'Amoxicillin 500 mg', '! allergy:amoxicillin:allergy: penicillin'],
    ['Allergies: sulfa', 'Bactrim', '! allergy:sulfamethoxazole:allergies: sulfa'],
    [
      'Drug allergy (penicillin)',
      'Ampicillin 500 mg',
      '! allergy:ampicillin:drug allergy (penicillin)',
    ],
    ['Rash – amoxicillin', 'Augmentin 625', '! allergy:amoxicillin:rash – amoxicillin'],
    ['beta-lactams', 'Cefixime 200 mg', '! allergy:cefixime:beta-lactams'],
    [
      'Beta lactam antibiotics',
      'Amoxicillin 500 mg',
      '! allergy:amoxicillin:beta lactam antibiotics',
    ],
    ['β-lactam', 'Faropenem 200 mg', '! allergy:faropenem:β-lactam'],
    ['Carbapenems', 'Faropenem 200 mg', '! allergy:faropenem:carbapenems'],
  ])('%s matches %s', (allergy, name, found) => {
    expect(ids([name], { allergies: [allergy] })).toEqual([found]);
  });

  it.each([
    ['Dust', 'Amoxicillin 500 mg'],
    ['Penicillin', 'Azithromycin 500 mg'],
    ['Paracetamol', 'Ibuprofen 400 mg'],
    ['Sulfa', 'Furosemide 40 mg'],
    ['Dust (not penicillin)', 'Amoxicillin 500 mg'],
    ['Peanut – takes cetirizine', 'Cetirizine 10 mg'],
    ['Ibuprofen – rash (tolerates paracetamol)', 'Paracetamol 500 mg'],
    ['Atorvastatin', 'Rosuvastatin 10 mg'],
  ])('%s does not match %s', (allergy, name) => {
    expect(ids([name], { allergies: [allergy] })).toEqual([]);
  });

  it.each([
    ['Zorbi 500', 'Amoxicillin', '! allergy:amoxicillin:penicillin'],
    ['Zorbi Clav 625', 'Amoxicillin + Clavulanic Acid', '! allergy:amoxicillin:penicillin'],
    ['Zorbi 500', 'Amoxicillin + Zorbicillin', '! allergy:amoxicillin:penicillin'],
  ])('of %s is found by its generic name %s', (name, generic_name, found) => {
    const line = { ...drug(name), generic_name };
    expect(ids([line], { allergies: ['Penicillin'] })).toEqual([found]);
  });

  it('keeps to the name where the name is known', () => {
    const line = { ...drug('Cetirizine 10 mg'), generic_name: 'Amoxicillin' };
    expect(ids([line], { allergies: ['Penicillin'] })).toEqual([]);
  });

  it('unknown to the tables is listed, and is checked against the prescription too', () => {
    const { unread } = check([], { allergies: ['Dust', 'Penicillin'] });
    expect(unread).toEqual(['allergy to Dust']);
    expect(
      ids([], { allergies: ['Penicillin'] }, 'Rest\n1. Tab Augmentin 625 1-0-1 x 5 days'),
    ).toEqual(['! allergy:amoxicillin:penicillin']);
  });
});
