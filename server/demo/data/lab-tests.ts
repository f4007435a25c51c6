/** A parameter with its normal range and the range that demo values are drawn from. */
export type DemoParameter = {
  readonly name: string;
  readonly type: 'number' | 'string' | 'boolean';
  readonly normal: string;
  readonly from?: number;
  readonly to?: number;
  readonly decimals?: number;
  readonly words?: readonly string[];
};

export type DemoLabTest = {
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly parameters: readonly DemoParameter[];
  /** What the reader writes about a test without parameters. */
  readonly findings?: readonly string[];
};

const value = (
  name: string,
  normal: string,
  [from, to]: readonly [number, number],
  decimals = 0,
): DemoParameter => ({ name, type: 'number', normal, from, to, decimals });
const word = (name: string, normal: string, words: readonly string[]): DemoParameter => ({
  name,
  type: 'string',
  normal,
  words,
});
const yesNo = (name: string): DemoParameter => ({ name, type: 'boolean', normal: 'No' });

export const LAB_TESTS = {
  cbc: {
    name: 'Complete Blood Count',
    description: 'Haemogram with platelets',
    pricePaise: 35_000,
    parameters: [
      value('Haemoglobin (g/dL)', '12.0 - 16.0', [9.2, 16.4], 1),
      value('Total WBC Count (/cu.mm)', '4000 - 11000', [3_600, 14_500]),
      value('Neutrophils (%)', '40 - 75', [42, 81]),
      value('Lymphocytes (%)', '20 - 45', [14, 46]),
      value('Platelet Count (lakh/cu.mm)', '1.5 - 4.5', [1.1, 4.2], 2),
    ],
  },
  esr: {
    name: 'ESR',
    description: 'Westergren, 1 hour',
    pricePaise: 12_000,
    parameters: [value('ESR (mm/hr)', '0 - 20', [4, 58])],
  },
  fbs: {
    name: 'Fasting Blood Sugar',
    description: 'Plasma glucose, 8 hours fasting',
    pricePaise: 9_000,
    parameters: [value('Fasting Glucose (mg/dL)', '70 - 100', [78, 212])],
  },
  ppbs: {
    name: 'Post-Prandial Blood Sugar',
    description: 'Plasma glucose, 2 hours after food',
    pricePaise: 9_000,
    parameters: [value('PP Glucose (mg/dL)', '< 140', [104, 298])],
  },
  hba1c: {
    name: 'HbA1c',
    description: 'Average glucose over three months',
    pricePaise: 48_000,
    parameters: [value('HbA1c (%)', '4.0 - 5.6', [5.4, 10.2], 1)],
  },
  lipid: {
    name: 'Lipid Profile',
    description: 'Fasting',
    pricePaise: 65_000,
    parameters: [
      value('Total Cholesterol (mg/dL)', '< 200', [148, 268]),
      value('Triglycerides (mg/dL)', '< 150', [84, 292]),
      value('HDL (mg/dL)', '> 40', [31, 62]),
      value('LDL (mg/dL)', '< 130', [72, 184]),
    ],
  },
  tsh: {
    name: 'Thyroid Stimulating Hormone',
    description: 'TSH',
    pricePaise: 32_000,
    parameters: [value('TSH (mIU/L)', '0.4 - 4.2', [0.6, 9.8], 2)],
  },
  lft: {
    name: 'Liver Function Test',
    description: 'Bilirubin and enzymes',
    pricePaise: 60_000,
    parameters: [
      value('Total Bilirubin (mg/dL)', '0.3 - 1.2', [0.4, 2.1], 1),
      value('SGOT (U/L)', '< 40', [18, 88]),
      value('SGPT (U/L)', '< 41', [16, 96]),
      value('Alkaline Phosphatase (U/L)', '44 - 147', [58, 168]),
    ],
  },
  kft: {
    name: 'Kidney Function Test',
    description: 'Urea, creatinine, uric acid',
    pricePaise: 55_000,
    parameters: [
      value('Urea (mg/dL)', '15 - 40', [17, 62]),
      value('Creatinine (mg/dL)', '0.6 - 1.2', [0.6, 1.8], 2),
      value('Uric Acid (mg/dL)', '3.5 - 7.2', [3.4, 9.1], 1),
    ],
  },
  urine: {
    name: 'Urine Routine',
    description: 'Physical, chemical and microscopic',
    pricePaise: 15_000,
    parameters: [
      word('Colour', 'Pale yellow', ['Pale yellow', 'Yellow', 'Dark yellow']),
      word('Albumin', 'Nil', ['Nil', 'Nil', 'Trace', '1+']),
      word('Sugar', 'Nil', ['Nil', 'Nil', 'Nil', '1+', '2+']),
      value('Pus Cells (/hpf)', '0 - 5', [0, 18]),
    ],
  },
  dengue: {
    name: 'Dengue NS1 Antigen',
    description: 'Rapid card test',
    pricePaise: 70_000,
    parameters: [yesNo('NS1 Positive'), yesNo('IgM Positive')],
  },
  malaria: {
    name: 'Malaria Rapid Test',
    description: 'Antigen, Pf and Pv',
    pricePaise: 25_000,
    parameters: [yesNo('P. falciparum'), yesNo('P. vivax')],
  },
  widal: {
    name: 'Widal Test',
    description: 'Slide method',
    pricePaise: 18_000,
    parameters: [
      word('S. Typhi O', '< 1:80', ['1:20', '1:40', '1:80', '1:160']),
      word('S. Typhi H', '< 1:80', ['1:20', '1:40', '1:80', '1:160']),
    ],
  },
  vitaminD: {
    name: 'Vitamin D (25-OH)',
    description: 'Total',
    pricePaise: 110_000,
    parameters: [value('25-OH Vitamin D (ng/mL)', '30 - 100', [9, 48], 1)],
  },
  pregnancy: {
    name: 'Urine Pregnancy Test',
    description: 'Card test',
    pricePaise: 15_000,
    parameters: [yesNo('Positive')],
  },
  xray: {
    name: 'X-Ray Chest PA View',
    description: 'Report only',
    pricePaise: 40_000,
    parameters: [],
    findings: [
      'Both lung fields are clear. Cardiac size is within normal limits. Costophrenic angles are free.',
      'Prominent bronchovascular markings in both lower zones. No consolidation.',
      'Patchy opacity in the right lower zone, suggestive of pneumonitis. Advise clinical correlation.',
    ],
  },
  ecg: {
    name: 'ECG',
    description: '12 leads',
    pricePaise: 25_000,
    parameters: [],
    findings: [
      'Normal sinus rhythm, 76/min. No ST-T changes.',
      'Sinus tachycardia, 108/min. No acute changes.',
      'Left ventricular hypertrophy by voltage. No acute ischaemia.',
    ],
  },
} as const satisfies Record<string, DemoLabTest>;
export type LabTestKey = keyof typeof LAB_TESTS;
