import { type DrugForm, FORMS } from './drug-words.ts';
import { folded } from './spelling.ts';

const MULTI_DOSE: ReadonlySet<DrugForm> = new Set([
  'liquid',
  'drops',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'inhaler',
  'spray',
  'shampoo',
  'mouthwash',
]);
const PIECES: ReadonlySet<DrugForm> = new Set([
  'tablet',
  'capsule',
  'sachet',
  'rotacap',
  'respule',
  'suppository',
]);

/** The weight of a tube or the volume of a bottle; more is an infusion, less a dose. */
const CONTENT = /(?<![\d./%])(\d+(?:\.\d+)?)\s*(g|gms?|grams?|ml)\b(?!\s*\/)/i;

const INFUSION =
  /\b(?:infusion|i\.?v|drip|saline|dextrose|ringer|dns|ns|rl|manni\w*|metro\w*|cipro?lox\w*|levoflox\w*|flucon\w*|linezolid|ors|electral)\b/i;
const DOSE_UNIT = /^(?:sachets?|vials?|ampoules?|respules?|tablets?|capsules?)$/i;
const PACK_UNIT = /^(?:bottle|tube|jar)$/i;

function isTubeOrBottle(name: string, unit: string | null): boolean {
  if (DOSE_UNIT.test(unit ?? '')) return false;
  if (!PACK_UNIT.test(unit ?? '') && INFUSION.test(name)) return false;
  const [, size, measure = ''] = CONTENT.exec(name) ?? [];
  const [least, most] = /^ml/i.test(measure) ? [15, 200] : [10, 100];
  const from = PACK_UNIT.test(unit ?? '') ? 5 : least;
  return Number(size) >= from && Number(size) <= most;
}

/**
 * Whether one unit of a form holds many doses: a bottle, a tube, an inhaler, an insulin vial. A name without a form
 * tells it by its content and, where known, the unit of the list: `Betnovate 20 g`.
 */
export const isMultiDoseForm = (
  form: DrugForm | null,
  name: string,
  unit: string | null = null,
): boolean =>
  (form === null && isTubeOrBottle(name, unit)) ||
  (form !== null && (MULTI_DOSE.has(form) || (form === 'injection' && /\binsulin\b/i.test(name))));

/** The form that the words of a name give. */
export const formOfWords = (words: readonly string[]): DrugForm | null =>
  words.reduce<DrugForm | null>((before, word) => {
    const form = FORMS.get(word.replace(/[.,;:]+$/, ''));
    return form ? strongerForm(before, form) : before;
  }, null);

/** The form that a name writes, without the table of brands. */
export const writtenForm = (name: string): DrugForm | null =>
  formOfWords(folded(name).split(/\s+/));

const APPLIED: ReadonlySet<DrugForm> = new Set(
  [...MULTI_DOSE].filter((form) => form !== 'liquid' && form !== 'drops'),
);

/** Whether the pieces a day of a drug say nothing: an inhaler, a spray, a tube, also one that only its weight tells. */
export function hasNoCountOfDay({ name, unit }: { name: string; unit: string | null }): boolean {
  const form = writtenForm(name);
  if (form !== null) return APPLIED.has(form);
  const isWeighed = /^g/i.test(CONTENT.exec(name)?.[2] ?? '');
  return (
    /^(?:tube|jar|inhaler)$/i.test(unit ?? '') || (isWeighed && isMultiDoseForm(null, name, unit))
  );
}

/** Whether the directions say that the drug is taken when needed. */
export const isWhenNeeded = (directions: string): boolean =>
  /\b(?:sos|prn|needed|required)\b/i.test(directions);

const NO_COURSE =
  /\b(?:sos|prn|stat|at once|single|needed|required|weekly|(?:a|per|every|each)\s+(?:week|fortnight|month))\b/i;

/**
 * Whether an order needs no days: a pack, an injection, a single dose, one when needed or one by the week. Its one
 * for one day is not printed as a course either.
 */
export function hasNoCourse(
  drug: { name: string; unit: string | null },
  directions: string,
): boolean {
  const form = writtenForm(drug.name);
  if (isMultiDoseForm(form, drug.name, drug.unit) || form === 'injection') return true;
  const isPack = /^(?:bottle|tube|jar|inhaler|vial|ampoule)$/i.test(drug.unit ?? '');
  return (isPack && (form === null || !PIECES.has(form))) || NO_COURSE.test(directions);
}

/**
 * `Dry Syrup` and `Nasal Drops` are one form each; `Oral Drops Solution` is drops, `Soft Gel Capsule` a
 * capsule.
 */
function strongerForm(before: DrugForm | null, now: DrugForm): DrugForm {
  if (before === null || before === 'liquid') return now;
  if (PIECES.has(now) && !PIECES.has(before) && before !== 'injection') return now;
  return now === 'liquid' ? before : before === 'powder' ? now : before;
}
