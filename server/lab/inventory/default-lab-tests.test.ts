import { describe, expect, it } from 'vitest';
import { rangesText } from '#contract/lab/results/range-text.rules.ts';
import { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { defaultLabTests } from './default-lab-tests.ts';

const all = defaultLabTests();
const parameters = all.flatMap((test) =>
  test.default_parameters.map((parameter) => ({
    of: `${test.name}: ${parameter.name}`,
    parameter,
  })),
);

describe('the default lab tests', () => {
  it('cover every group with unique names and prices marked as indicative', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
    for (const { name, price, description } of all) {
      expect(name).toMatch(/^[A-Z0-9h]/);
      expect(price).toBeGreaterThan(0);
      expect(description).toMatch(/^.+\. Indicative price\.$/);
    }
    expect([...new Set(all.map(({ category }) => category))]).toEqual([
      'Haematology',
      'Coagulation',
      'Diabetes',
      'Thyroid',
      'Lipids',
      'Liver',
      'Kidney',
      'Electrolytes and minerals',
      'Vitamins and iron',
      'Cardiac markers',
      'Urine',
      'Stool',
      'Infections (serology)',
      'Immunology',
      'Hormones',
      'Tumour markers',
      'Semen',
      'Microbiology',
      'Cytology and histology',
      'Imaging',
      'Heart and lungs',
    ]);
  });

  it.each([
    ...['Complete Blood Count (CBC)', 'ESR', 'Blood Group and Rh Type', 'Peripheral Blood Smear'],
    ...['Fasting Blood Sugar (FBS)', 'HbA1c', 'Lipid Profile', 'Liver Function Test (LFT)'],
    ...['Kidney Function Test (KFT)', 'Serum Electrolytes', 'Vitamin D (25-OH)', 'Iron Studies'],
    ...['Urine Routine and Microscopy', 'Widal Test', 'Dengue NS1, IgM, IgG', 'HBsAg'],
    ...['Prothrombin Time and INR', 'Semen Analysis', 'Beta-hCG (Quantitative)', 'VDRL / RPR'],
  ])('include %s, with its values', (name) => {
    const test = all.find((one) => one.name === name);
    expect(test?.default_parameters).not.toEqual([]);
    expect(test?.report_only).toBe(false);
  });

  it.each([
    ...['X-Ray Chest PA View', 'Ultrasound Abdomen', 'ECG', 'Urine Culture and Sensitivity'],
    ...['Pap Smear', 'Blood Culture and Sensitivity'],
  ])('include %s, which is reported as text', (name) => {
    expect(all.find((one) => one.name === name)).toMatchObject({ report_only: true });
  });

  it('are valid in the form, with ordered ranges inside the critical limits', () => {
    for (const test of all) {
      const body = { ...test, price: test.price / 100 };
      expect([test.name, LabTestBody.safeParse(body).error?.issues ?? []]).toEqual([test.name, []]);
    }
  });

  it('have units and flags for numeric values', () => {
    const numbers = parameters.filter(({ parameter: { type } }) => type === 'number');
    const withoutUnit = numbers.filter(({ parameter: { unit } }) => unit === null);
    expect(withoutUnit.map(({ of }) => of)).toEqual([
      'Prothrombin Time and INR: INR',
      'Lipid Profile: Total Cholesterol to HDL Ratio',
      'Liver Function Test (LFT): A/G Ratio',
      'Urine Routine and Microscopy: pH',
      'Urine Routine and Microscopy: Specific Gravity',
      'Semen Analysis: pH',
    ]);
    // By cycle day or week of pregnancy, or without a reference range.
    const unflagged = numbers.filter(({ parameter: { ranges } }) => ranges.length === 0);
    expect(unflagged.map(({ of }) => of)).toEqual([
      'Urine Albumin Creatinine Ratio: Urine Creatinine',
      'Urine Protein (24 Hours): Total Volume',
      'LH: LH',
      'FSH: FSH',
      'Estradiol (E2): Estradiol',
      'Progesterone: Progesterone',
      'Beta-hCG (Quantitative): Beta-hCG',
      'AMH: AMH',
      'Semen Analysis: Abstinence',
    ]);
  });

  it('have texts that match their ranges', () => {
    for (const { of, parameter } of parameters) {
      if (parameter.ranges.length === 0) continue;
      expect([of, rangesText(parameter.ranges)]).toEqual([of, parameter.normal_range]);
    }
  });

  it('distinguish sex and age where people differ', () => {
    const haemoglobin = parameters.find(({ parameter: { name } }) => name === 'Haemoglobin');
    expect(haemoglobin?.parameter.ranges).toContainEqual({
      sex: 'F',
      age_from: 15,
      low: 12,
      high: 15,
      critical_low: 7,
      critical_high: 20,
    });
    expect(haemoglobin?.parameter.ranges.every(({ age_from = 0 }) => age_from >= 1)).toBe(true);
  });
});
