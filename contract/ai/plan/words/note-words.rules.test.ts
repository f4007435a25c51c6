import { describe, expect, it } from 'vitest';
import { indexDrugs } from '../../matching/drug-index.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import type { Asked, Change, Plan, PlannedLine } from '../planned.ts';
import { noteWordsOf } from './note-words.rules.ts';

const NAMES = ['Paracetamol 650 mg Tablet', 'Pantoprazole 40 mg Tablet', 'Cetirizine 10 mg Tablet'];
const lists = {
  drugs: indexDrugs(NAMES.map((name) => ({ id: name, name, unit: null, sellable_quantity: 9 }))),
  tests: indexTests(['Complete Blood Count', 'ESR'].map((name) => ({ id: name, name }))),
};
const line = (name: string): PlannedLine => ({
  ...{ drug_id: name, name, quantity: 6, tabletsPerDay: 2, numberOfDays: 3 },
  directions_to_use: null,
});
const planOf = (change: Change, more: object = {}): Plan => ({
  ...{ kind: 'change', change, rows: [], askedDrugs: [], askedTests: [] },
  ...more,
});
const order = (prescription = '', more: object = {}) =>
  planOf(
    { type: 'create-pharmacy-order', patientId: 'p', lines: NAMES.map(line), prescription },
    more,
  );
const wordsIn = (plan: Plan, note: string) =>
  Object.fromEntries(noteWordsOf(plan, note, lists).map(({ of, words }) => [of, words]));

describe('the words of the note', () => {
  it('are those that name each drug, by its brand and with its dosage', () => {
    const note = 'Fever 3 days, Tab Dolo 650, 1-0-1, 3 days, pan 40 od bbf\nCetriz 10 hs 5d';
    expect(wordsIn(order(), note)).toEqual({
      [NAMES[0]!]: 'Tab Dolo 650, 1-0-1, 3 days',
      [NAMES[1]!]: 'pan 40 od bbf',
      [NAMES[2]!]: 'Cetriz 10 hs 5d',
    });
  });

  it('are cut out of one unpunctuated line', () => {
    const words = wordsIn(order(), 'fever cough dolo 650 tds 3 days pan 40 od cbc esr');
    expect(words[NAMES[0]!]).toBe('dolo 650 tds 3 days');
    expect(words[NAMES[1]!]).toBe('pan 40 od');
    expect(words[NAMES[2]!]).toBeUndefined();
  });

  it('are found for tests, drugs from outside and questions', () => {
    const tests = [{ id: 'Complete Blood Count', name: 'Complete Blood Count' }];
    const lab = planOf({ type: 'create-lab-order', patientId: 'p', tests });
    expect(wordsIn(lab, 'Fever. CBC')).toEqual({ 'Complete Blood Count': 'CBC' });
    const asked: Asked<PlannedLine> = { written: 'Paracitamol', options: [], otherwise: null };
    const text = 'Tab Lasix 40 – Once a day, for 5 days';
    const words = wordsIn(
      order(text, { askedDrugs: [asked] }),
      'Tab Lasix 40 OD x 5d\nParacitamol bd',
    );
    expect(words).toMatchObject({
      [text]: 'Tab Lasix 40 OD x 5d',
      Paracitamol: 'Paracitamol bd',
    });
  });

  it('are the line that patient details come from', () => {
    const change: Change = { type: 'update-patient', patientId: 'p', details: { age: 43 } };
    expect(wordsIn(planOf(change), 'Meena, 43, F\nFever')).toEqual({ patient: 'Meena, 43, F' });
    expect(wordsIn(planOf(change), 'Fever 430')).toEqual({});
  });

  it('are none for what the note does not name, and for other plans', () => {
    expect(wordsIn(order(), 'Rest and fluids.')).toEqual({});
    expect(noteWordsOf({ kind: 'refused', message: 'No.' }, 'Dolo 650 bd', lists)).toEqual([]);
    const summary: Change = { type: 'save-summary', visitId: 'v', summary: 'Viral' };
    expect(noteWordsOf(planOf(summary), 'Viral', lists)).toEqual([]);
  });
});
