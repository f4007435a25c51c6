import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { inShort } from '../corpus-shape.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

const namesOf = (note: string) => read(note).drugs.map(({ name }) => name.split(' mg ')[0]);

describe('an order in brackets or quotation marks', () => {
  it.each([
    '(telma 40 od 30d)',
    '[telma 40 od 30d]',
    'fever (tab dolo 650 tds 3d)',
    '(telma 40 od 30d, pan 40 od 5d)',
    '"telma 40 od 30d, pan 40 od 5d"',
  ])('is asked: %s', (note) => {
    const { drugs, elsewhere, unclear } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
    expect(unclear).not.toEqual([]);
  });

  it.each([
    'dolo 650 (1-0-1) x 3d',
    'tab dolo 650 (after food) bd 3d',
    'fever (viral), dolo 650 bd 3d',
  ])('is one where only a part of it is: %s', (note) =>
    expect(namesOf(note)).toEqual(['Paracetamol 650']),
  );
});

describe('one brand twice', () => {
  it.each([
    'telma 40 od 30d telma h od 30d',
    'pan 40 od 5d, pan d od 5d',
    'telma 40 od 30d stop telma 40 h',
    'telma 40 od 30d. stop telma h',
    'telma 40 od 30d stop telma 40',
  ])('is asked: %s', (note) => expect(read(note).drugs).toEqual([]));

  it.each([
    ['glycomet gp1 1-0-0 30d, glycomet 500 0-0-1 30d', 2],
    ['telma 80 od 30d stop telma 40', 1],
    ['telma h od 30d stop telma 40', 1],
    ['dolo 650 tds 3d, zerodol p bd 5d', 2],
    ['dolo 650 tds 3d without combiflam bd 3d', 1],
  ])('is ordered where they differ in time, strength or part: %s', (note, count) =>
    expect(read(note).drugs).toHaveLength(count),
  );
});

describe('an order that is not for now, or struck out', () => {
  it.each([
    'from 1st dec start telma 40 od 30d',
    'telma 40 od 30d from 1/12',
    'telma 40 od 30d starting december',
    'telma 40 od 30d x',
    'x telma 40 od 30d',
    'xxx telma 40 od 30d xxx',
    'telma 40 od 30d ❌',
    'will call for telma 40 od 30d',
    'candidate for telma 40 od 30d',
    'candidate for denosumab, alendronate 70 weekly 4 weeks',
    'xalatan e/d hs 30d from eye dr',
  ])('is asked: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    'telma 40 od x 30d',
    'telma 40 od 30d from today',
    'cxr pa, telma 40 od 30d review 5/7',
  ])('is ordered: %s', (note) => expect(namesOf(note)).toEqual(['Telmisartan 40']));
});

describe('a report around an order', () => {
  it.each([
    'dr wrote telma 40 od 30d',
    'day 2 of azithral 500 od 3d',
    'azithral 500 od 3d day 3 today',
    's/p augmentin 625 bd 5d',
    'history: telma 40 od 30d',
    'mother: telma 40 od 30d',
    'should ecosprin 75 od 30d continue',
    'do we need telma 40 od 30d',
    'telma 40 od 30d, but bp 100/60 today hold',
    'telma 40 od 30d last dispensed 1 nov',
    'telma 40 od 30d 2 strips left',
    'telma 40 od 30d pt has 2 strips',
    'telma 40 od 30d => 80',
    'telma 40 od 30d as advised by cardio',
    'telma 40 od 30d on advice of dr shah',
    'metformin 500 bd 30d after hba1c report',
    'metformin 500 bd 30d depending on report',
    'azithral 500 od 3d, pt says already took azithral',
    'telma 40 od 30d scratch that',
    'telma 40 od 30d oops',
    'novomix 30 10-0-8 30d',
    'human mixtard 10/6 units 30d',
    'clopid 75 od 30d bleeding gums',
  ])('is not ordered: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    'telma 40 od 30d review after reports',
    'no past history tab telma 40 od 30d',
    'can take telma 40 od 30d',
    'telma 40 od 30d, if giddy hold',
  ])('leaves the order: %s', (note) => expect(namesOf(note)).toContain('Telmisartan 40'));
});

describe('a number that is corrected, or has two meanings', () => {
  it.each([
    'telma 40 no 80 od 30d',
    'primolut n 5 tds 3d no 5 days',
    'digoxin 0.25 od 5/7 30d',
    'humalog 6 6 6 before meals 30d',
    'alendronate daily x 30',
  ])('is asked: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    ['dolo 650 sos no 10', 10],
    ['dolo 650 tds 3d no. 9', 9],
    ['telma 40 od x 5/7', null],
    ['telma40od5d', null],
  ])('is a count or days: %s', (note, quantity) =>
    expect(read(note).drugs).toMatchObject([{ quantity }]),
  );
});

describe('a complaint that the medicine before it often causes', () => {
  it.each([
    'amlodipine 5 od 30d swelling feet',
    'amlodipine 5 od 30d, pedal edema',
    'ramipril 5 od 30d dry cough',
    'metformin 500 bd 30d loose motions',
  ])('asks the order: %s', (note) => expect(read(note).drugs).toEqual([]));

  it.each([
    'pedal edema, amlodipine 5 od 30d',
    'amlodipine 5 od 30d cough',
    'pan 40 od 5d acidity',
    'levocet 5 hs 5d may cause drowsiness',
  ])('leaves it: %s', (note) => expect(read(note).drugs).toHaveLength(1));
});

describe('an allergy', () => {
  it.each([
    'no drug allergy except penicillin allergy, amoxicillin 500 tds 5d',
    'amoxyclav dds 4 ml bd 5d allergic to penicillin',
    'known allergy - amoxicillin. tonsilitis. augmentin 625 bd 5 d',
    'amoxicillin allergy. augmentin 625 bd 5d',
  ])('takes its group from the orders: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    'no known drug allergy, amoxicillin 500 tds 5d',
    'allergy: nil, amoxicillin 500 tds 5d',
    'allergy - dust, amoxicillin 500 tds 5d',
  ])('that there is none leaves them: %s', (note) =>
    expect(namesOf(note)).toEqual(['Amoxicillin 500']),
  );
});

describe('words of an ordinary note', () => {
  const ONCE = ['Telmisartan 40 mg Tablet|1|30|-|Once a day'];
  it.each([
    ['dm on medication, bp 150/90, telma 40 od 30d', ONCE],
    ['telma 40 od 30d monthly review', ONCE],
    ['telma 40 od 30d weekly review', ONCE],
    ['as before telma 40 od 30d', ONCE],
    ['same as before telma 40 od 30d', ONCE],
    ['htn, ?ckd, anxiety neurosis? no, telma 40 od 30d', ONCE],
    ['LRTI? telma 40 od 30d', ONCE],
    ['telma 40 din mein ek baar 30 din', ONCE],
    ['glycomet 500 1 morning 1 night 30d', ['Metformin 500 mg Tablet|2|30|-|1-0-1']],
    ['pan 40 1 subah 1 raat 5 din', ['Pantoprazole 40 mg Tablet|2|5|-|1-0-1']],
  ])('leaves the order: %s', (note, orders) => expect(inShort(read(note)).rx).toEqual(orders));

  it.each([
    'dm on medication, telma 40 od 30d',
    'on medication: bp 150/90, telma 40 od 30d',
    'dm on medication, bp 150/90, taking telma 40 od 30d',
    'b12 inj od monthly review 3 months',
    'vit d3 60k monthly review',
    'takes as before telma 40 od 30d',
    'telma 40 7 din mein ek baar 30d',
    'telma 40 15 din mein ek baar',
    'glycomet 500 1 morning 1 night 2 each 30d',
    'glycomet 500 1 morning 1 night sunday 30d',
    'glycomet 500 1 morning 1 night 30d, 2 each sunday',
    'glycomet 500 1 morning 1 night 30d, skip sunday',
    'glycomet 500 1 morning 1 night, 2 noon 30d',
    'foracort 200 1 morning 1 night 30d',
    'lantus 1 morning 1 night 30d',
  ])('asks where they mean something else: %s', (note) => expect(read(note).drugs).toEqual([]));
});

it('orders no test of a finding', () => {
  expect(read('g6pd def').tests).toEqual([]);
});

describe('a colleague behind an order', () => {
  it.each([
    'pan 40 od 5d opinion by surgeon',
    'pan 40 od 5d surgical opinion by dr rao',
    'pan 40 od 5d opinion from cardiologist',
    'pan 40 od 5d consult by ortho',
    'pan 40 od 5d evaluation by cardiologist',
    'pan 40 od 5d dressing by compounder',
  ])('leaves it where the patient is sent to them: %s', (note) => {
    expect(read(note).drugs).toHaveLength(1);
    expect(read(note).complaint).toBe(note.replace('pan 40 od 5d ', ''));
  });

  it.each([
    'pan 40 od 5d by surgeon',
    'pan 40 od 5d seen by surgeon',
    'pan 40 od 5d started by surgeon',
    'pan 40 od 5d on opinion by surgeon',
    'pan 40 od 5d as per opinion by surgeon',
    'pan 40 od 5d per surgeon opinion',
    'pan 40 od 5d after opinion by surgeon',
    'pan 40 od 5d if opinion by surgeon ok',
  ])('asks it where it may be their order: %s', (note) => {
    expect(read(note).drugs).toEqual([]);
  });
});

it.each([
  'augmentin 625 bd 5d ya azee 500 od 3d',
  'augmentin 625 bd 5d ya monocef 1g iv od agar ulti ho',
  'augmentin 625 bd 5d athva azee 500 od 3d',
])('a choice between two in Hindi orders none: %s', (note) => {
  expect(read(note).drugs).toEqual([]);
});
