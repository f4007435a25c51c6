import { describe, expect, it } from 'vitest';
import { indexRowDrugs, readRow } from '#contract/visit-sheet/read-row.rules.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { isMeant, optionsOf } from './row-options.ts';

function inStock(name: string) {
  return aDrug({ name, sellable_quantity: 100 });
}

const DRUGS = [
  'Amoxicillin 500 mg Capsule',
  'Amoxicillin 250 mg Capsule',
  'Atorvastatin 10 mg Tablet',
  'Atorvastatin 20 mg Tablet',
  'Pantoprazole 40 mg Tablet',
  'Pantoprazole 40 mg Injection',
  'Levocetirizine 5 mg Tablet',
  'Metformin 500 mg Tablet',
  'Metformin 500 mg SR Tablet',
  'Ibuprofen 100 mg/5 ml Syrup',
  'Paracetamol 650 mg Tablet',
  'Paracetamol 500 mg Tablet',
  'Paracetamol 250 mg/5 ml Syrup',
  'Telmisartan 40 mg Tablet',
  'Telmisartan 80 mg Tablet',
].map(inStock);

/** The drug that Enter alone takes; null where none is highlighted. */
function takenBy(typed: string, drugs = DRUGS, isRead = true): string | null {
  const reading = isRead ? readRow(typed, indexRowDrugs(drugs)) : undefined;
  const options = optionsOf(typed, reading, drugs, { isChild: false });
  const [first] = options;
  return isMeant(typed, reading, options) && first?.kind === 'drug' ? first.drug.name : null;
}

describe('Enter', () => {
  it.each([
    'amoxicillin tds 5d',
    'amoxicillin',
    'amox bd 7 days',
    'atorva hs 30d',
    'atorvastatin od 1 month',
    'pcm tds 3d',
    'paracetamol sos',
    'para',
    'crocin tds 3 days',
    'telma od 30d',
    'dolo tds 3d',
    'telmisartan 1-0-0 x 1 month',
    'amoxi tid 5 din',
  ])('takes none of several strengths or forms: %s', (typed) => {
    expect(takenBy(typed)).toBeNull();
  });

  it.each([
    ['amoxicillin 250 tds 5d', 'Amoxicillin 250 mg Capsule'],
    ['amox 500 tds 5d', 'Amoxicillin 500 mg Capsule'],
    ['atorva 20 hs 30d', 'Atorvastatin 20 mg Tablet'],
    ['atorvastatin 10', 'Atorvastatin 10 mg Tablet'],
    ['pan 40 od 5d', 'Pantoprazole 40 mg Tablet'],
    ['pan od 5d', 'Pantoprazole 40 mg Tablet'],
    ['inj pan 40 od 2d', 'Pantoprazole 40 mg Injection'],
    ['levocet hs 5d', 'Levocetirizine 5 mg Tablet'],
    ['metformin bd 30d', 'Metformin 500 mg Tablet'],
    ['metformin sr 500 od 30d', 'Metformin 500 mg SR Tablet'],
    ['dolo 650 tds 3d', 'Paracetamol 650 mg Tablet'],
    ['syp pcm 5 ml tds 3d', 'Paracetamol 250 mg/5 ml Syrup'],
    ['telma 80 od 30d', 'Telmisartan 80 mg Tablet'],
    ['Atorvastatin 10 mg Tablet', 'Atorvastatin 10 mg Tablet'],
    ['telmisartan 40 mg tablet', 'Telmisartan 40 mg Tablet'],
  ])('takes the one that is named, or the only one: %s', (typed, name) => {
    expect(takenBy(typed)).toBe(name);
  });

  it('takes only the one that fits where the rules could not be loaded', () => {
    expect([takenBy('levocet', DRUGS, false), takenBy('telmi', DRUGS, false)]).toEqual([
      'Levocetirizine 5 mg Tablet',
      null,
    ]);
  });

  describe('where brands are stocked', () => {
    const BRANDS = [
      ...['Dolo', 'Calpol', 'Crocin', 'Pacimol', 'Febrex'].map((name) => `${name} 650 Tablet`),
      'Paracip 500 Tablet',
      ...['Pan', 'Pantocid', 'Pantodac', 'Pantop', 'Pantosec'].map((name) => `${name} 40 Tablet`),
      'Pan 20 Tablet',
    ].map(inStock);

    it.each(['paracetamol tds 3d', 'pcm tds 3d', 'pantoprazole od 5d', 'pan od 5d'])(
      'takes none when the odd strength is the sixth: %s',
      (typed) => {
        expect([takenBy(typed, BRANDS), takenBy(typed, BRANDS.toReversed())]).toEqual([null, null]);
      },
    );

    it.each([
      ['calpol tds 3d', 'Calpol 650 Tablet'],
      ['paracip tds 3d', 'Paracip 500 Tablet'],
      ['pantocid od 5d', 'Pantocid 40 Tablet'],
      ['pan 20 od 5d', 'Pan 20 Tablet'],
    ])('takes the only one of the brand that is named: %s', (typed, name) => {
      expect(takenBy(typed, BRANDS)).toBe(name);
    });

    it('takes one of many that are the same', () => {
      expect(takenBy('paracetamol tds 3d', BRANDS.slice(0, 5))).toBe('Dolo 650 Tablet');
    });
  });
});

describe('the forms of a drug', () => {
  const MIXED = [
    ...['100 mg/ml Drops', '120 mg/5 ml Syrup', '125 mg/5 ml Syrup', '150 mg/5 ml Syrup'],
    ...['250 mg/5 ml Syrup', '500 mg Tablet', '650 mg Tablet'],
  ].map((one) => inStock(`Paracetamol ${one}`));

  it.each([
    [false, 'Paracetamol 500 mg Tablet'],
    [true, 'Paracetamol 100 mg/ml Drops'],
  ])('come in the usual order of the patient (a child: %s)', (isChild, name) => {
    const [first] = optionsOf('crocin', readRow('crocin', indexRowDrugs(MIXED)), MIXED, {
      isChild,
    });
    expect(first?.kind === 'drug' && first.drug.name).toBe(name);
  });

  it('have drops for an eye or an ear behind what a child swallows', () => {
    const some = ['0.3% Eye/Ear Drops', '250 mg Tablet'].map((one) =>
      inStock(`Ciprofloxacin ${one}`),
    );
    const options = optionsOf('ciprofloxacin', undefined, some, { isChild: true });
    expect(options[0]).toMatchObject({ drug: { name: 'Ciprofloxacin 250 mg Tablet' } });
  });
});
