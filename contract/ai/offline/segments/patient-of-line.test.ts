import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { readNote } from '../read-note.rules.ts';
import { corpusLists } from '../testing/clinic-notes.ts';

const LISTS = corpusLists(defaultMedications());

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
