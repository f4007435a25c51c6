import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('iron and folic acid', () => {
  it.each([
    'iron folic od',
    'iron folic od 30d',
    'iron folic acid od 30d',
    'tab iron folic od 30d',
    'iron folate od 30d',
  ])('is one medicine, which is asked: %s', (note) => {
    const { drugs, unsure, tests, complaint } = read(note);
    expect([drugs, tests, complaint]).toEqual([[], [], '']);
    expect(unsure).toHaveLength(1);
  });

  it('is folic acid alone where that is written', () => {
    expect(read('folic acid 5 od 30d').drugs).toHaveLength(1);
  });
});

describe('tests that are supplements, before a supplement', () => {
  it.each([
    ['iron, folic acid od 30d', 1],
    ['iron, calcium, folic acid 5 od 30d', 2],
    ['calcium, iron od 60d', 1],
    ['calcium, d3 sachet weekly', 1],
    ['calcium, vit d3 60k weekly x 8wk', 1],
    ['b12, calcium, d3 weekly', 2],
  ])('are asked: %s', (note, asked) => {
    const { tests, unsureTests } = read(note);
    expect([tests, unsureTests.length]).toEqual([[], asked]);
  });

  // Behind `cbc` they may still be the medicines that the dose belongs to.
  it.each([
    ['cbc, iron, calcium, folic acid 5 od', 2],
    ['cbc, calcium, folic acid 5 od 30d', 1],
    ['hb, iron, folic acid od 30d', 1],
  ])('are asked behind other tests, too, which are ordered: %s', (note, asked) => {
    const { tests, unsureTests } = read(note);
    expect([tests.length, unsureTests.length]).toEqual([1, asked]);
  });

  it.each(['vit d, b12, telma 40 od 30d', 'calcium, tsh, folic acid 5 od 30d'])(
    'are ordered beside other tests and medicines: %s',
    (note) => {
      expect(read(note).tests).toHaveLength(2);
    },
  );
});

describe('vitamin D3 with its dose', () => {
  it.each(['d3 sachet weekly', 'd3 60k weekly x 8wk', 'vit d3 sachet weekly'])(
    'is asked or ordered once a week: %s',
    (note) => {
      const { drugs, unsure, tests } = read(note);
      expect(tests).toEqual([]);
      expect([...drugs, ...unsure].map((one) => one.directions_to_use)).toEqual(['Once a week']);
    },
  );
});

describe('supplements that are continued without a dose', () => {
  it.each([
    'ca, fe, fa cont same',
    'iron, calcium cont',
    'iron, calcium, cont',
    'iron calcium cont',
    'cont iron, calcium',
    'continue iron and calcium',
    'calcium cont',
    'iron tab cont',
    'calcium, d3 to continue',
    'iron & calcium to continue',
    'iron calcium folic cont 30d',
  ])('are asked, not ordered as tests: %s', (note) => {
    const { drugs, tests, unsureTests, unclear, complaint } = read(note);
    expect([drugs, tests, unsureTests, unclear, complaint]).toEqual([[], [], [], [note], note]);
  });

  it.each([
    ['cbc, iron, calcium cont', 1, 'iron, calcium cont'],
    ['cont iron, calcium, tsh', 1, 'cont iron, calcium'],
    ['calcium continue, tsh', 1, 'calcium continue'],
    ['cbc iron calcium cont', 1, 'iron calcium cont'],
  ])('leave other tests: %s', (note, count, asked) => {
    const { tests, unclear } = read(note);
    expect([tests.length, unclear]).toEqual([count, [asked]]);
  });

  it('are tests where other medicines are continued', () => {
    expect(read('tsh, vit d, b12, cont same').tests).toHaveLength(3);
  });
});

it.each(['ors zinconia 5 ml od 14d', 'ors aur econorm bd 3d'])(
  'rehydration salts are no part of the next name: %s',
  (note) => {
    const { unclear, drugs, unsure, elsewhere } = read(note);
    expect([unclear, elsewhere]).toEqual([['ors'], []]);
    expect(drugs.length + unsure.length).toBe(1);
  },
);
