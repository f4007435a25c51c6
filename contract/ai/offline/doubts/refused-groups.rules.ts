import { groupsNamed } from '../../../safety/allergy.rules.ts';
import type { DrugClassName } from '../../../safety/classes/drug-classes.ts';
import { classesOf } from '../../../safety/ingredient-tables.rules.ts';
import { compositionOf } from '../../../safety/ingredients.rules.ts';
import type { Added } from '../days-of-all.rules.ts';
import type { Reading } from '../reading.ts';

const GROUP = String.raw`(\p{L}+(?:[\s-]\p{L}+)?)`;
const ALLERGY = String.raw`(?:allerg(?:y|ic)|intoleran\w+|hyper\s?sensitiv\w+)`;
const HARM = String.raw`(?:rash(?:es)?|reactions?|urticaria|hives|anaphyla\p{L}+|angio-?o?edema)`;
const NOT_NEGATED = String.raw`(?<!\b(?:no|nil|not|never|denies|without)\s+(?:(?!except|but|barring|apart|other|besides|only)\S+\s+){0,3})(?<!\p{L})`;
/** `no antibiotic taken so far`: of the past. */
const NOT_HAD = String.raw`(?:taken|received)(?!\p{L})`;
/** `no antibiotics`, `allergic to sulfa`, `penicillin allergy`; not `no allergy to penicillin`. */
const REFUSED = [
  String.raw`(?<!\p{L})(?:no|avoid|without)\s+(?:any\s+|all\s+)?(?!\p{L}+\s+(?:${ALLERGY}|${NOT_HAD}))${GROUP}`,
  String.raw`${NOT_NEGATED}${ALLERGY}\s*(?:to|:|-)\s*${GROUP}`,
  // `penicillin rash`, `reaction to sulfa`
  String.raw`${NOT_NEGATED}(\p{L}+)\s+(?:${ALLERGY}|${HARM})(?!\p{L}|\s*[:-]?\s*(?:nil|none|absent|denied)\s*(?:[,.;\n]|$))`,
  String.raw`${NOT_NEGATED}${HARM}\s+(?:to|with|after|from|due\s+to|on)\s+${GROUP}`,
].map((one) => new RegExp(one, 'giu'));

const ANTIBIOTICS: readonly DrugClassName[] = [
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'macrolide',
  'quinolone',
  'tetracycline',
  'sulfonamide',
  'nitroimidazole',
  'aminoglycoside',
];

function groupsOf(words: string): readonly DrugClassName[] {
  const [first = ''] = words.split(/[\s-]/);
  if (/^antibiotics?$/i.test(first)) return ANTIBIOTICS;
  return [...groupsNamed(words), ...groupsNamed(first)];
}

/** The groups of a medicine that is named instead: `known allergy - amoxicillin`. */
const groupsOfMedicine = (words: string): readonly DrugClassName[] =>
  compositionOf(words.split(/[\s-]/)[0] ?? '').ingredients.flatMap((one) =>
    classesOf(one).filter((group) => ANTIBIOTICS.includes(group) || group === 'nsaid'),
  );

const HARMED = new RegExp(String.raw`allerg|${HARM}`, 'iu');

function groupsIn(note: string, pattern: RegExp): readonly DrugClassName[] {
  return [...note.matchAll(pattern)].flatMap(([said, words = '']) => [
    ...groupsOf(words),
    ...(HARMED.test(said) ? groupsOfMedicine(words) : []),
  ]);
}

/**
 * Orders of a group that the note refuses or that the patient is allergic to become questions: `azithro 500 od 3d
 * viral no antibiotics`. Returns their texts.
 */
export function askForRefused(
  note: string,
  added: readonly Added[],
  reading: Reading,
): readonly string[] {
  const refused = new Set(REFUSED.flatMap((one) => groupsIn(note, one)));
  if (refused.size === 0) return [];
  const isRefused = (name: string) =>
    compositionOf(name).ingredients.some((one) =>
      classesOf(one).some((group) => refused.has(group)),
    );
  const asked = added.filter(({ wish }) => reading.drugs.includes(wish) && isRefused(wish.name));
  const outside = reading.elsewhere.filter((line) => {
    const [name = ''] = line.split(' – ');
    // `amoxyclav dds`: the first word is the brand.
    const brand = name.replace(/^(?:tab|cap|syp|syr|inj)\w*\.?\s+/i, '').split(' ')[0] ?? '';
    return isRefused(name) || isRefused(brand);
  });
  reading.elsewhere = reading.elsewhere.filter((line) => !outside.includes(line));
  reading.unclear.push(...outside);
  return [...askInstead(asked, reading), ...outside];
}

/** Turns orders into questions; returns their texts. */
export function askInstead(asked: readonly Added[], reading: Reading): readonly string[] {
  reading.drugs = reading.drugs.filter((one) => !asked.some(({ wish }) => wish === one));
  const outside = asked.flatMap((one) => one.outside);
  reading.elsewhere = reading.elsewhere.filter((line) => !outside.includes(line));
  const texts = [...new Set(asked.map(({ raw }) => raw))];
  reading.unclear.push(...texts);
  return texts;
}
