/** An analyte with commonly published critical limits. */
export type Analyte = {
  /** Parameter names, as normalized by `nameOf`. */
  readonly names: readonly string[];
  /** Critical below and above these values, in the unit whose factor is 1. */
  readonly low?: number;
  readonly high?: number;
  /** The normal range of adults in the same unit; it identifies the scale of a range. */
  readonly normal: readonly [low: number, high: number];
  /** Allowed deviation of a range limit from `normal`, as a factor; 3 by default. */
  readonly spread?: number;
  /** Units, as normalized by `unitOf`, with the factor from the first unit. */
  readonly units: Readonly<Record<string, number>>;
  /** The last year of age for which the limits apply; all ages when absent. */
  readonly ageTo?: number;
};

const PER_MICROLITRE = {
  '/ul': 1,
  '/mm^3': 1,
  '/cumm': 1,
  '10^3/ul': 1e-3,
  '10^3/mm^3': 1e-3,
  '10^3/cumm': 1e-3,
  'k/ul': 1e-3,
  '10^9/l': 1e-3,
  lakh: 1e-5,
  'lakh/ul': 1e-5,
  'lakh/mm^3': 1e-5,
  'lakh/cumm': 1e-5,
} as const;
const MG = { 'mg/dl': 1, 'mg%': 1 } as const;
const SALT = { 'mmol/l': 1, 'meq/l': 1 } as const;

/**
 * Critical limits of Kost, JAMA 1990;263:704, a survey of hospitals. Haemoglobin, potassium,
 * platelets and newborn bilirubin follow most current published lists of laboratories. A laboratory
 * can override them in its catalogue.
 */
export const USUAL_LIMITS: readonly Analyte[] = [
  {
    names: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'],
    low: 7,
    high: 20,
    normal: [12, 17],
    units: { 'g/dl': 1, 'g%': 1, 'g/l': 10 },
  },
  {
    names: ['platelet count', 'platelets', 'platelet', 'plt', 'plt count', 'platelets count'],
    low: 20_000,
    high: 910_000,
    normal: [150_000, 410_000],
    units: PER_MICROLITRE,
  },
  {
    names: [
      ...['wbc', 'wbc count', 'wbcs', 'white blood cells', 'white blood cell count', 'tlc', 'tc'],
      ...['leucocyte count', 'leukocyte count', 'leucocytes', 'leukocytes'],
    ],
    low: 2_000,
    high: 37_000,
    normal: [4_000, 11_000],
    units: PER_MICROLITRE,
  },
  {
    names: ['pcv', 'haematocrit', 'hematocrit', 'hct', 'packed cell volume'],
    low: 18,
    high: 61,
    normal: [36, 50],
    units: { '%': 1, 'l/l': 0.01 },
  },
  { names: ['inr', 'pt inr'], high: 5, normal: [0.8, 1.2], units: { '': 1, ratio: 1 } },
  {
    names: ['potassium', 'k', 'k+'],
    low: 2.5,
    high: 6.5,
    normal: [3.5, 5.1],
    spread: 2,
    units: SALT,
  },
  {
    names: ['sodium', 'na', 'na+'],
    low: 120,
    high: 158,
    normal: [135, 145],
    spread: 1.1,
    units: SALT,
  },
  {
    names: ['chloride', 'cl', 'cl-'],
    low: 75,
    high: 126,
    normal: [98, 107],
    spread: 1.2,
    units: SALT,
  },
  {
    names: ['bicarbonate', 'hco3', 'hco3-'],
    low: 11,
    high: 40,
    normal: [22, 29],
    spread: 1.5,
    units: SALT,
  },
  {
    names: [
      ...['glucose', 'sugar', 'fasting glucose', 'pp glucose', 'random glucose', 'rbs', 'fbs'],
      ...['ppbs', 'grbs', 'glucose fasting', 'glucose pp', 'glucose random', 'blood sugar'],
      ...[
        'fasting blood sugar',
        'random blood sugar',
        'post prandial blood sugar',
        'blood glucose',
      ],
      ...['fasting sugar', 'random sugar', 'pp sugar', 'fasting blood glucose', 'bsl', 'bsf'],
      ...['random blood glucose', 'post prandial glucose', 'blood sugar fasting', 'bspp', 'bsr'],
      ...['blood sugar random', 'blood sugar pp'],
    ],
    low: 46,
    high: 484,
    normal: [70, 140],
    units: { ...MG, 'mmol/l': 0.0555 },
  },
  {
    names: ['calcium', 'ca', 'ca++'],
    low: 6.6,
    high: 12.9,
    normal: [8.6, 10.2],
    spread: 1.5,
    units: { ...MG, 'mmol/l': 0.2495 },
  },
  {
    names: ['magnesium', 'mg', 'mg++'],
    low: 1,
    high: 4.9,
    normal: [1.6, 2.6],
    spread: 1.5,
    units: { ...MG, 'mmol/l': 0.4114 },
  },
  {
    names: ['phosphorus', 'phosphate', 'inorganic phosphorus', 'inorganic phosphate'],
    low: 1.2,
    high: 8.9,
    normal: [2.5, 4.5],
    spread: 2,
    units: { ...MG, 'mmol/l': 0.3229 },
  },
  { names: ['urea'], high: 222, normal: [15, 43], units: { ...MG, 'mmol/l': 0.1665 } },
  {
    names: ['bun', 'urea nitrogen', 'blood urea nitrogen'],
    high: 104,
    normal: [7, 20],
    units: { ...MG, 'mmol/l': 0.357 },
  },
  {
    names: ['creatinine'],
    high: 7.4,
    normal: [0.6, 1.3],
    spread: 4,
    units: { ...MG, 'umol/l': 88.4 },
  },
  { names: ['uric acid'], high: 13, normal: [2.4, 7], units: { ...MG, 'umol/l': 59.48 } },
  { names: ['fibrinogen'], low: 88, normal: [200, 400], units: { ...MG, 'g/l': 0.01 } },
  {
    names: ['bilirubin', 'total bilirubin', 'bilirubin total', 'tsb'],
    high: 15,
    normal: [0.2, 1.2],
    // The range of newborns goes up to 12.
    spread: 12,
    units: { ...MG, 'umol/l': 17.1 },
    ageTo: 0,
  },
];
