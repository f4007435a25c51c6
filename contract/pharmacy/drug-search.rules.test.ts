import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUG_MATCHES_MAX, matchDrugs, mostUsedFirst } from './drug-search.rules.ts';

const drug = (name: string, description: string | null = null) => ({ name, description });
const found = (names: readonly string[], term: string) =>
  matchDrugs(
    names.map((name) => drug(name)),
    term,
  ).map(({ name }) => name);

describe('drug search', () => {
  it.each(['amoxicillin', 'amox', 'zorbi amox'])(
    'finds a brand by its generic name: %s',
    (term) => {
      const zorbi = { ...drug('Zorbi 500'), generic_name: 'Amoxicillin' };
      expect(matchDrugs([drug('Azithromycin 500 mg'), zorbi], term)).toEqual([zorbi]);
    },
  );

  it('puts names with this prefix first, then words with it, then other matches', () => {
    const names = ['Caffeine + Paracetamol', 'Deparacol', 'Ibuprofen', 'Paracetamol 500 mg'];
    expect(found(names, 'parac')).toEqual([
      'Paracetamol 500 mg',
      'Caffeine + Paracetamol',
      'Deparacol',
    ]);
  });

  it.each([
    ['para 650', ['Paracetamol 650 mg']],
    ['650 para', ['Paracetamol 650 mg']],
    ['PARACETAMOL  650MG', ['Paracetamol 650 mg']],
    ['500mg', ['Paracetamol 500mg']],
    ['b12', ['Vitamin B12']],
    ['crocin', ['Paracetamol 650 mg']],
    ['crocin 650', ['Paracetamol 650 mg']],
    ['zoe', ['Zoë Drops']],
    ['ज', ['जीरा']],
    ['', []],
    [' + ', []],
    ['warfarin', []],
    ['para warfarin', []],
  ])('%o finds %j', (term, expected) => {
    const drugs = [
      drug('Paracetamol 650 mg', 'Crocin, Dolo'),
      drug('Paracetamol 500mg'),
      drug('Vitamin B12'),
      drug('Zoë Drops'),
      drug('जीरा'),
    ];
    expect(matchDrugs(drugs, term).map(({ name }) => name)).toEqual(expected);
  });

  it('keeps the list order among equal matches and returns at most ten', () => {
    const names = Array.from({ length: 30 }, (_, n) => `Drug ${n}`);
    expect(found(names, 'drug')).toEqual(names.slice(0, DRUG_MATCHES_MAX));
  });

  it('finds a drug by the first letters of its name, whatever characters it contains', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (name, cut) => {
        const term = name.slice(0, 1 + (cut % name.length));
        fc.pre(/[\p{L}\p{N}]/u.test(term.normalize('NFKD')));
        expect(found([name], term)).toEqual([name]);
      }),
    );
  });
});

describe('the most used first', () => {
  const names = ['Pan 20 mg', 'Pan 40 mg', 'Pantop 40 mg', 'Topiramate 25 mg', 'Aspirin'];
  const drugs = names.map((name) => ({ id: name, name, description: null }));
  const use = (...uses: [string, number][]) =>
    mostUsedFirst(
      drugs,
      uses.map(([drug_id, n]) => ({ drug_id, uses: n })),
    );
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  it('orders by uses, and keeps the list order of the others', () => {
    expect(namesOf(use(['Pantop 40 mg', 2], ['Aspirin', 5]))).toEqual([
      ...['Aspirin', 'Pantop 40 mg', 'Pan 20 mg', 'Pan 40 mg', 'Topiramate 25 mg'],
    ]);
    expect(use()).toBe(drugs);
  });

  it('decides among equal matches only', () => {
    const used = use(['Topiramate 25 mg', 90], ['Pan 40 mg', 3], ['Gone', 7]);
    expect(namesOf(matchDrugs(used, 'pan'))).toEqual(['Pan 40 mg', 'Pan 20 mg', 'Pantop 40 mg']);
    expect(namesOf(matchDrugs(used, 'pan 20'))).toEqual(['Pan 20 mg']);
    expect(namesOf(matchDrugs(use(['Pantop 40 mg', 50]), 'top'))[0]).toBe('Topiramate 25 mg');
  });
});
