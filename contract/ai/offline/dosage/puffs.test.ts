import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('puffs with their number behind the word', () => {
  it.each([
    ['asthalin puffs 2 qid 5d', 4, 5, '2 puffs, four times a day'],
    ['asthalin inhaler puffs 2 qid 5d', 4, 5, '2 puffs, four times a day'],
    ['asthalin puffs 2-2 qid 5d', 4, 5, '2 puffs, four times a day'],
    ['budecort puffs 2 bd 1 month', 2, 30, '2 puffs, twice a day'],
    ['foracort 200 puff 2 bd', 2, null, '2 puff, twice a day'],
    ['asthalin inh puffs two sos', null, null, '2 puffs, when needed'],
  ])('are a dose: %s', (note, tabletsPerDay, numberOfDays, directions_to_use) => {
    const { drugs, unsure, elsewhere, unclear } = read(note);
    expect([...drugs, ...unsure]).toMatchObject([
      { tabletsPerDay, numberOfDays, directions_to_use },
    ]);
    expect([elsewhere, unclear]).toEqual([[], []]);
  });

  it.each(['foracort 200 puffs bd 30d', 'seroflo 250 puff bd', 'asthalin 100 puffs qid'])(
    'are asked where their number is the strength: %s',
    (note) => {
      const { drugs, unsure, elsewhere, unclear } = read(note);
      expect([drugs, unsure, elsewhere, unclear]).toEqual([[], [], [], [note]]);
    },
  );
});
