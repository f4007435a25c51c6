import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { amountOf } from '../../platform/spreadsheet/cells/cells.ts';
import type { Rule, Vocabulary } from '../../platform/spreadsheet/headings.ts';
import type { Cell } from '../../platform/spreadsheet/parse-sheet.ts';

/** Headings of a column with tests and their parameters, in canonical words. */
export const COMBINED = 'test parameter|test parameters|parameter test|test component|test analyte';

const RANGES =
  'range|normal range|reference range|ref range|normal value|normal values|reference value|ref value|reference interval|ref interval|biological reference interval|bio ref interval|biological ref interval';
/** `Male`, `Normal Range (Male)` and `Male Normal Range`; `M` only beside the word of a range. */
const rangesOf = (people: string, short: string) =>
  [
    people,
    ...RANGES.split('|').flatMap((range) =>
      [...people.split('|'), short].flatMap((one) => [`${range} ${one}`, `${one} ${range}`]),
    ),
  ].join('|');

const RULES: readonly Rule<LabTestField>[] = [
  [
    'name',
    100,
    'test name|name test|lab test|name investigation|investigation name|service name|test desc|lab test name',
  ],
  [
    'name',
    95,
    'name|test|investigation|investigations|tests|service|particulars|item name|examination|procedure',
  ],
  ['name', 85, 'profile|panel|profile name|package|package name|panel name'],
  [
    'price',
    100,
    'एमआरपी|एम आर पी|new price|new rate|new mrp|tariff|test tariff|consumer price|consumer rate|mrp|test price|test rate|price|charge|charges|patient rate|sale price|test charges|patient price|selling price|list price|cash price|cash rate|walk in|walk in rate|walk in price',
  ],
  [
    'price',
    90,
    'rate|amount|fee|fees|our rate|test fee|rate list|test amount|patient amount|net rate|final rate',
  ],
  ['price', 101, 'new charges|new charge|new test charges|new fees|new tariff|new amount'],
  ['price', 70, 'cost'],
  [
    'price',
    92,
    'opd|opd rate|opd price|opd charges|opd charge|out patient|normal charges|normal rate|routine rate|routine charges',
  ],
  [
    null,
    120,
    'general ward|private|semi private|deluxe|ipd|ipd rate|icu|urgent charges|urgent rate|stat rate|emergency rate|franchise|doctor rate|doctors rate|dr rate|doctor price|referral rate|ref rate|corporate rate|old|old mrp|b2b|b2b rate|lab rate|lab cost|l2l|l2l rate|franchise rate|discount|discounted price|old price|old rate|old charges|old charge|old fees|old tariff|old amount|partner rate|our cost|outsource rate|home|home rate|home visit|home collection|home collection rate|home charges|night|night rate|emergency|urgent|stat|b2b price|camp rate|camp price|centre rate|associate rate|corporate|insurance rate|tpa rate',
  ],
  [
    'category',
    90,
    'category|department|group|section|test category|test group|dept|department name|sub department',
  ],
  [
    'sample',
    90,
    'sample|specimen|sample type|specimen type|type sample|sample required|specimen required',
  ],
  [null, 90, 'method|methodology|test method|technology|technique'],
  ['description', 80, 'desc|details|remarks|notes'],
  ['report_only', 90, 'report only|text report'],
  // The rows of tests and those of their parameters have one column.
  ['name', 30, COMBINED],
  [
    'parameter',
    90,
    'parameter|parameter name|parameters|component|analyte|sub test|test parameter|sub test name|components',
  ],
  ['type', 90, 'type|value type|result type|parameter type'],
  ['unit', 90, 'unit|units|uom'],
  [
    'normal_range',
    90,
    'normal range|reference range|range|reference|ref range|normal value|normal values|reference interval|biological reference interval|biological ref interval|bio ref interval|ref value|reference value|ref interval|normal|biological reference range',
  ],
  ['range_of_men', 95, rangesOf('male|men|males|adult male|adult men|पुरुष', 'm')],
  ['range_of_women', 95, rangesOf('female|women|females|adult female|adult women|महिला|स्त्री', 'f')],
  [
    'range_of_children',
    95,
    rangesOf('child|children|childrens|paediatric|pediatric|kids|बच्चे', 'c'),
  ],
  [
    'critical',
    90,
    'critical|critical limits|critical values|critical value|critical range|panic value|panic values|alert value|alert values',
  ],
  ['default_value', 90, 'default|default value'],
  ['loinc', 90, 'loinc|loinc code'],
  [
    null,
    150,
    'tests panel|tests of panel|sr no|s no|sl no|serial no|no|sr|sl|code|test code|testcode|test id|item code|short name|alias|tat|reporting|report|reporting time|report time|report date|schedule|gst|hsn|turn around time|turnaround time|volume|container|tube|vacutainer|temperature|stability|pre test information|fasting|status',
  ],
];

// What the government pays for its patients; the hospital's own rate stands beside it.
const OF_OTHERS =
  'cghs|cghs rate|cghs price|cghs charges|cghs non nabh|cghs nabh|cghs rate nabh|cghs rate non nabh|nabh|non nabh|nabh rate|non nabh rate|echs|echs rate|esi|esi rate|esic rate|pmjay rate|ayushman rate|govt rate|government rate';
const UNCERTAIN = 'hospital rate|hospital price|hospital charges';
const NOT_TAKEN: Rule<LabTestField> = [null, 120, OF_OTHERS];
/** Alone, a rate of hospitals may be what other hospitals pay. */
const ALONE: readonly Rule<LabTestField>[] = [...RULES, NOT_TAKEN, [null, 120, UNCERTAIN]];
const BESIDE_OTHERS: readonly Rule<LabTestField>[] = [
  ...RULES,
  NOT_TAKEN,
  ['price', 80, UNCERTAIN],
];

const NOT_A_NAME =
  /^(?:code|no|id|sr|sl|type|group|category|rate|price|mrp|amount|date|unit|units|sample|specimen|method|range|time|report|lab|centre|clinic|list)$/;

/** `Tests / Profiles offered` is a name when no column is a better one. */
function guess(words: readonly string[]): readonly (readonly [LabTestField, number])[] {
  const isName =
    words.length <= 6 &&
    words.some((word) => /^(?:name|test|investigation|profile|examination)$/.test(word)) &&
    !words.some((word) => NOT_A_NAME.test(word));
  const isCharge =
    words.length <= 4 &&
    words.some((word) => /^(?:charges?|fees?|price|tariff|amount)$/.test(word));
  if (isCharge && words.includes('test')) return [['price', 20]];
  if (isName) return [['name', 20]];
  // The MRP of a patient beside the rates between laboratories.
  return words.includes('mrp') && !words.includes('old') ? [['price', 105]] : [];
}

/** A price column is mostly figures, a name column mostly words. */
function fits(field: LabTestField, cells: readonly Cell[]): boolean {
  if (cells.length === 0) return true;
  const shareOf = (is: (cell: Cell) => boolean) => cells.filter(is).length / cells.length;
  if (field === 'price') return shareOf((cell) => amountOf(cell) !== 'doubtful') >= 0.5;
  return field !== 'name' || shareOf((cell) => /\p{L}/u.test(String(cell))) >= 0.5;
}

/** The rules for the headings of a row, in canonical words. */
function rulesBeside(headings: readonly string[]): readonly Rule<LabTestField>[] {
  const others = OF_OTHERS.split('|');
  return headings.some((one) => others.includes(one)) ? BESIDE_OTHERS : ALONE;
}

/**
 * The headings that laboratories use for each field. A row is a parameter, or a test without
 * parameters.
 */
export const LAB_TEST_VOCABULARY: Vocabulary<LabTestField> = {
  rules: ALONE,
  beside: rulesBeside,
  required: 'name',
  guess,
  figures: new Set(['price']),
  fits,
};

/** The headings with those that the clinic has taught. */
export function labVocabulary(
  learned: Readonly<Record<string, LabTestField | null>>,
): Vocabulary<LabTestField> {
  return { ...LAB_TEST_VOCABULARY, learned: new Map(Object.entries(learned)) };
}
