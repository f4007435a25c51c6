import { describe, expect, it } from 'vitest';
import { indexTests, isTestName, matchTest, testsIn } from './match-test.rules.ts';

const CATALOGUE = indexTests(
  [
    'Complete Blood Count (CBC)',
    'ESR',
    'Fasting Blood Sugar',
    'Post-Prandial Blood Sugar',
    'HbA1c',
    'Lipid Profile',
    'Thyroid Stimulating Hormone',
    'Liver Function Test',
    'Kidney Function Test',
    'Urine Routine',
    'Dengue NS1 Antigen',
    'Malaria Rapid Test',
    'Vitamin D (25-OH)',
    'Urine Pregnancy Test',
    'X-Ray Chest PA View',
    'X-Ray Knee AP',
    'X-Ray Knee Lateral',
    'ECG',
    'USG Abdomen & Pelvis',
    'Serum Creatinine',
    'Serum Sodium',
    'Haemoglobin',
  ].map((name) => ({ id: `id of ${name}`, name })),
);

function outcome(name: string): string {
  const match = matchTest(CATALOGUE, { name });
  if (match.kind === 'sure') return match.found.name;
  return match.kind === 'none' ? 'none' : `near ${match.options.map((one) => one.name).join('; ')}`;
}

describe('lab tests by the names that doctors use', () => {
  it.each([
    ['CBC', 'Complete Blood Count (CBC)'],
    ['cbp', 'Complete Blood Count (CBC)'],
    ['Complete Haemogram', 'Complete Blood Count (CBC)'],
    ['FBS', 'Fasting Blood Sugar'],
    ['PPBS', 'Post-Prandial Blood Sugar'],
    ['Hb A1c', 'HbA1c'],
    ['lipid', 'Lipid Profile'],
    ['LFT', 'Liver Function Test'],
    ['RFT', 'Kidney Function Test'],
    ['KFT', 'Kidney Function Test'],
    ['TSH', 'Thyroid Stimulating Hormone'],
    ['S. creatinine', 'Serum Creatinine'],
    ['s creat', 'Serum Creatinine'],
    ['CXR', 'X-Ray Chest PA View'],
    ['X ray chest', 'X-Ray Chest PA View'],
    ['Urine R/M', 'Urine Routine'],
    ['UPT', 'Urine Pregnancy Test'],
    ['NS1', 'Dengue NS1 Antigen'],
    ['Vit D', 'Vitamin D (25-OH)'],
    ['USG abdomen pelvis', 'USG Abdomen & Pelvis'],
    ['Hb', 'Haemoglobin'],
    ['liver function', 'Liver Function Test'],
  ])('%s is %s', (written, name) => {
    expect(outcome(written)).toBe(name);
  });

  it.each(['TFT', 'T3 T4 TSH', 'MRI brain', 'Amylase', 'HIV', 'Troponin', 'xyz', 'USG KUB', ''])(
    '%s is not in the catalogue and gets no replacement',
    (written) => {
      expect(outcome(written)).toBe('none');
    },
  );

  it('asks about ambiguous names and misspellings', () => {
    expect(outcome('X-ray knee')).toBe('near X-Ray Knee AP; X-Ray Knee Lateral');
    expect(outcome('Liver Fuction Test')).toBe('near Liver Function Test');
  });

  it('finds two tests in one word', () => {
    expect(testsIn(CATALOGUE, 'BSL F/PP')).toEqual(['fbs', 'ppbs']);
    expect(testsIn(CATALOGUE, 'CBC')).toEqual(['CBC']);
    expect(testsIn(CATALOGUE, 'BT CT')).toEqual(['bleeding time', 'clotting time']);
    expect(testsIn(indexTests([{ id: '1', name: 'BT CT' }]), 'BT CT')).toEqual(['BT CT']);
    expect(isTestName('BSL F/PP')).toBe(true);
    expect(isTestName('fever')).toBe(false);
  });
});
