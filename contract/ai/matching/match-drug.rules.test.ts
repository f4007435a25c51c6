import { describe, expect, it } from 'vitest';
import { indexDrugs, type ListedDrug, matchDrug } from './match-drug.rules.ts';

const drug = (name: string, unit = 'tablet', stock = 10): ListedDrug => ({
  id: `id of ${name}`,
  name,
  unit,
  sellable_quantity: stock,
});

const SHELF = indexDrugs([
  drug('Paracetamol 500 mg Tablet (strip of 10)'),
  drug('Paracetamol 650 mg Tablet (strip of 15)'),
  drug('Paracetamol 120 mg/5 ml Syrup (60 ml)', 'bottle'),
  drug('Paracetamol 250 mg/5 ml Syrup (60 ml)', 'bottle'),
  drug('Ibuprofen 400 mg + Paracetamol 325 mg Tablet'),
  drug('Aceclofenac 100 mg + Paracetamol 325 mg Tablet'),
  drug('Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg Tablet'),
  drug('Amoxicillin 250 mg Capsule', 'capsule'),
  drug('Amoxicillin 500 mg Capsule', 'capsule'),
  drug('Amoxicillin 250 mg/5 ml Dry Syrup', 'bottle'),
  drug('Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet'),
  drug('Amoxicillin 875 mg + Clavulanic Acid 125 mg Tablet'),
  drug('Azithromycin 500 mg'),
  drug('Pantoprazole 40 mg Tablet'),
  drug('Pantoprazole 40 mg Injection', 'vial'),
  drug('Pantoprazole 40 mg + Domperidone 30 mg SR Capsule', 'capsule'),
  drug('Omeprazole 20 mg Capsule', 'capsule'),
  drug('Metformin 500 mg Tablet'),
  drug('Metformin SR 500 mg Tablet'),
  drug('Glimepiride 1 mg + Metformin SR 500 mg Tablet'),
  drug('Dapagliflozin 10 mg Tablet'),
  drug('Prednisolone 5 mg Tablet'),
  drug('Prednisolone 10 mg Tablet'),
  drug('Prednisolone 1% Eye Drops', 'bottle'),
  drug('Levothyroxine 50 mcg Tablet'),
  drug('Levocetirizine 5 mg Tablet'),
  drug('Levofloxacin 500 mg Tablet'),
  drug('Ferrous Sulphate 200 mg + Folic Acid 0.4 mg Tablet'),
  drug('Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg Tablet'),
  drug('Colecalciferol 60,000 IU Capsule', 'capsule'),
  drug('Colecalciferol 60,000 IU Sachet', 'sachet'),
  drug('Diclofenac 1% Gel 30 g', 'tube'),
  drug('Oral Rehydration Salts 21.8 g', 'sachet'),
  drug('Telmisartan 40 mg Tablet'),
  drug('Telmisartan 40 mg + Amlodipine 5 mg Tablet'),
  drug('Zyrova 10 Tablet'),
  drug('Salbutamol 100 mcg Inhaler', 'inhaler'),
  drug('Cetirizine 10 mg Tablet', 'tablet', 0),
  drug('Cetirizine 10mg tab', 'tablet', 50),
]);

function outcome(name: string): string {
  const match = matchDrug(SHELF, { name });
  if (match.kind === 'sure') return match.found.name;
  return match.kind === 'none' ? 'none' : `near ${match.options.map((one) => one.name).join('; ')}`;
}

it.each(['dolo 650', 'Tab Dolo 650', 'DOLO 650 mg'])(
  '%s is never another brand of the list',
  (name) => {
    const listed = [drug('Crocin 650 mg Tablet'), drug('Dolo 650 mg Tablet', 'tablet', 0)];
    expect(matchDrug(indexDrugs(listed), { name })).toEqual({ kind: 'sure', found: listed[1] });
  },
);

describe('a strength that both a tablet and a syrup have', () => {
  const zinc = indexDrugs([
    drug('Zinc Sulphate 20 mg Dispersible Tablet'),
    drug('Zinc 20 mg/5 ml Syrup', 'bottle'),
  ]);

  it('is ambiguous, even when only the tablet is dispersible', () => {
    expect(matchDrug(zinc, { name: 'Zinc 20' }).kind).toBe('near');
  });

  it('is certain when the form is given', () => {
    expect(matchDrug(zinc, { name: 'Syp Zinc 20' })).toMatchObject({
      kind: 'sure',
      found: { unit: 'bottle' },
    });
  });
});

describe('certain matches', () => {
  it.each([
    ['paracetamol 500 MG tablet', 'Paracetamol 500 mg Tablet (strip of 10)'],
    ['PCM 650', 'Paracetamol 650 mg Tablet (strip of 15)'],
    ['Tab. Dolo 650', 'Paracetamol 650 mg Tablet (strip of 15)'],
    ['dolo650', 'Paracetamol 650 mg Tablet (strip of 15)'],
    ['Syp Calpol 250', 'Paracetamol 250 mg/5 ml Syrup (60 ml)'],
    ['Paracetamol 120mg/5ml susp', 'Paracetamol 120 mg/5 ml Syrup (60 ml)'],
    ['Combiflam', 'Ibuprofen 400 mg + Paracetamol 325 mg Tablet'],
    ['Zerodol-P', 'Aceclofenac 100 mg + Paracetamol 325 mg Tablet'],
    ['Zerodol SP', 'Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg Tablet'],
    ['Augmentin 625', 'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet'],
    ['Augmentin 625 Duo', 'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet'],
    ['Amoxyclav 1g', 'Amoxicillin 875 mg + Clavulanic Acid 125 mg Tablet'],
    ['amoxycillin + clavulanate 625 tab', 'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet'],
    ['Cap Amoxycillin 500', 'Amoxicillin 500 mg Capsule'],
    ['Azithro 500', 'Azithromycin 500 mg'],
    ['Azee 500 tab', 'Azithromycin 500 mg'],
    ['Pan 40', 'Pantoprazole 40 mg Tablet'],
    ['Inj Pantop 40', 'Pantoprazole 40 mg Injection'],
    ['Pan-D', 'Pantoprazole 40 mg + Domperidone 30 mg SR Capsule'],
    ['Cap. Pan D 40', 'Pantoprazole 40 mg + Domperidone 30 mg SR Capsule'],
    ['Omez 20', 'Omeprazole 20 mg Capsule'],
    ['Metformin 500', 'Metformin 500 mg Tablet'],
    ['Glycomet SR 500', 'Metformin SR 500 mg Tablet'],
    ['Glycomet GP 1', 'Glimepiride 1 mg + Metformin SR 500 mg Tablet'],
    ['Thyronorm 50', 'Levothyroxine 50 mcg Tablet'],
    ['levocet 5', 'Levocetirizine 5 mg Tablet'],
    ['Orofer XT', 'Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg Tablet'],
    ['Cap Vit D3 60k', 'Colecalciferol 60,000 IU Capsule'],
    ['Diclofenac gel', 'Diclofenac 1% Gel 30 g'],
    ['ORS', 'Oral Rehydration Salts 21.8 g'],
    ['Telma 40', 'Telmisartan 40 mg Tablet'],
    ['Telma AM', 'Telmisartan 40 mg + Amlodipine 5 mg Tablet'],
    ['Zyrova 10', 'Zyrova 10 Tablet'],
    ['Asthalin inhaler', 'Salbutamol 100 mcg Inhaler'],
    ['Cetzine 10', 'Cetirizine 10mg tab'],
    ['Wysolone 10', 'Prednisolone 10 mg Tablet'],
  ])('%s is %s', (written, name) => {
    expect(outcome(written)).toBe(name);
  });
});

describe('ambiguous names', () => {
  it.each([
    'Paracetamol',
    'Tab Amoxicillin 500',
    'Amoxicillin 250',
    'Paracetamol 1000',
    'Augmentin',
    'Ferrous + folic acid',
    'Vitamin D3 60000',
    'Paracitamol 500',
    'Glimepiride 2 + Metformin 250',
    'Pred 10',
    'Metformin 850',
    'Prednisolone',
    'Syp Azithromycin 200',
  ])('%s', (written) => {
    expect(outcome(written)).toMatch(/^near /);
  });

  it('suggests only near matches', () => {
    expect(outcome('Paracitamol 500')).toBe('near Paracetamol 500 mg Tablet (strip of 10)');
    expect(outcome('levo 500')).toContain('Levofloxacin 500 mg Tablet');
  });
});

describe('never replaces a drug that is not in the list', () => {
  it.each([
    'Empagliflozin 10',
    'Jardiance 10',
    'Lasix 40',
    'Tab Prednisone 10',
    'Rabeprazole 20',
    'Telma H',
    'Crocin Cold',
    'Clonidine 100',
    'Ranitidine 150',
    'Cefixime 200',
    'Ambroxol',
    'Pan XYZ',
    'Zyloric 100',
    'Metoprolol 50',
    'xx',
    '',
    '500',
  ])('%s', (written) => {
    expect(outcome(written)).toBe('none');
  });
});

it('matches by id unless the name contradicts it', () => {
  expect(matchDrug(SHELF, { id: 'id of Zyrova 10 Tablet', name: '' })).toMatchObject({
    kind: 'sure',
    found: { name: 'Zyrova 10 Tablet' },
  });
});

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
    drug('Ibuprofen 400 mg + Paracetamol 325 mg Tablet'),
    drug('Ibuprofen 100 mg + Paracetamol 162.5 mg/5 ml Suspension', 'bottle'),
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
  const combined = indexDrugs([drug('Telmisartan 40 mg + Amlodipine 5 mg Tablet')]);

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
  const zorbi = { ...drug('Zorbi 500', 'capsule'), generic_name: 'Amoxicillin' };
  const other = drug('Azithromycin 500 mg');
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
    const wrong = { ...drug('Paracetamol 500 mg'), generic_name: 'Amoxicillin' };
    expect(matchDrug(indexDrugs([wrong]), { name: 'Amoxicillin 500 mg' })).toEqual({
      kind: 'none',
    });
  });
});
