import { describe, expect, it } from 'vitest';
import { writingsOf } from './same-writing.rules.ts';

const drug = (name: string, form: string | null = null, strength: string | null = null) => ({
  ...{ id: name, name, form, strength },
});
const other = (name: string, existing: string) => writingsOf([drug(existing)])(drug(name))?.name;

describe('another writing of a drug', () => {
  it.each([
    ['Paracetamol 500mg Tab', 'PARACETAMOL TAB 500 MG'],
    ['Tab. Paracetamol 500', 'Paracetamol 500 mg Tablet'],
    ['Amoxycillin Cap 500', 'Amoxicillin 500mg Capsules'],
    ['Ceftriaxone Inj 1 g', 'INJ CEFTRIAXONE 1000MG'],
    ['Dolo-650 Tab', 'TAB DOLO 650'],
    ['Dolo 650 mg', 'Tab Dolo 650'],
    ['Amlodipine Besylate 5mg Tab', 'Tab Amlodipine 5 mg'],
    ['Metformin SR 500 Tab', 'Tab Metformin 500mg SR'],
    ['Amoxicillin + Clavulanic Acid 625 Tab', 'Tab Amoxicillin 500mg + Clavulanic acid 125mg'],
    ['Ambroxol Syrup 100ml', 'Syp Ambroxol 100 ml'],
    ['Clotrimazole 1% Cream 15 g', 'Cream Clotrimazole 1 % 15gm'],
  ])('%s is one of %s', (name, existing) => {
    expect(other(name, existing)).toBe(existing);
    expect(other(existing, name)).toBe(name);
  });

  it.each([
    ['Paracetamol 650mg Tab', 'PARACETAMOL TAB 500 MG'],
    ['Paracetamol 500mg Tab', 'Paracetamol 500 mg Capsule'],
    ['Paracetamol 500 Tab', 'Crocin 500 Tab'],
    ['Metformin SR 500 Tab', 'Tab Metformin 500mg'],
    ['Ambroxol Syrup 60ml', 'Syp Ambroxol 100 ml'],
    ['Clotrimazole 1% Cream 15 g', 'Cream Clotrimazole 1% 30 g'],
    ['Ferrous Ascorbate Tab', 'Tab Ferrous Sulphate'],
    ['Betadine', 'Betadine Gargle'],
    ['Ciplox Eye Drops', 'Ciplox Ear Drops'],
    ['Gloves', 'Syringe 5 ml'],
    ['Pan 40', 'Pan D 40'],
    ['500', '500 mg'],
  ])('%s is not one of %s', (name, existing) => {
    expect(other(name, existing)).toBeUndefined();
    expect(other(existing, name)).toBeUndefined();
  });

  it('has its strength and form from their columns, too', () => {
    const find = writingsOf([drug('Paracetamol', 'Tablet', '500 mg')]);
    expect(find(drug('Paracetamol Tab 500'))?.name).toBe('Paracetamol');
    expect(find(drug('Paracetamol', 'TAB', '650'))).toBeUndefined();
  });
});
