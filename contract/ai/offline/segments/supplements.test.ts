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
  ])('are asked: %s', (note, asked) => {
    const { tests, unsureTests } = read(note);
    expect([tests, unsureTests.length]).toEqual([[], asked]);
  });

  it.each(['vit d, b12, telma 40 od 30d', 'cbc, calcium, folic acid 5 od 30d'])(
    'are ordered beside other tests and medicines: %s',
    (note) => {
      expect(read(note).tests).toHaveLength(2);
    },
  );
});

it.each(['ors zinconia 5 ml od 14d', 'ors aur econorm bd 3d'])(
  'rehydration salts are no part of the next name: %s',
  (note) => {
    const { unclear, drugs, unsure, elsewhere } = read(note);
    expect([unclear, elsewhere]).toEqual([['ors'], []]);
    expect(drugs.length + unsure.length).toBe(1);
  },
);
