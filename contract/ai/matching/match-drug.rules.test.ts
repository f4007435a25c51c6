import { describe, expect, it } from 'vitest';
import { indexDrugs } from './drug-index.rules.ts';
import { matchDrug } from './match-drug.rules.ts';
import { listedDrug, SHELF } from './testing/shelf.ts';

function outcome(name: string): string {
  const match = matchDrug(SHELF, { name });
  if (match.kind === 'sure') return match.found.name;
  return match.kind === 'none' ? 'none' : `near ${match.options.map((one) => one.name).join('; ')}`;
}

it.each(['dolo 650', 'Tab Dolo 650', 'DOLO 650 mg'])(
  '%s is never another brand of the list',
  (name) => {
    const listed = [
      listedDrug('Crocin 650 mg Tablet'),
      listedDrug('Dolo 650 mg Tablet', 'tablet', 0),
    ];
    expect(matchDrug(indexDrugs(listed), { name })).toEqual({ kind: 'sure', found: listed[1] });
  },
);

describe('a strength that both a tablet and a syrup have', () => {
  const zinc = indexDrugs([
    listedDrug('Zinc Sulphate 20 mg Dispersible Tablet'),
    listedDrug('Zinc 20 mg/5 ml Syrup', 'bottle'),
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
