import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { corpusLists, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(corpusLists(defaultMedications()));

describe('a text beside a drug', () => {
  it('does not read the time of a review as a dosage', () => {
    const { drugs, complaint } = read('tab dolo 650 tds 5 d review 5 days later');
    expect(drugs).toMatchObject([{ tabletsPerDay: 3, numberOfDays: 5 }]);
    expect(complaint).toBe('review 5 days later');
  });

  it('a word that begins with me does not take the days', () => {
    expect(read('tab dolo 650 tds 3d mefnal p').drugs).toMatchObject([{ numberOfDays: 3 }]);
  });

  it.each(['no fever now stop azithral cont montek lc 5 more days', 'add telma 40 stop 20'])(
    'an order beside a refusal is asked: %s',
    (line) => {
      const { drugs, unclear } = read(line);
      expect([drugs, unclear.length]).toEqual([[], 1]);
    },
  );
});

describe('a second dose of the day', () => {
  it.each([
    'glycomet 500 1 mng 2 nt',
    'glycomet 500 1 mng 2',
    'glycomet 500 2 nt 1 mng',
    'glycomet 500 1 tab mng, 1 tab eve',
    'glycomet 500 1 mng, 1 noon, 1 nt, 30 days',
    'glycomet 500 1 tab mng 30 d, 1 tab hs 30 d',
    'telma 40 morning noon night 30 d',
    'seroflo 2 puffs mng 2 puffs nt',
    'thyronorm 50 1 mng empty stomach 1 month, 1 nt',
    'insulin nph 10 u mng 6 u nt',
    'insulin nph 10 u mng, 6 u nt 30 d',
    'mixtard 20 u morning 10 u eve 30 days',
    'glycomet 500 1 morning 2 night sunday',
    'ecosprin 75 1 morn 1 eve 2 each',
    'foracort 200 1 morning 1 night 30 d',
  ])('is asked together with the first: %s', (line) => {
    const { drugs, unsure, unclear } = read(line);
    expect([drugs, unsure, unclear]).toEqual([[], [], [line]]);
  });

  it.each([
    ['telma 40 1 mng 30 d', 1],
    ['telma 40 1 mng 1 noon', 2],
    ['ecosprin 75 1 morn 1 eve', 2],
    ['glycomet 500 1 morning 2 night', 3],
    ['telma 40 1 mng, fever 3 days', 1],
    ['alprax 0.25 hs 10 tabs', 1],
    ['mixtard 20 units morning 10 units night 30 days', 2],
  ])('is not seen in %s', (line, perDay) => {
    const { drugs, unclear } = read(line);
    expect([drugs.map(({ tabletsPerDay }) => tabletsPerDay), unclear]).toEqual([[perDay], []]);
  });
});

describe('tablets given', () => {
  it.each([
    'paracetamol 650 1 tab given tds x 5 days',
    'azee 500 3 tab given od',
    'dolo 650 1 tab given for 3 days',
  ])('are asked with a dosage behind: %s', (line) => {
    const { drugs, unclear } = read(line);
    expect([drugs, unclear]).toEqual([[], [line]]);
  });

  it('are not ordered without one', () => {
    const { drugs, unclear } = read('dolo 650 4 tab given');
    expect([drugs, unclear]).toEqual([[], []]);
  });
});
