/** The possible values: a range with its step, or words. */
type Draw = readonly [from: number, to: number, step: number] | readonly string[];
type Drawn = Readonly<Record<string, number>>;

/** A test that the demo's doctors order, by its name among the default tests. */
export type DemoLabTest = {
  readonly name: string;
  /** By parameter. A text without draws takes its normal value, a Yes-No is mostly No. */
  readonly draws?: Readonly<Record<string, Draw>>;
  /** Values computed from the others, as an analyser does. */
  readonly follows?: Readonly<Record<string, (drawn: Drawn) => number>>;
  /** Findings for a test without parameters. */
  readonly findings?: readonly string[];
};

const of = (drawn: Drawn, name: string): number => drawn[name] ?? 0;
const to = (digits: number, value: number): number => Number(value.toFixed(digits));
const TITRES = ['1:20', '1:40', '1:80', '1:160'];

export const LAB_TESTS = {
  cbc: {
    name: 'Complete Blood Count (CBC)',
    draws: {
      Haemoglobin: [9.2, 16.4, 0.1],
      MCH: [25, 32, 0.1],
      MCHC: [31.4, 34.6, 0.1],
      'RDW-CV': [11.8, 15.8, 0.1],
      'Total WBC Count': [3_600, 14_500, 100],
      Neutrophils: [42, 78, 1],
      Monocytes: [2, 8, 1],
      Eosinophils: [1, 7, 1],
      Basophils: [0, 1, 1],
      'Platelet Count': [110_000, 420_000, 1_000],
    },
    follows: {
      'RBC Count': (drawn) => to(2, (of(drawn, 'Haemoglobin') * 10) / of(drawn, 'MCH')),
      'PCV (Haematocrit)': (drawn) => to(1, (of(drawn, 'Haemoglobin') * 100) / of(drawn, 'MCHC')),
      MCV: (drawn) => to(1, (of(drawn, 'MCH') * 100) / of(drawn, 'MCHC')),
      Lymphocytes: (drawn) =>
        100 -
        of(drawn, 'Neutrophils') -
        of(drawn, 'Monocytes') -
        of(drawn, 'Eosinophils') -
        of(drawn, 'Basophils'),
    },
  },
  esr: { name: 'ESR', draws: { ESR: [4, 58, 1] } },
  fbs: { name: 'Fasting Blood Sugar (FBS)', draws: { 'Fasting Glucose': [78, 212, 1] } },
  ppbs: { name: 'Post-Prandial Blood Sugar (PPBS)', draws: { 'PP Glucose': [104, 298, 1] } },
  hba1c: {
    name: 'HbA1c',
    draws: { HbA1c: [5.4, 10.2, 0.1] },
    follows: {
      'Estimated Average Glucose': (drawn) => to(0, 28.7 * of(drawn, 'HbA1c') - 46.7),
    },
  },
  lipid: {
    name: 'Lipid Profile',
    draws: {
      'Total Cholesterol': [148, 268, 1],
      Triglycerides: [84, 292, 1],
      'HDL Cholesterol': [31, 62, 1],
    },
    follows: {
      'VLDL Cholesterol': (drawn) => to(0, of(drawn, 'Triglycerides') / 5),
      'Non-HDL Cholesterol': (drawn) =>
        of(drawn, 'Total Cholesterol') - of(drawn, 'HDL Cholesterol'),
      'LDL Cholesterol': (drawn) =>
        of(drawn, 'Non-HDL Cholesterol') - of(drawn, 'VLDL Cholesterol'),
      'Total Cholesterol to HDL Ratio': (drawn) =>
        to(1, of(drawn, 'Total Cholesterol') / of(drawn, 'HDL Cholesterol')),
    },
  },
  tsh: { name: 'TSH', draws: { TSH: [0.6, 9.8, 0.01] } },
  lft: {
    name: 'Liver Function Test (LFT)',
    draws: {
      'Total Bilirubin': [0.4, 2.1, 0.1],
      'Direct Bilirubin': [0.1, 0.4, 0.1],
      'SGOT (AST)': [18, 88, 1],
      'SGPT (ALT)': [16, 96, 1],
      'Alkaline Phosphatase': [48, 148, 1],
      'Gamma GT': [12, 74, 1],
      'Total Protein': [6.1, 8.2, 0.1],
      Albumin: [3.3, 4.8, 0.1],
    },
    follows: {
      'Indirect Bilirubin': (drawn) =>
        to(1, of(drawn, 'Total Bilirubin') - of(drawn, 'Direct Bilirubin')),
      Globulin: (drawn) => to(1, of(drawn, 'Total Protein') - of(drawn, 'Albumin')),
      'A/G Ratio': (drawn) => to(1, of(drawn, 'Albumin') / of(drawn, 'Globulin')),
    },
  },
  kft: {
    name: 'Kidney Function Test (KFT)',
    draws: {
      Urea: [17, 62, 1],
      Creatinine: [0.6, 1.8, 0.01],
      'Uric Acid': [3.4, 9.1, 0.1],
      Sodium: [132, 147, 1],
      Potassium: [3.3, 5.4, 0.1],
      Chloride: [97, 108, 1],
      eGFR: [48, 118, 1],
    },
  },
  urine: {
    name: 'Urine Routine and Microscopy',
    draws: {
      Colour: ['Pale yellow', 'Yellow', 'Dark yellow'],
      pH: [5, 7.5, 0.5],
      'Specific Gravity': [1.005, 1.03, 0.005],
      Protein: ['Nil', 'Nil', 'Nil', 'Trace', '1+'],
      Glucose: ['Nil', 'Nil', 'Nil', '1+', '2+'],
      'Pus Cells': ['1-2', '2-3', '3-4', '8-10', '15-20'],
      RBC: ['Nil', 'Nil', '0-1', '3-4'],
      'Epithelial Cells': ['1-2', '2-3', '4-5'],
    },
  },
  dengue: { name: 'Dengue NS1, IgM, IgG' },
  malaria: { name: 'Malaria Antigen (Card Test)' },
  widal: {
    name: 'Widal Test',
    draws: {
      'S. Typhi O': TITRES,
      'S. Typhi H': TITRES,
      'S. Paratyphi AH': ['1:20', '1:40'],
      'S. Paratyphi BH': ['1:20', '1:40'],
    },
  },
  vitaminD: { name: 'Vitamin D (25-OH)', draws: { '25-OH Vitamin D': [9, 48, 0.1] } },
  pregnancy: { name: 'Urine Pregnancy Test (UPT)' },
  xray: {
    name: 'X-Ray Chest PA View',
    findings: [
      'Both lung fields are clear. Cardiac size is within normal limits. Costophrenic angles are free.',
      'Prominent bronchovascular markings in both lower zones. No consolidation.',
      'Patchy opacity in the right lower zone, suggestive of pneumonitis. Advise clinical correlation.',
    ],
  },
  ecg: {
    name: 'ECG',
    findings: [
      'Normal sinus rhythm, 76/min. No ST-T changes.',
      'Sinus tachycardia, 108/min. No acute changes.',
      'Left ventricular hypertrophy by voltage. No acute ischaemia.',
    ],
  },
} as const satisfies Record<string, DemoLabTest>;
export type LabTestKey = keyof typeof LAB_TESTS;
