import { describe, expect, it } from 'vitest';
import { indexDrugs } from '#contract/ai/matching/drug-index.rules.ts';
import { readNote } from '#contract/ai/offline/read-note.rules.ts';
import { defaultMedications } from '../../server/pharmacy/defaults/default-medications.ts';
import { HELD_OUT } from './held-out/all.ts';
import { OPEN } from './open/all.ts';
import { clinicLists, readCorpus, wrongOf } from './read-corpus.ts';

/** The counts reached so far; a lower number is a regression. */
const REACHED = [
  { half: 'open', corpora: OPEN, notes: 594, drugs: 831, directions: 406, tests: 252, patients: 7 },
  {
    half: 'held-out',
    corpora: HELD_OUT,
    notes: 446,
    drugs: 554,
    directions: 121,
    tests: 178,
    patients: 8,
  },
] as const;

describe.each(REACHED)('the $half half of the notes', ({ corpora, ...reached }) => {
  const score = readCorpus(corpora);

  it('is complete', () => {
    expect(score.notes.length).toBe(reached.notes);
  });

  it('has nothing wrong', () => {
    expect(score.notes.flatMap(wrongOf)).toEqual([]);
  });

  it('shows the doctor nothing wrong, and no fewer drugs and tests', () => {
    const { wrong, drugs, tests } = score.shown;
    expect(wrong).toEqual([]);
    // A course is one drug there.
    expect(drugs.right).toBeGreaterThanOrEqual(reached.drugs - 1);
    expect(tests.right).toBeGreaterThanOrEqual(reached.tests);
  });

  it.each(['drugs', 'directions', 'tests', 'patients'] as const)(
    'has as many %s right as before',
    (kind) => {
      expect(score[kind].right).toBeGreaterThanOrEqual(reached[kind]);
    },
  );
});

describe('a note of 500 words', () => {
  const sentence =
    'fever body ache 3 days throat congested tab dolo 650 tds 3 days tab azee 500 od 3 days xyzol 20 bd 5d cbc lft. ';
  const note = sentence.repeat(25).split(/\s+/).slice(0, 500).join(' ');
  const lists = clinicLists();
  const usual = defaultMedications();
  const many = indexDrugs(
    Array.from({ length: 20_000 }, (_, at) => {
      const { name = '', unit = null } = usual[at % usual.length] ?? {};
      const maker = at < usual.length ? '' : ` Maker ${at}`;
      return { id: `${at}`, name: `${name}${maker}`, unit, sellable_quantity: 0 };
    }),
  );

  it.each([
    { of: 'the default drugs', drugs: lists.drugs, limit: 90 },
    { of: '20,000 drugs', drugs: many, limit: 200 },
  ])('is read within $limit ms against $of', ({ drugs, limit }) => {
    // Processor time, so that other work on the machine does not count.
    const times = Array.from({ length: 12 }, () => {
      const begun = process.cpuUsage();
      readNote(note, { drugs, tests: lists.tests });
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(limit);
  });
});
