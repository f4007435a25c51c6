import type { DirectionsLanguage } from './directions.languages.ts';

type InBoth = Readonly<Record<DirectionsLanguage, string>>;
type Word = InBoth & { readonly reads: RegExp };

/**
 * Frequencies; `perDay` is times per day, when countable, and `everyDays` the days between doses.
 * The first match wins, so `twice a week` comes before `twice`.
 */
export const FREQUENCIES = {
  twiceWeekly: {
    reads: /\b(?:twice|(?:two|2) times) (?:a week|weekly|in a week)\b/,
    perDay: null,
    everyDays: 3,
    en: 'twice a week',
    hi: 'हफ़्ते में दो बार',
  },
  thriceWeekly: {
    reads: /\b(?:thrice|(?:three|3) times) (?:a week|weekly|in a week)\b/,
    perDay: null,
    everyDays: 2,
    en: 'three times a week',
    hi: 'हफ़्ते में तीन बार',
  },
  weekly: {
    reads: /\b(?:(?:once|one) (?:in )?a week|once weekly|weekly once|weekly|every week)\b/,
    perDay: null,
    everyDays: 7,
    en: 'once a week',
    hi: 'हफ़्ते में एक बार',
  },
  fortnightly: {
    reads: /\b(?:fortnightly|once a fortnight|every (?:fortnight|(?:two|2) weeks))\b/,
    perDay: null,
    everyDays: 14,
    en: 'once in two weeks',
    hi: 'दो हफ़्ते में एक बार',
  },
  monthly: {
    reads: /\b(?:(?:once|one) (?:in )?a month|once monthly|monthly|every month)\b/,
    perDay: null,
    everyDays: 28,
    en: 'once a month',
    hi: 'महीने में एक बार',
  },
  od: {
    reads: /\b(?:od|qd|once (?:a day|daily)|daily once|daily|every day)\b/,
    perDay: 1,
    everyDays: 1,
    en: 'once a day',
    hi: 'दिन में एक बार',
  },
  bd: {
    reads: /\b(?:bd|bid|bds|twice (?:a day|daily)|twice|(?:two|2) times (?:a day|daily))\b/,
    perDay: 2,
    everyDays: 1,
    en: 'twice a day',
    hi: 'दिन में दो बार',
  },
  tds: {
    reads: /\b(?:tds|tid|thrice (?:a day|daily)|thrice|(?:three|3) times (?:a day|daily))\b/,
    perDay: 3,
    everyDays: 1,
    en: 'three times a day',
    hi: 'दिन में तीन बार',
  },
  qid: {
    reads: /\b(?:qid|qds|(?:four|4) times (?:a day|daily))\b/,
    perDay: 4,
    everyDays: 1,
    en: 'four times a day',
    hi: 'दिन में चार बार',
  },
  alternate: {
    reads: /\b(?:eod|alternate days?|every (?:other|second) day|on alternate days)\b/,
    perDay: null,
    everyDays: 2,
    en: 'every other day',
    hi: 'एक दिन छोड़कर',
  },
  stat: {
    reads: /\b(?:stat|at once|immediately)\b/,
    perDay: null,
    everyDays: null,
    en: 'at once',
    hi: 'तुरंत',
  },
} as const satisfies Record<string, Word & { perDay: number | null; everyDays: number | null }>;
export type Frequency = keyof typeof FREQUENCIES;

/** Times of day; the first, second and last three are the positions of `1-0-1` and `1-1-1-1`. */
export const MOMENTS = {
  morning: { reads: /\b(?:(?:in the|every|at) )?morning\b/, en: 'in the morning', hi: 'सुबह' },
  afternoon: {
    reads: /\b(?:(?:in the|every|at) )?(?:afternoon|noon)\b/,
    en: 'in the afternoon',
    hi: 'दोपहर',
  },
  evening: { reads: /\b(?:(?:in the|every|at) )?evening\b/, en: 'in the evening', hi: 'शाम' },
  bedtime: {
    reads: /\b(?:hs|(?:at )?bed ?time|before (?:sleep|sleeping|bed))\b/,
    en: 'at bedtime',
    hi: 'रात को सोते समय',
  },
  night: { reads: /\b(?:(?:in the|every|at) )?night\b/, en: 'at night', hi: 'रात' },
} as const satisfies Record<string, Word>;
export type Moment = keyof typeof MOMENTS;

/**
 * Dose units. `counts`: the pharmacy counts in this unit, so that doses per day give a quantity.
 */
export const UNITS = {
  tablet: { reads: /tab(?:let)?s?/, en: 'tablet', hi: 'गोली', counts: true },
  capsule: { reads: /cap(?:sule)?s?/, en: 'capsule', hi: 'कैप्सूल', counts: true },
  sachet: { reads: /sachets?/, en: 'sachet', hi: 'पाउच', counts: true },
  ml: { reads: /ml/, en: 'ml', hi: 'मि.ली.', counts: false },
  teaspoon: { reads: /tsp|tea ?spoons?(?:ful)?/, en: 'teaspoon', hi: 'चम्मच', counts: false },
  drop: { reads: /drops?/, en: 'drop', hi: 'बूँद', counts: false },
  puff: { reads: /puffs?/, en: 'puff', hi: 'पफ़', counts: false },
  spray: { reads: /sprays?/, en: 'spray', hi: 'स्प्रे', counts: false },
  unit: { reads: /units?|iu/, en: 'unit', hi: 'यूनिट', counts: false },
} as const satisfies Record<string, Word & { counts: boolean }>;
export type Unit = keyof typeof UNITS;

/** Meals for before, after or with; in Hindi in the required case. */
export const MEALS = {
  food: { reads: /food|meals?|eating/, en: 'food', hi: 'खाने' },
  breakfast: { reads: /breakfast/, en: 'breakfast', hi: 'नाश्ते' },
  lunch: { reads: /lunch/, en: 'lunch', hi: 'दोपहर के खाने' },
  dinner: { reads: /dinner/, en: 'dinner', hi: 'रात के खाने' },
  milk: { reads: /milk/, en: 'milk', hi: 'दूध' },
  water: { reads: /water/, en: 'water', hi: 'पानी' },
} as const satisfies Record<string, Word>;
export type Meal = keyof typeof MEALS;

/** Indications. */
export const REASONS = {
  fever: { reads: /fever/, en: 'fever', hi: 'बुखार' },
  pain: { reads: /pain/, en: 'pain', hi: 'दर्द' },
  headache: { reads: /headache/, en: 'headache', hi: 'सिरदर्द' },
  cough: { reads: /cough/, en: 'cough', hi: 'खाँसी' },
  cold: { reads: /cold/, en: 'a cold', hi: 'ज़ुकाम' },
  vomiting: { reads: /vomiting/, en: 'vomiting', hi: 'उल्टी' },
  acidity: { reads: /acidity/, en: 'acidity', hi: 'एसिडिटी' },
  itching: { reads: /itching/, en: 'itching', hi: 'खुजली' },
} as const satisfies Record<string, Word>;
export type Reason = keyof typeof REASONS;

/** Sites of application. */
export const PLACES = {
  affected: { reads: /affected/, en: 'on the affected area', hi: 'प्रभावित जगह पर' },
  painful: { reads: /painful/, en: 'on the painful area', hi: 'दर्द वाली जगह पर' },
} as const satisfies Record<string, Word>;
export type Place = keyof typeof PLACES;

/** Targets for drops and similar. */
export const SITES = {
  bothEyes: {
    reads: /\b(?:in(?:to)? )?(?:both|each) eyes?\b/,
    en: 'in both eyes',
    hi: 'दोनों आँखों में',
  },
  rightEye: {
    reads: /\b(?:in(?:to)? )?(?:the )?right eye\b/,
    en: 'in the right eye',
    hi: 'दाईं आँख में',
  },
  leftEye: { reads: /\b(?:in(?:to)? )?(?:the )?left eye\b/, en: 'in the left eye', hi: 'बाईं आँख में' },
  bothEars: {
    reads: /\b(?:in(?:to)? )?(?:both|each) ears?\b/,
    en: 'in both ears',
    hi: 'दोनों कानों में',
  },
  rightEar: {
    reads: /\b(?:in(?:to)? )?(?:the )?right ear\b/,
    en: 'in the right ear',
    hi: 'दाएँ कान में',
  },
  leftEar: {
    reads: /\b(?:in(?:to)? )?(?:the )?left ear\b/,
    en: 'in the left ear',
    hi: 'बाएँ कान में',
  },
  nostrils: {
    reads: /\b(?:(?:in(?:to)?|to) )?(?:both|each) nostrils?\b/,
    en: 'in each nostril',
    hi: 'नाक के दोनों छेदों में',
  },
  tongue: {
    reads: /\b(?:under the tongue|sublingual(?:ly)?)\b/,
    en: 'under the tongue',
    hi: 'जीभ के नीचे',
  },
  skin: { reads: /\bon the skin\b/, en: 'on the skin', hi: 'त्वचा पर' },
} as const satisfies Record<string, Word>;
export type Site = keyof typeof SITES;

const weekday = (name: string) => new RegExp(String.raw`\b(?:(?:on|every) )?${name}s?\b`);

/** Days of the week. */
export const WEEKDAYS = {
  sunday: { reads: weekday('sunday'), en: 'on Sunday', hi: 'रविवार को' },
  monday: { reads: weekday('monday'), en: 'on Monday', hi: 'सोमवार को' },
  tuesday: { reads: weekday('tuesday'), en: 'on Tuesday', hi: 'मंगलवार को' },
  wednesday: { reads: weekday('wednesday'), en: 'on Wednesday', hi: 'बुधवार को' },
  thursday: { reads: weekday('thursday'), en: 'on Thursday', hi: 'गुरुवार को' },
  friday: { reads: weekday('friday'), en: 'on Friday', hi: 'शुक्रवार को' },
  saturday: { reads: weekday('saturday'), en: 'on Saturday', hi: 'शनिवार को' },
} as const satisfies Record<string, Word>;
export type Weekday = keyof typeof WEEKDAYS;

export const SPANS = {
  day: { reads: /days?|d/, en: 'day', hi: 'दिन' },
  week: { reads: /weeks?|wks?/, en: 'week', hi: 'हफ़्ते' },
  month: { reads: /months?/, en: 'month', hi: 'महीने' },
} as const satisfies Record<string, Word>;
export type SpanUnit = keyof typeof SPANS;

/** Suggestions for the pharmacist; each gives its number per day. */
export const USUAL_DIRECTIONS = [
  '1-0-1 after food',
  '1-1-1 after food',
  '1-0-0 after food',
  '0-0-1 after food',
  '1-0-0 before food',
  '1-0-1 before food',
  '1-1-1-1 after food',
  'OD after food',
  'BD after food',
  'TDS after food',
  'HS',
  'SOS',
] as const;
