import { describe, expect, it } from 'vitest';
import { typedDiagnoses } from './typed-diagnoses.rules.ts';

describe('diagnoses that are typed at once', () => {
  it.each([
    ['T2DM, HTN', ['T2DM', 'HTN']],
    ['T2DM; HTN\nCKD', ['T2DM', 'HTN', 'CKD']],
    ['T2DM + HTN', ['T2DM', 'HTN']],
    ['HTN, htn', ['htn']],
    ['URTI, acute otitis media', ['URTI', 'acute otitis media']],
    ['Acute tonsillitis', ['Acute tonsillitis']],
    ['HTN,', ['HTN']],
    ['', []],
  ])('%j', (typed, diagnoses) => {
    expect(typedDiagnoses(typed)).toEqual(diagnoses);
  });

  it.each([
    'Fracture, left radius',
    'Diabetes mellitus, type 2',
    'Asthma, mild',
    'DM, HTN, uncontrolled',
    'HTN, on treatment',
  ])('stay one when a part describes the one before it: %s', (typed) => {
    expect(typedDiagnoses(typed)).toEqual([typed]);
  });
});
