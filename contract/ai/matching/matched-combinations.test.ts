import { describe, expect, it } from 'vitest';
import { indexDrugs } from './drug-index.rules.ts';
import { matchDrug } from './match-drug.rules.ts';
import { listedDrug, SHELF } from './testing/shelf.ts';

describe('two generic names without a sign between them', () => {
  const found = (name: string) => {
    const match = matchDrug(SHELF, { name });
    return match.kind === 'sure' ? match.found.name : match.kind;
  };

  it.each([
    ['aceclofenac paracetamol', 'Aceclofenac 100 mg + Paracetamol 325 mg Tablet'],
    ['aceclo para', 'Aceclofenac 100 mg + Paracetamol 325 mg Tablet'],
    ['paracetamol ibuprofen', 'Ibuprofen 400 mg + Paracetamol 325 mg Tablet'],
    ['pcm + ibu', 'Ibuprofen 400 mg + Paracetamol 325 mg Tablet'],
    ['amoxy clav 625', 'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet'],
    ['ferrous ascorbate folic acid', 'Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg Tablet'],
  ])('%s is the combination of the clinic', (written, name) => {
    expect(found(written)).toBe(name);
  });

  it.each(['levocetirizine paracetamol', 'para', 'paracetamol xyz'])('%s is not one', (written) => {
    expect(found(written)).not.toMatch(/ /);
  });
});

describe('a combination that is stocked as tablet and as syrup', () => {
  const both = indexDrugs([
    listedDrug('Ibuprofen 400 mg + Paracetamol 325 mg Tablet'),
    listedDrug('Ibuprofen 100 mg + Paracetamol 162.5 mg/5 ml Suspension', 'bottle'),
  ]);

  it.each([
    ['tab ibuprofen paracetamol', 'sure'],
    ['tab pcm + ibu', 'sure'],
    ['ibuprofen paracetamol tab', 'sure'],
    ['syp ibuprofen paracetamol', 'sure'],
    ['ibuprofen paracetamol', 'near'],
  ])('%s: %s', (name, kind) => {
    expect(matchDrug(both, { name }).kind).toBe(kind);
  });
});

describe('two brands with a word between them', () => {
  const combined = indexDrugs([listedDrug('Telmisartan 40 mg + Amlodipine 5 mg Tablet')]);

  it.each([
    ['amlong 5 and telma 40', 'near'],
    ['telma 40 + amlong 5', 'near'],
    ['telma am', 'sure'],
    ['telmisartan 40 and amlodipine 5', 'sure'],
  ])('%s: %s', (name, kind) => {
    expect(matchDrug(combined, { name }).kind).toBe(kind);
  });
});

describe('a brand that the tables do not have', () => {
  const zorbi = { ...listedDrug('Zorbi 500', 'capsule'), generic_name: 'Amoxicillin' };
  const other = listedDrug('Azithromycin 500 mg');
  const index = indexDrugs([zorbi, other]);

  it.each(['Amoxicillin 500 mg', 'Amoxycillin 500', 'Cap Amoxicillin 500', 'Zorbi 500'])(
    'is found by its generic name: %s',
    (name) => {
      expect(matchDrug(index, { name })).toEqual({ kind: 'sure', found: zorbi });
    },
  );

  it.each(['Amoxicillin 250 mg', 'Syp Amoxicillin'])('is asked about for %s', (name) => {
    expect(matchDrug(index, { name }).kind).toBe('near');
  });

  it('is not found by a generic name that the name contradicts', () => {
    const wrong = { ...listedDrug('Paracetamol 500 mg'), generic_name: 'Amoxicillin' };
    expect(matchDrug(indexDrugs([wrong]), { name: 'Amoxicillin 500 mg' })).toEqual({
      kind: 'none',
    });
  });
});
