import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

const namesOf = (note: string) => read(note).drugs.map(({ name }) => name.split(' ')[0]);

describe('an order that waits, or a change without its numbers', () => {
  it.each([
    'after surgery start ecosprin 75 od',
    'after reports start telma 40 od 30d',
    'once culture report add azee 500 od 3d',
    'dengue suspect. ns1 today. if report positive start doxy 100 bd 7d',
    'if no better by day 3 add azee 500 od 3d',
    'agar fever persists then start azee 500 od 3d',
    'start cefuroxime 500 bd 5 days after surgery',
    'double the lasix for 3 days',
    'double lasix 40 od 3d',
    'halve the lasix for 3 days',
    'half the lasix for 3 days',
    'increase the lasix for 3 days',
  ])('is asked: %s', (note) => {
    const { drugs, elsewhere, complaint } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
    expect(complaint).not.toBe('');
  });

  it.each([
    ['pain after surgery, dolo 650 tds 3d', 'Paracetamol'],
    ['after food start pan 40 od 5d', 'Pantoprazole'],
    ['report positive, start doxy 100 bd 7d', 'Doxycycline'],
    ['fever persists, add azee 500 od 3d', 'Azithromycin'],
    ['double strength septran bd 5d', 'Sulfamethoxazole'],
  ])('is one for today: %s', (note, name) => expect(namesOf(note)).toEqual([name]));
});

describe('a continuation without its days', () => {
  it.each([
    'lithium 300 bd cont. level 0.7. repeat level 3 mth',
    'telma 40 od continue',
    'telma 40 od to continue',
    'telma 40 od, cont same',
    'telma 40 od. Continue',
  ])('is asked: %s', (note) => {
    const { drugs, unclear } = read(note);
    expect([drugs.length, unclear.length]).toEqual([0, 1]);
  });

  it.each(['telma 40 od cont 30 days', 'telma 40 od 30d, continue', 'cont telma 40 od 30d'])(
    'is an order with them: %s',
    (note) => expect(namesOf(note)).toEqual(['Telmisartan']),
  );
});

describe('a number of tablets without directions', () => {
  it.each(['pan 40 15 tab', 'shelcal 500 30 tab', 'dolo 650 #10', 'dolo 650 no 10'])(
    'is asked: %s',
    (note) => {
      const { drugs, unclear } = read(note);
      expect([drugs, unclear]).toEqual([[], [note]]);
    },
  );

  it.each(['ors 4 sachets', 'dolo 650 sos 10 tab', 'dolo 650 tds #9'])(
    'is an order with them, or of sachets: %s',
    (note) => expect(read(note).drugs).toHaveLength(1),
  );
});

describe('a medicine behind h/o', () => {
  it.each([
    'h/o steroid use outside dexa tabs 2 months',
    'h/o steroid use dexa tabs 2 months pan 40 od 5d',
    'history of asthma asthalin 4 tds 30d',
    'past h/o tb akurit 4 od 6 months',
    'pt has h/o azee 500 od 3 days intake',
  ])('is not ordered: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    'h/o steroid use outside dexa tabs 2 months, dolo 650 tds 3d',
    'h/o asthma start dolo 650 tds 3d',
    'h/o asthma. dolo 650 tds 3d',
    'h/o fever 3 days dolo 650 tds 3d',
    'no h/o dm htn dolo 650 tds 3d',
  ])('is one in another clause, or behind the complaint of today: %s', (note) =>
    expect(namesOf(note)).toEqual(['Paracetamol']),
  );
});

describe('a name that is not read as one', () => {
  it.each([
    'tabazee500od3dtabdolo650tds3d',
    'Clingen vaginal suppository hs x 3 days',
    'gel lagana raat ko',
  ])('is asked with its whole text: %s', (note) => {
    const { drugs, elsewhere, unclear } = read(note);
    expect([drugs, elsewhere, unclear]).toEqual([[], [], [note]]);
  });

  it.each(['azee500od3d', 'xyz eye drops 1 drop qid 5d'])('is ordered: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect(drugs.length + elsewhere.length).toBe(1);
  });
});

describe('a test that was done, or is another one', () => {
  it.each([
    'reports awaited cbc crp blood c/s',
    'reports awaited: cbc, crp',
    'awaiting cbc crp',
    'xray chest pa old film shows scar',
    'cxr film seen',
    'Urine protein creatinine ratio',
    'adv urine protein/creatinine ratio',
  ])('is not ordered: %s', (note) => expect(read(note).tests).toEqual([]));

  it('is asked as it is written', () => {
    const { tests, unknownTests } = read('cbc urine protein creatinine ratio lft');
    expect([tests.length, unknownTests]).toEqual([2, ['urine protein creatinine ratio']]);
  });

  it.each([
    ['cbc report awaited, lft', 1],
    ['reports awaited: cbc, crp, adv lft', 1],
    ['xray chest pa view', 1],
    ['urine albumin creatinine ratio', 1],
  ])('leaves the others: %s', (note, count) => expect(read(note).tests).toHaveLength(count));
});
