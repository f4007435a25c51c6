import { type DrugParts, drugParts, partsOneByOne } from '../medicines/drug-parts.ts';
import type { DrugForm } from '../medicines/drug-words.ts';
import type { Strength } from '../medicines/strengths.ts';
import { DRUG_CLASSES, type DrugClassName, OTHER_INGREDIENTS } from './drug-classes.data.ts';

/** An ingredient by its name in the tables; alternative spellings are one ingredient. */
export type Ingredient = string;

/** The key that joins drug names and tables. */
function keyOf(name: string): string {
  return drugParts(name)
    .substances.map(({ head }) => head)
    .join('+');
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export const CLASS_NAMES = Object.keys(DRUG_CLASSES).filter(
  (name): name is DrugClassName => name in DRUG_CLASSES,
);

type Known = {
  readonly nameOf: ReadonlyMap<string, Ingredient>;
  readonly classesOf: ReadonlyMap<Ingredient, readonly DrugClassName[]>;
};
let known: Known | undefined;

/** The tables by key, built at the first check. */
function knownIngredients(): Known {
  if (known) return known;
  const nameOf = new Map<string, Ingredient>();
  const classesOf = new Map<Ingredient, DrugClassName[]>();
  for (const className of CLASS_NAMES) {
    for (const name of listed(DRUG_CLASSES[className].members)) {
      nameOf.set(keyOf(name), name);
      classesOf.set(name, [...(classesOf.get(name) ?? []), className]);
    }
  }
  for (const name of listed(OTHER_INGREDIENTS)) nameOf.set(keyOf(name), name);
  known = { nameOf, classesOf };
  return known;
}

/** The ingredient of a word, null when the tables do not have it. */
function ingredientNamed(head: string): Ingredient | null {
  return knownIngredients().nameOf.get(head) ?? null;
}

export function classesOf(ingredient: Ingredient): readonly DrugClassName[] {
  return knownIngredients().classesOf.get(ingredient) ?? [];
}

/** A side of a table line: ingredient names, and classes with @. */
export function sideOf(text: string): ReadonlySet<Ingredient> {
  const members = listed(text).flatMap((name) => {
    if (!name.startsWith('@')) return [tableName(name)];
    const found = CLASS_NAMES.find((className) => className === name.slice(1));
    if (!found) throw new Error(`No class is called ${name}.`);
    return listed(DRUG_CLASSES[found].members);
  });
  return new Set(members);
}

function tableName(name: string): Ingredient {
  const found = ingredientNamed(keyOf(name));
  if (found === null) throw new Error(`The tables know no ingredient ${name}.`);
  return found;
}

/** The lines of a table, split into columns. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The ingredients of a drug, from its name or else its description. */
export type Composition = {
  readonly ingredients: readonly Ingredient[];
  /** All substances are in the tables. */
  readonly isKnown: boolean;
  /**
   * Applied to skin, eye, ear, nose or vagina, or inhaled: little of it reaches the rest of the
   * body.
   */
  readonly isLocal: boolean;
  /**
   * Ingredients that can interact systemically: all of them, or for a local drug the known ones.
   */
  readonly interacting: readonly Ingredient[];
  readonly form: DrugForm | null;
  /** The amount of each ingredient per unit, or per `per` ml. */
  readonly strengths: ReadonlyMap<Ingredient, Strength>;
};

const LOCAL_FORMS: ReadonlySet<DrugForm> = new Set([
  'cream',
  'ointment',
  'gel',
  'lotion',
  'shampoo',
  'mouthwash',
  'spray',
  'inhaler',
  'rotacap',
  'respule',
]);

/** Systemic by any route: under the tongue, nasal, transdermal, vaginal. */
const NEVER_LOCAL = sideOf(
  'glyceryl trinitrate, isosorbide dinitrate, misoprostol, fentanyl, midazolam, @triptan',
);
/** Inhaled, but antagonised by drugs that block the same receptors in the airways. */
const MEETS_THOUGH_INHALED = sideOf(
  'salbutamol, levosalbutamol, formoterol, salmeterol, terbutaline',
);
/** Absorption from mouth and vagina is enough to raise the INR; from skin it hardly is. */
const MICONAZOLE = 'miconazole';
const IN_MOUTH = /\b(?:oral|mouth|buccal)\b/i;
/** A powder is oral unless it is for dusting or contains a substance that is only topical. */
const IS_DUSTED = /\bdusting\b/i;
const ONLY_ON_SKIN = sideOf('bacitracin, povidone iodine, clotrimazole');

function isLocalIn(text: string, parts: DrugParts, ingredients: readonly Ingredient[]): boolean {
  if (ingredients.some((one) => NEVER_LOCAL.has(one))) return false;
  if (parts.site !== null) return true;
  if (parts.form === 'injection') return false;
  if (parts.strengths.some(({ unit }) => unit === '%')) return true;
  if (parts.form === 'powder') {
    return IS_DUSTED.test(text) || ingredients.some((one) => ONLY_ON_SKIN.has(one));
  }
  return parts.form !== null && LOCAL_FORMS.has(parts.form);
}

/** Ingredients of a local drug that still interact. */
function meetsOthers(text: string, { site }: DrugParts, ingredient: Ingredient): boolean {
  if (MEETS_THOUGH_INHALED.has(ingredient)) return true;
  return ingredient === MICONAZOLE && (site === 'vagina' || IN_MOUTH.test(text));
}

/** Finds a substance by its full name, or by its only word that is an ingredient (mouth paint). */
function ingredientOf(head: string): Ingredient | null {
  const whole = ingredientNamed(head);
  if (whole !== null) return whole;
  const words = head.split(' ').flatMap((word) => ingredientNamed(word) ?? []);
  return words[0] !== undefined && new Set(words).size === 1 ? words[0] : null;
}

/** Parses a drug by its name, or by its description when the name is unknown. */
export function compositionOf(name: string, description: string | null = null): Composition {
  const byName = compositionIn(name);
  if (byName.ingredients.length > 0 || description === null) return byName;
  const described = compositionIn(description);
  return described.isKnown ? { ...described, form: byName.form ?? described.form } : byName;
}

/** Cache of parsed texts: an order is checked at each keystroke, and most drugs recur. */
const READ_MOST = 2_000;
const readBefore = new Map<string, Composition>();

function compositionIn(text: string): Composition {
  const before = readBefore.get(text);
  if (before) return before;
  if (readBefore.size >= READ_MOST) readBefore.clear();
  const read = readComposition(text);
  readBefore.set(text, read);
  return read;
}

function readComposition(text: string): Composition {
  const parts = drugParts(text);
  const found = parts.substances.map(({ head }) => ingredientOf(head));
  const ingredients = [...new Set(found.filter((one) => one !== null))].sort();
  const isLocal = isLocalIn(text, parts, ingredients);
  return {
    ingredients,
    isKnown: found.length > 0 && !found.includes(null),
    isLocal,
    interacting: isLocal ? ingredients.filter((one) => meetsOthers(text, parts, one)) : ingredients,
    form: parts.form,
    strengths: strengthsOf(text),
  };
}

/**
 * `Ibuprofen 400 mg + Paracetamol 325 mg`: assigns each number to the name before it, if
 * unambiguous.
 */
function strengthsOf(text: string): ReadonlyMap<Ingredient, Strength> {
  return new Map(
    partsOneByOne(text).flatMap(({ substances, strengths }) => {
      const [only, second] = substances;
      const [strength, another] = strengths;
      const ingredient = only && !second ? ingredientOf(only.head) : null;
      return ingredient !== null && strength && !another ? [[ingredient, strength] as const] : [];
    }),
  );
}
