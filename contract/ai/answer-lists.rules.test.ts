import { describe, expect, it } from 'vitest';
import { withoutWords } from './answer-lists.rules.ts';

describe('a note without its orders', () => {
  it.each([
    ['Fever, tab para 650 tds 3d, cough', ['tab para 650 tds 3d'], 'Fever, cough'],
    ['Fever, cough. Pan 40 od 5d', ['Pan 40 od 5d'], 'Fever, cough.'],
    ['Fever, pan 40 od 5d. BP 150/90', ['pan 40 od 5d'], 'Fever. BP 150/90'],
    ['Pan 40, od, 5d\nFever', ['Pan 40, od, 5d'], 'Fever'],
    ['Fever, pan 40 od before food 5d, cough', ['pan 40 od before food 5d'], 'Fever, cough'],
    ['Pan 40 od 5d dolo 650 tds 3d, cough', ['Pan 40 od 5d', 'dolo 650 tds 3d'], 'cough'],
    ['Fever, CBC and CRP. BP 150/90', ['CBC', 'CRP'], 'Fever. BP 150/90'],
    ['ECG, CBC. Chest pain', ['CBC', 'ECG'], 'Chest pain'],
  ])('lacks each that is a whole clause: %s', (note, parts, left) => {
    expect(withoutWords(note, parts)).toBe(left);
  });

  it.each([
    ['ECG normal outside. Chest pain 2 days, ECG', ['ECG']],
    ['ECG. Chest pain, ECG', ['ECG']],
    ['vomited after paracetamol 650, fever', ['paracetamol 650']],
    [
      'k/c/o HTN, regular with amlodipine 5 od. BP 150/90',
      ['amlodipine 5 od', 'regular with amlodipine 5 od'],
    ],
    ['Metformin 500 bd for 5 years, tired', ['Metformin 500 bd for 5 years', 'Metformin 500 bd']],
    ['on ecosprin 75, chest pain', ['on ecosprin 75', 'ecosprin 75']],
    ['allergic to penicillin, amoxicillin', ['allergic to penicillin']],
    ['pan 40 od 5d dolo 650 tds 3d, cough', ['dolo 650 tds 3d']],
    ['CBC and CRP normal, CBC and CRP', ['CBC', 'CRP']],
    ['on pan 40 od and dolo 650 tds', ['pan 40 od', 'dolo 650 tds']],
    ['Fever, cough', ['pan 40', '']],
  ])('keeps what is part of a clause, is there twice, or may be no order: %s', (note, parts) => {
    expect(withoutWords(note, parts)).toBe(note);
  });

  it('lacks the order beside a sentence that names its test', () => {
    expect(withoutWords('ECG normal outside. Chest pain, ECG, CBC', ['ECG', 'CBC'])).toBe(
      'ECG normal outside. Chest pain, ECG',
    );
  });
});
