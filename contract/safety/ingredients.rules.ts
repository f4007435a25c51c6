import { type DrugParts, drugParts, partsOneByOne } from '../medicines/drug-parts.ts';
import type { DrugForm } from '../medicines/drug-words.ts';
import type { Strength } from '../medicines/strengths.ts';
import { DRUG_CLASSES, type DrugClassName, OTHER_INGREDIENTS } from './drug-classes.data.ts';

/** An ingredient by the name that the tables write; two spellings of it are one. */
export type Ingredient = string;

/** The key under which drugs' names and the tables meet. */
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

/** The tables by key, put together when the first order is checked. */
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

/** The ingredient of a table's or a drug's word, null when the tables do not know it. */
function ingredientNamed(head: string): Ingredient | null {
  return knownIngredients().nameOf.get(head) ?? null;
}

export function classesOf(ingredient: Ingredient): readonly DrugClassName[] {
  return knownIngredients().classesOf.get(ingredient) ?? [];
}

/** Whose side of a table's line an ingredient is on: names, and classes with @. */
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

/** The lines of a table, each cut into its columns. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** What a drug's name, or else its description, says of it. */
export type Composition = {
  readonly ingredients: readonly Ingredient[];
  /** Each substance is one that the tables know. */
  readonly isKnown: boolean;
  /** Put on skin, eye, ear, nose or vagina, or breathed in: little of it reaches the rest of the body. */
  readonly isLocal: boolean;
  /** What meets other drugs in the body: all of it, or of a local drug what is known to. */
  readonly interacting: readonly Ingredient[];
  readonly form: DrugForm | null;
  /** How much of each is in one piece, or in `per` ml. */
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

/** Reach the whole body wherever they are put: under the tongue, into the nose, on the skin, vaginal. */
const NEVER_LOCAL = sideOf(
  'glyceryl trinitrate, isosorbide dinitrate, misoprostol, fentanyl, midazolam, @triptan',
);
/** Breathed in, and yet undone by what blocks the same receptors in the airways. */
const MEETS_THOUGH_INHALED = sideOf(
  'salbutamol, levosalbutamol, formoterol, salmeterol, terbutaline',
);
/** In the mouth and the vagina enough of it is taken up to raise the INR; hardly on the skin. */
const MICONAZOLE = 'miconazole';
const IN_MOUTH = /\b(?:oral|mouth|buccal)\b/i;
/** A powder is swallowed unless it is for dusting, or holds what is only put on the skin. */
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

/** Of a local drug what still meets other drugs. */
function meetsOthers(text: string, { site }: DrugParts, ingredient: Ingredient): boolean {
  if (MEETS_THOUGH_INHALED.has(ingredient)) return true;
  return ingredient === MICONAZOLE && (site === 'vagina' || IN_MOUTH.test(text));
}

/** A substance by its whole name, or by the one word of it that is an ingredient (mouth paint). */
function ingredientOf(head: string): Ingredient | null {
  const whole = ingredientNamed(head);
  if (whole !== null) return whole;
  const words = head.split(' ').flatMap((word) => ingredientNamed(word) ?? []);
  return words[0] !== undefined && new Set(words).size === 1 ? words[0] : null;
}

/** Takes a drug apart by its name, or by its description where the name says nothing known. */
export function compositionOf(name: string, description: string | null = null): Composition {
  const byName = compositionIn(name);
  if (byName.ingredients.length > 0 || description === null) return byName;
  const described = compositionIn(description);
  return described.isKnown ? { ...described, form: byName.form ?? described.form } : byName;
}

/** Texts that were taken apart already: an order is checked at each key, and most drugs come again. */
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

/** `Ibuprofen 400 mg + Paracetamol 325 mg`: each with the number that follows it, where that is clear. */
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
