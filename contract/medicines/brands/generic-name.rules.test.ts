import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genericName } from './generic-name.rules.ts';

describe('the generic name', () => {
  it.each([
    ['Pan 40 mg Tablet', 'PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)'],
    ['Dolo 650 mg Tablet (strip of 15)', 'PARACETAMOL 650 mg (Dolo 650 mg Tablet)'],
    ['Thyronorm 50 mcg', 'LEVOTHYROXINE 50 mcg (Thyronorm 50 mcg)'],
    [
      'Calpol 250 mg/5 ml Syrup (bottle of 60 ml)',
      'PARACETAMOL 250 mg/5 ml (Calpol 250 mg/5 ml Syrup)',
    ],
    // The unit is not written, and another brand's number is in mcg.
    ['Dolo 650', 'PARACETAMOL (Dolo 650)'],
    ['Augmentin 625 mg', 'AMOXICILLIN + CLAVULANIC ACID (Augmentin 625 mg)'],
    ['Telma 40 mg 80 mg', 'TELMISARTAN (Telma 40 mg 80 mg)'],
    ['Combiflam', 'IBUPROFEN 400 mg + PARACETAMOL 325 mg (Combiflam)'],
    ['Paracetamol 650 mg Tablet', 'PARACETAMOL 650 mg Tablet'],
    ['Azithromycin 500 mg Tablet', 'AZITHROMYCIN 500 mg Tablet'],
    ['Ibuprofen + Paracetamol 325 mg', 'IBUPROFEN + PARACETAMOL 325 mg'],
    ['Pantoprazole 40 mg + Domperidone 30 mg SR', 'PANTOPRAZOLE 40 mg + DOMPERIDONE 30 mg SR'],
  ])('%s: %s', (name, printed) => {
    expect(genericName(name)).toBe(printed);
  });

  it.each(['Zyxwol 10 mg', 'Rare Balm', 'Cotton roll 500 g', '', '—', '12'])(
    'of an unknown name is the name: %s',
    (name) => {
      expect(genericName(name)).toBe(name);
    },
  );

  it('keeps each letter and number of a name without a pack', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        expect(genericName(name).toLowerCase()).toContain(name.trim().toLowerCase());
      }),
    );
  });
});
