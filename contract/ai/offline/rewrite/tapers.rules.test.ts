import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';
import { withCourses } from './tapers.rules.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));
const stepsOf = (note: string) =>
  read(note).drugs.map(({ name, numberOfDays, directions_to_use }) =>
    [name.split(' mg')[0], numberOfDays, directions_to_use].join('|'),
  );

describe('a steroid with less each time', () => {
  it.each([
    'tab wysolone 20 od 5d\nwysolone 10 od 5d\nwysolone 5 od 5d',
    'tab wysolone 20 od 5d\n10 od 5d\n5 od 5d',
    'tab wysolone 20 mg od x 5 days\ntab wysolone 10 mg od x 5 days\ntab wysolone 5 mg od x 5 days then stop',
    'tab wysolone 20 od 5d, tab wysolone 10 od 5d, tab wysolone 5 od 5d',
    'tab wysolone 20 od 5d, 10 od 5d, 5 od 5d, stop',
    '1. tab wysolone 20 mg od 5d\n2. then 10 mg od 5d\n3. 5 mg od 5d',
    '1) tab wysolone 20 od 5d\n2) 10 od 5d\n3) 5 od 5d',
    '1. tab wysolone 20 od 5d\n2. tab wysolone 10 od 5d\n3. tab wysolone 5 od 5d then stop',
    '- tab wysolone 20 od 5d\n- 10 od 5d\n- 5 od 5d',
    '1. tab wysolone 20 od x 5d 2. then 10 od x 5d 3. 5 od x 5d',
  ])('is one course: %s', (note) => {
    expect(stepsOf(note)).toEqual([
      'Prednisolone 20|5|First 5 days, once a day',
      'Prednisolone 10|5|From day 6, once a day',
      'Prednisolone 5|5|From day 11, once a day',
    ]);
    expect(read(note)).toMatchObject({ unclear: [], unsure: [], complaint: '' });
  });

  it('leaves the rows before and behind it', () => {
    const note = '1. dolo 650 tds 3d\n2. tab wysolone 20 od 5d\n3. 10 od 5d\n4. pan 40 od 15d';
    expect(stepsOf(note)).toEqual([
      'Paracetamol 650|3|Three times a day',
      'Prednisolone 20|5|First 5 days, once a day',
      'Prednisolone 10|5|From day 6, once a day',
      'Pantoprazole 40|15|Once a day',
    ]);
  });

  it('is one course of choices for a short name', () => {
    const { drugs, unsure } = read('1. pred 40 mg od 5d\n2. then 30 mg od 5d\n3. 20 mg od 5d');
    expect(drugs).toEqual([]);
    expect(unsure.map(({ directions_to_use }) => directions_to_use)).toEqual([
      'First 5 days, once a day',
      'From day 6, once a day',
      'From day 11, once a day',
    ]);
  });

  it('is not ordered in part where a later step has more', () => {
    expect(stepsOf('tab wysolone 20 od 5d\n5 od 5d\n10 od 5d')).toHaveLength(3);
  });

  it.each([
    'prednisolone 40 od 5d\nprednisolone 30 od 5d\nprednisolone 20 od 5d',
    'prednisolone 40 od 5d\n30 od 5d\n20 od 5d',
    '1. prednisolone 40 od 5d\n2. then 30 od 5d\n3. 20 od 5d',
  ])('is one question where a strength is not listed: %s', (note) => {
    const { drugs, unsure, unclear } = read(note);
    expect([drugs, unsure]).toEqual([[], []]);
    expect(unclear.map((text) => text.replace(/^1\. /, ''))).toEqual([
      'prednisolone 40 od 5d, 30 od 5d, 20 od 5d',
    ]);
  });

  it.each([
    'wysolone 20 od 5d\npan 40 od 15d\nwysolone 10 od 5d\nwysolone 5 od 5d',
    'wysolone 20 od 5d, pan 40 od 15d, wysolone 10 od 5d, wysolone 5 od 5d',
    'wysolone 20 od 5d\ndolo 650 tds 3d\n10 od 5d\n5 od 5d',
    'wysolone 20 od 5d\n(take after food)\n10 od 5d\n5 od 5d',
    'wysolone 20 od 5d, review, 10 od 5d, 5 od 5d',
    'wysolone 20 od 5d, 10 od 5d\npan 40 od 15d\n5 od 5d',
    'medrol 16 od 5d\npan 40 od 5d\n8 od 5d',
    'wysolone 20 od 5d. then 10 mg for 5 days',
    'wysolone 20 od 5d\ntaper over 2 wks',
    'wysolone 20 od 5d\nafter 5 days reduce to 10',
    'wysolone 20 od 5d\nthen half',
    'medrol 16 od 3d pan 40 od 6d medrol 8 od 3d',
    'wysolone 30 od 5d\npan 40 od 5d\nwysolone 20 od 5d',
    'wysolone 20 od 5d\ncalcium\n10 od 5d',
    'wysolone 20 od 5d\nshelcal\n10 od 5d',
  ])('is asked where a step stands apart: %j', (note) => {
    expect(stepsOf(note).join()).not.toMatch(/prednisolone/i);
    expect(read(note).unclear.join()).toMatch(/wysolone [23]0|medrol 16/);
  });

  it.each([
    'wysolone 40 x 3d, 30 x 3d',
    'wysolone 20 x 3d, 10 x 3d, 5 x 3d',
    'wysolone 20 3d, 10 3d',
    'wysolone 20mg x 5d, then 10mg x 5d',
    'dolo 650 x 3d, 500 x 3d',
  ])('is one question where the steps have no frequency: %s', (note) => {
    const { drugs, unsure, unclear, complaint } = read(note);
    expect([drugs, unsure, unclear, complaint]).toEqual([[], [], [note], note]);
  });

  it.each([
    ['wysolone 20 od 5d\nreduce salt', 1],
    ['wysolone 20 od 5d\namlong\n5 od 30d', 2],
    ['wysolone 20 od 5d\nalprax 0.25\n1 hs 5d', 2],
    ['wysolone 20 od 5d\nasthalin inh\n2 puffs bd 5d', 2],
    ['wysolone 20 od 5d\nreview 10 days', 1],
  ])('is ordered beside other numbers: %j', (note, ordered) => {
    expect(stepsOf(note)).toHaveLength(ordered);
  });

  it('is one course in Hindi', () => {
    expect(stepsOf('omnacortil 10 bd 3d phir od 3d phir band')).toEqual([
      'Prednisolone 10|6|Twice a day for 3 days, then once a day for 3 days',
    ]);
  });

  it('is one course of methylprednisolone, too', () => {
    expect(stepsOf('medrol 16 od 5d\n4 od 5d')).toEqual([
      'Methylprednisolone 16|5|First 5 days, once a day',
      'Methylprednisolone 4|5|From day 6, once a day',
    ]);
  });

  it.each([
    ['telma 80 od 30d', 'telma 40 od 30d'],
    ['wysolone 10 od 5d', 'wysolone 20 od 5d'],
    ['wysolone 20 od 5d', 'dolo 650 tds 3d', 'wysolone 10 od 5d'],
    ['wysolone 20 od', 'wysolone 10 od 5d'],
    ['wysolone 20 od 5d', 'medrol 16 od 5d'],
    ['wysolone 20 od 5d if wheeze', '10 od 5d'],
  ])('is not joined otherwise: %s, %s', (...texts) => {
    expect(withCourses(texts)).toEqual(texts);
  });
});
