import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));
const namesOf = (note: string) => read(note).drugs.map(({ name }) => name.split(' ')[0]);

describe('an order under a condition', () => {
  it.each([
    'lasix 40 od 5d if edema',
    'lasix 40 od 5d, if edema',
    'lasix 40 od 5d only if weight gain',
    'lasix 40 od 5d agar sujan ho',
    'lasix 40 od 5d in case of edema',
    'augmentin 625 bd 5d if throat red',
    'if edema, lasix 40 od 5d',
    'if edema start lasix 40 od 5d',
    'if bp high, start telma 40 od 30d',
    'if h pylori positive start clarithro 500 bd 14d',
    'agar sujan badhe to lasix 40 od 5d',
    'amlodipine 5 od 30d after bp recheck',
    'thyronorm 50 od 30d pending tsh',
    'pan 40 od 5d / bd if severe',
    'pan 40 od 5d, bd if severe',
    'metro 400 tds 5d agar stool me amoeba nikle',
    'azee 500 od 3d start only if crp high',
    'azee 500 od 3d kal se agar bukhar rahe',
  ])('is asked: %s', (note) => {
    const { drugs, elsewhere, complaint } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
    expect(complaint).not.toBe('');
  });

  it('orders no test behind one', () => {
    expect(read('if fever persists, cbc').tests).toEqual([]);
  });

  it.each([
    'dolo 650 tds 3d if fever',
    'brufen 400 tds 3d only if pain severe',
    'emeset 4 tds 2d if nausea',
    'telma 40 od 30d, if giddy lie down',
    'telma 40 od 30d, if vomiting come back',
    'amlodipine 5 od 30d. if any swelling inform',
  ])('is ordered where the words are a direction or advice: %s', (note) => {
    expect(read(note).drugs).toHaveLength(1);
  });
});

describe('a condition of what follows', () => {
  it.each([
    'pan 40 od 5d. if report positive start doxy 100 bd 7d',
    'pan 40 od 5d, if report positive start doxy 100 bd 7d',
    'pan 40 od 5d. if report positive then doxy 100 bd 7d',
    'pan 40 od 5d. if hp kit positive add clarithro 500 bd 14d',
    'pan 40 od 5d. if edema, lasix 40 od 5d',
    'pan 40 od 5d before food, if gas domstal 10 sos',
  ])('leaves the order before it: %s', (note) => {
    expect(namesOf(note)).toEqual(['Pantoprazole']);
    expect(read(note).unclear).toHaveLength(1);
  });

  it.each([
    'dolo 650 tds 3d. if fever persists >3d cbc',
    'dolo 650 tds 3d, if no relief cbc',
    'dolo 650 tds 3d. if fever persists, cbc',
    'dolo 650 tds 3d. if not better x-ray chest',
    'dolo 650 tds 3d. if worse, x-ray chest',
    'dolo 650 tds 3d. when fever subsides cbc',
    'dolo 650 tds 3d. if fever persists',
    'dolo 650 tds 3d\nif symptoms recur',
    'dolo 650 tds 3d. if blood in stool - stool r/m',
    'dolo 650 tds 3d. if hearing loss audiometry',
    'dolo 650 tds 3d. if vision loss ophthal opinion',
    'dolo 650 tds 3d. if stiff physiotherapy',
  ])('leaves the order before a look at the illness later: %s', (note) => {
    expect(namesOf(note)).toEqual(['Paracetamol']);
    expect(read(note)).toMatchObject({ tests: [], unclear: [] });
  });

  it.each([
    'augmentin 625 bd 5d, if fever persists',
    'thyronorm 25 od 30d, if raised tsh',
    'thyronorm 25 od 30d. if raised tsh',
    'doxy 100 bd 7d. if dengue ns1 negative',
    'doxy 100 bd 7d. if urine culture positive',
    'doxy 100 bd 7d. if rapid malaria test is negative',
  ])('asks an order whose condition has no such look: %s', (note) => {
    expect(namesOf(note)).toEqual([]);
  });

  it.each([
    'dolo 650 sos, if fever',
    'dolo 650 sos. if fever',
    'asthalin inh 2 puffs sos. if wheeze',
  ])('leaves an order that is taken when needed: %s', (note) => {
    expect(namesOf(note)).toHaveLength(1);
  });

  it('asks both where it may belong to either', () => {
    expect(namesOf('telma 40 od 30d, if edema, lasix 40 od 5d')).toEqual([]);
  });
});

describe('a condition in Hindi, behind what it is about', () => {
  it.each([
    'doxy 100 bd 7d pregnancy test negative aaye tab hi dena',
    'doxy 100 bd 7d, upt negative aaye tabhi dena',
    'doxy 100 bd 7d. upt negative aaye to dena',
    'doxy 100 bd 7d\nupt negative aaye tab hi dena',
    'upt negative aaye tab hi doxy 100 bd 7d dena',
    'telma 40 od 30d bp high ho to dena',
    'metformin 500 bd 30d report aane ke baad dena',
    'doxy 100 bd 5d sirf tab jab ns1 negative aaye',
    'doxy 100 bd 7d jab upt negative ho',
    'if upt neg then mtp kit nahi, meprate 10 bd 5d',
    'ecosprin 75 od 30d only after platelet > 1 lac',
  ])('asks the order: %s', (note) => {
    const { drugs, tests, unclear } = read(note);
    expect([drugs, tests, unclear.length]).toEqual([[], [], 1]);
  });

  it.each([
    'jab upt negative aaye doxy 100 bd 7d',
    'jab upt negative aaye, doxy 100 bd 7d',
    'jab upt negative aaye\ndoxy 100 bd 7d',
    'doxy 100 bd 7d, jab upt negative aaye',
    'jab sugar high ho metformin 500 bd 30d',
    'jab bp 150 se upar ho telma 40 od 30d',
  ])('asks the order beside a `jab`: %s', (note) => {
    const { drugs, tests, unclear } = read(note);
    expect([drugs, tests, unclear.length]).toEqual([[], [], 1]);
  });

  it('leaves an order beside the begin of an illness', () => {
    expect(namesOf('pan 40 od 5d, jab se bukhar hai')).toEqual(['Pantoprazole']);
  });

  it('asks the medicine behind a test that comes first', () => {
    const { drugs, tests } = read('pehle upt karo phir doxy 100 bd 7d');
    expect([drugs.length, tests.length]).toEqual([0, 1]);
  });

  it.each(['dolo 650 tds 3d bukhar ho tabhi dena', 'tab dolo 650 tds 3d hi dena'])(
    'leaves a direction: %s',
    (note) => {
      expect(read(note).drugs).toHaveLength(1);
    },
  );

  it.each([
    'ecg 2d echo tmt agar chest pain ho',
    'cbc lft jab bukhar aaye',
    'cbc, lft, agar bukhar na utre',
    'cbc unless done',
  ])('orders no test before it: %s', (note) => {
    const { tests, unsureTests, complaint } = read(note);
    expect([tests, complaint + unsureTests.join()]).toEqual([
      [],
      expect.stringMatching(/ecg|cbc/i),
    ]);
  });
});

describe('an order behind a past illness', () => {
  it.each([
    'pt with h/o dm telma 40 od 30d',
    '45 y f with h/o dm telma 40 od 30d',
    'patient has history of htn amlodipine 5 od 30d, now giddy',
    'h/o dm telma 40 od 30d',
    'h/o htn came with telma 40 od 30d',
  ])('is asked in its part: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });

  it.each([
    ['pt with h/o dm, telma 40 od 30d', 'Telmisartan'],
    ['pt with h/o dm. telma 40 od 30d', 'Telmisartan'],
    ['pt with h/o fever 3 days dolo 650 tds 3d', 'Paracetamol'],
    ['no h/o dm telma 40 od 30d', 'Telmisartan'],
    ['knee pain with h/o fall dolo 650 tds 3d', 'Paracetamol'],
    ['h/o dm c/o fever 3 days dolo 650 tds 3d', 'Paracetamol'],
    ['pt with h/o dm c/o fever 3 days dolo 650 tds 3d', 'Paracetamol'],
    ['pt with h/o htn came with cough 3d azee 500 od 3d', 'Azithromycin'],
    ['45 f h/o htn now c/o uti nitrofurantoin 100 bd 5d', 'Nitrofurantoin'],
  ])('is ordered in another, and behind a complaint of today: %s', (note, name) => {
    expect(namesOf(note)).toEqual([name]);
  });
});

describe('tests that are struck out, awaited or part of a scale', () => {
  it.each([
    'scratch rft',
    'strike cbc',
    'cbc, crp awaited',
    'cbc, lft, crp reports pending',
    'ecg advised by cardio, done',
    'urine pregnancy test at home neg',
    'insulin regular as per sliding scale: rbs 150-200 4 u, 200-250 6 u, >250 8 u',
    'regular insulin sliding scale rbs 150-200 4u',
  ])('are not ordered: %s', (note) => {
    expect(read(note).tests).toEqual([]);
  });

  it.each([
    ['scratch rft. lft only', 1],
    ['cbc, lft. crp awaited', 2],
    ['crp awaited, cbc', 1],
    ['ecg advised', 1],
    ['upt, usg pelvis at home visit', 2],
    ['cat scratch over hand, cbc', 1],
  ])('leave the others: %s', (note, count) => {
    expect(read(note).tests).toHaveLength(count);
  });
});

it.each([
  'scratch telma 40 od 30d',
  'azithro 500 od 3d (hold azithro till cbc)',
  'azithro 500 od 3d. stop azithro if rash, hold azithro for now',
  'augmentin 625 bd 5d (h/o penicillin rash)',
  'rash with amoxicillin last year. augmentin 625 bd 5d',
  'sulfa reaction in past, septran ds bd 5d',
  'penicillin rashes. augmentin 625 bd 5d',
  'warfarin 5 od 30d, inr 4.5 hold 2 days then restart 3 mg',
  'dolo 650 tds 3d and pan 40 od 3d given from our pharmacy yesterday',
])('orders no medicine that is struck out, held or given: %s', (note) => {
  expect(read(note).drugs).toEqual([]);
});

it.each([
  'azithro 500 od 3d. stop azithro if rash',
  'azithro 500 od 3d. avoid azithro with antacid',
  'viral rash. augmentin 625 bd 5d',
  'no rash with penicillin, augmentin 625 bd 5d',
  'penicillin reaction absent, augmentin 625 bd 5d',
  'penicillin reaction: nil. augmentin 625 bd 5d',
  'augmentin 625 bd 5d and inj diclo given stat',
  'augmentin 625 bd 5d & inj monocef 1 g given yesterday',
  'telma 40 od 30d, review after bp recheck',
])('orders one that is not: %s', (note) => {
  expect(read(note).drugs).toHaveLength(1);
});

it.each([
  'pan 40 od 5d ascoril ls 10 ml tds 5d cetrizin hs 5d',
  'pan 40 od 5d ascoril ls 10 ml tds cetrizin hs',
])('asks only the misspelt name of a row: %s', (note) => {
  const { drugs, unsure, unclear, elsewhere } = read(note);
  expect([drugs.length, elsewhere.length, unclear.length]).toEqual([1, 1, 0]);
  expect(unsure).toMatchObject([{ name: 'cetrizin' }]);
});

describe('words beside an order', () => {
  it.each([
    ['telma 40 od 30d weekly bp check', 1],
    ['telma 40 od 30d with weekly bp chart', 1],
    ['telma 40 od 30d, daily sugar monitoring', 1],
    ['telma 40 od 30d monthly bp check, amlong 5 od 30d', 2],
    ['no known drug allergy - amoxicillin 500 tds 5d', 1],
    ['no allergies - amoxicillin 500 tds 5d', 1],
    ['allergies: nil - amoxicillin 500 tds 5d', 1],
  ])('leave it: %s', (note, count) => {
    expect(read(note).drugs).toHaveLength(count);
  });

  it.each([
    'no known drug allergy except penicillin - amoxicillin 500 tds 5d',
    'penicillin allergy - amoxicillin 500 tds 5d',
    'alendronate weekly bp check',
  ])('do not hide a refusal or an interval: %s', (note) => {
    expect(read(note).drugs).toEqual([]);
  });
});
