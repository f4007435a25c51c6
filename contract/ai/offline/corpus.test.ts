import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { CORPUS, CORPUS_TESTS, type Expected } from './corpus.ts';
import { RUN_TOGETHER } from './corpus-run-together.ts';
import { inShort } from './corpus-shape.ts';
import { UNPUNCTUATED, UNPUNCTUATED_NEW } from './corpus-unpunctuated.ts';
import { readNote } from './read-note.rules.ts';
import { listsOf, readerOf } from './testing/clinic-notes.ts';

const LISTS = listsOf(
  defaultMedications(),
  CORPUS_TESTS.map((name) => ({ name })),
);
const SHIPPED = listsOf(defaultMedications(), defaultLabTests());

const results = CORPUS.map(([line, expected], index) => {
  const got = inShort(readNote(line, LISTS));
  return { line, expected, got, heldOut: index % 4 === 3, isRight: isSame(got, expected) };
});
function isSame(got: Expected, expected: Expected): boolean {
  const keys = new Set([...Object.keys(got), ...Object.keys(expected)]);
  const read = new Map<string, unknown>(Object.entries(got));
  const wanted = new Map<string, unknown>(Object.entries(expected));
  return [...keys].every(
    (key) => JSON.stringify(read.get(key)) === JSON.stringify(wanted.get(key)),
  );
}
const drugsOf = ({ rx = [] }: Expected) => rx.map((one) => one.split('|')[0]);
const share = (some: typeof results) => some.filter(({ isRight }) => isRight).length / some.length;

describe('one-line notes of a known patient', () => {
  it('are at least 140', () => {
    expect(RUN_TOGETHER.length).toBeGreaterThanOrEqual(140);
  });

  it.each(RUN_TOGETHER)('%s', (line, expected) => {
    expect(inShort(readNote(line, LISTS, { isNamed: true }))).toEqual(expected);
  });
});

describe('notes without punctuation, against the shipped test catalogue', () => {
  it('are at least 110', () => {
    expect(UNPUNCTUATED.length + UNPUNCTUATED_NEW.length).toBeGreaterThanOrEqual(110);
  });

  it.each(UNPUNCTUATED)('%s', (line, expected) => {
    expect(inShort(readNote(line, SHIPPED, { isNamed: true }))).toEqual(expected);
  });

  it.each(UNPUNCTUATED_NEW)('%s, patient without a name', (line, expected) => {
    expect(inShort(readNote(line, SHIPPED, { isNamed: false }))).toEqual(expected);
  });
});

describe('patient details', () => {
  const patientOf = (line: string, isNamed: boolean) => readNote(line, LISTS, { isNamed }).patient;

  it.each([
    'Backache 6 m, CBC',
    'Mother 45 F diabetic',
    'Father 70 M, HTN',
    'Vomiting 3 m',
    'Giddy 6 m',
    'Pt 30 F fever',
    'c/o pain 2 m',
    'BP 120/80 f/u',
    'Headache, 3, F',
    'Dry cough 20 f',
    'Baby 6 m',
  ])('are never taken from %s', (line) => {
    expect(patientOf(line, true)).toBeNull();
    expect(patientOf(line, false)).toBeNull();
  });

  it('are taken from a line in the placeholder’s order, even for a patient with a name', () => {
    const meera = { name: 'Meera', age: 30, gender: 'F', phone: '9876543210' };
    const line = 'Meera,30,F,9876543210,fever,CBC,asthma';
    expect(patientOf(line, true)).toEqual(meera);
    expect(patientOf(line, false)).toEqual(meera);
  });

  it('are taken from the start of a line only for a patient without a name', () => {
    expect(patientOf('Imran Khan 35 M, knee pain', true)).toBeNull();
    expect(patientOf('Imran Khan 35 M, knee pain', false)).toMatchObject({ name: 'Imran Khan' });
  });
});

describe('lines as doctors write them', () => {
  it('are at least 150', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(150);
  });

  it('are read exactly in at least 95 % of cases, held-out lines included', () => {
    const wrong = results.filter(({ isRight }) => !isRight);
    const heldOut = results.filter((one) => one.heldOut);
    const report = wrong.map(({ line, got }) => `${line}\n   ${JSON.stringify(got)}`).join('\n');
    expect(share(results), report).toBeGreaterThanOrEqual(0.95);
    expect(share(heldOut), report).toBeGreaterThanOrEqual(0.95);
  });

  it('never order a wrong drug', () => {
    for (const { got, expected, line } of results) {
      const meant = drugsOf(expected);
      for (const drug of drugsOf(got)) expect(meant, line).toContain(drug);
    }
  });
});

const read = readerOf(LISTS);

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

describe('stop at the end of a part', () => {
  it.each([
    ['glimepiride 2 od 30d, 5 mg amlodipine 7 d stop', 'Glimepiride 2 mg'],
    ['telma 40 od 30 d, 10 mg atorva hs 30 days stop', 'Telmisartan 40 mg'],
    ['telma 40 od 30 d, 5 mg unheardof 7 d stop', 'Telmisartan 40 mg'],
    ['telma 40 od 30 d amlo 5 od 30 d stop', 'Telmisartan 40 mg'],
  ])('is about the drug before it: %s', (line, name) => {
    const { drugs, unsure, unclear, complaint } = read(line);
    expect(drugs).toMatchObject([{ name: expect.stringContaining(name), numberOfDays: 30 }]);
    expect([unsure, unclear]).toEqual([[], []]);
    expect(line.endsWith(complaint) && complaint.endsWith('stop')).toBe(true);
  });

  it.each([
    ...['and stop', 'then stop', 'then off', 'and then stop'].map((stop) => `${stop} amlong 5 od`),
    ...[
      'and stop the amlong 5 od',
      'and stop tab amlong 5 od 30 d',
      'and stop unheardof 5 od',
      'then stop amlong 5 od cont',
    ],
  ])('never orders the medicine behind it: %s', (stop) => {
    for (const line of [`telma 40 od 30 d ${stop}`, `telma 40 od 30 d, ${stop}`]) {
      const { drugs, unsure, complaint } = read(line);
      const orders = drugs.filter(({ name }) => !name.startsWith('Telmisartan'));
      expect([orders, unsure], line).toEqual([[], []]);
      expect(complaint).toContain(stop.replace(/^and (?:then )?|^then /, ''));
    }
  });

  it.each([
    'wysolone 20 od 5 d then stop and start dolo 650 tds 3d',
    'wysolone 20 od 5 d then stop with dolo 650 tds 3d',
    'wysolone 20 od 5 d then stop then dolo 650 tds 3 d',
  ])('ends a course before an order: %s', (line) => {
    expect(read(line).drugs).toMatchObject([{ numberOfDays: 5 }, { tabletsPerDay: 3 }]);
  });

  it.each([
    'then stop pan 40 od 15 d',
    'then stop amlong 5 od 30 d',
    'then stop tab amlong 5 od 30 d',
    'then stop the amlong 5 od for 30 days',
    'then off amlong 5 od 30 d',
    'and then stop amlong 5 od 1 month',
    'then stop unheardof 5 od 30 d',
    'then stop amlong 5 od 30 d telma 40 od 30 d',
    'then stop inj monocef 1 g bd 3 d',
    'then stop amlong 5 mg 30 d',
  ])('ends a taper; what is behind it is asked, stopped or ordered: %s', (stop) => {
    const { drugs, unsure, elsewhere, unclear } = read(`wysolone 20 od 5 d 10 od 5 d ${stop}`);
    expect(drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Prednisolone', 'Prednisolone']);
    expect([unsure, elsewhere, unclear]).toEqual([
      [],
      [],
      [stop.replace(/^.*?(?:stop|off)/, 'stop')],
    ]);
  });

  it('ends a taper before an order that begins with start', () => {
    const taper = 'wysolone 20 od 5 d 10 od 5 d then stop';
    expect(read(`${taper} start pan 40 od 15 d`).drugs).toHaveLength(3);
    expect(read(`${taper} pan 40 od`).drugs).toHaveLength(2);
  });

  it.each(['wysolone 20 od 5 d, 10 mg od 5 d stop', 'wysolone 20 od 5 d 10 od 5 d stop'])(
    'ends a course: %s',
    (line) => {
      expect(read(line).drugs).toMatchObject([{ numberOfDays: 5 }, { numberOfDays: 5 }]);
    },
  );
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
