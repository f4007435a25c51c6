import { expect, it } from 'vitest';
import { indexDrugs, sameAsBrand } from './same-as-brand.rules.ts';

const drug = (name: string, unit: string | null = null) => ({
  ...{ id: name, name, unit },
  sellable_quantity: 10,
});
const index = indexDrugs([
  drug('Paracetamol 500 mg', 'tablet'),
  drug('Paracetamol 650 mg', 'tablet'),
  drug('Crocin 650', 'tablet'),
  drug('Paracetamol Injection 150 mg/ml', 'ampoule'),
  drug('Amoxicillin 500 mg + Clavulanic Acid 125 mg', 'tablet'),
  drug('Amoxicillin 500 mg', 'capsule'),
]);
const found = (typed: string) =>
  sameAsBrand(() => index, typed, { isChild: false }).map(({ drug: { name }, brand, isWhole }) => [
    name,
    brand,
    isWhole,
  ]);

it('finds the strength of a brand, under each name', () => {
  expect(found('dolo 650')).toEqual([
    ['Paracetamol 650 mg', 'Dolo 650', true],
    ['Crocin 650', 'Dolo 650', true],
  ]);
});

it('finds each strength of the substance for a brand without one', () => {
  expect(found(' dolo')).toEqual([
    ['Paracetamol 500 mg', 'Dolo', false],
    ['Paracetamol 650 mg', 'Dolo', false],
    ['Crocin 650', 'Dolo', false],
  ]);
});

it('finds only drugs with all substances of the brand', () => {
  expect(found('Augmentin 625')).toEqual([
    ['Amoxicillin 500 mg + Clavulanic Acid 125 mg', 'Augmentin 625', true],
  ]);
});

it.each(['', 'par', 'dol', 'Paracetamol 650', 'dolo 1000', 'Zzyzx'])(
  'finds nothing for %j',
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

it.each([
  [
    false,
    ['500 mg Tablet', '650 mg', '120 mg/5 ml Syrup', '100 mg/ml Drops', '170 mg Suppository'],
  ],
  [true, ['120 mg/5 ml Syrup', '100 mg/ml Drops', '500 mg Tablet', '650 mg', '170 mg Suppository']],
])('has the usual form of the patient first (a child: %s)', (isChild, names) => {
  const list = indexDrugs([
    drug('Paracetamol 120 mg/5 ml Syrup', 'bottle'),
    drug('Paracetamol 170 mg Suppository', 'suppository'),
    drug('Paracetamol 100 mg/ml Drops', 'bottle'),
    drug('Paracetamol 500 mg Tablet', 'tablet'),
    drug('Paracetamol 650 mg', 'tablet'),
  ]);
  const offered = sameAsBrand(() => list, 'crocin', { isChild });
  // Without a form, only those that are swallowed are meant.
  const swallowed = names.filter((name) => !name.includes('Suppository'));
  expect(offered.map(({ drug: one }) => one.name.replace('Paracetamol ', ''))).toEqual(swallowed);
});
