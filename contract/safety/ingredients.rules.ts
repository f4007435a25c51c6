import { drugParts } from '../ai/matching/drug-parts.ts';
import type { DrugForm } from '../ai/matching/drug-words.ts';
import type { Strength } from '../ai/matching/strengths.ts';
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
  readonly form: DrugForm | null;
  /** How much of each is in one piece, or in `per` ml. */
  readonly strengths: ReadonlyMap<Ingredient, Strength>;
};

const LOCAL_FORMS: ReadonlySet<DrugForm> = new Set([
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'shampoo',
  'mouthwash',
  'spray',
  'inhaler',
  'rotacap',
  'respule',
]);

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
  const isTopical = parts.strengths.some(({ unit }) => unit === '%');
  const isInjected = parts.form === 'injection';
  return {
    ingredients,
    isKnown: found.length > 0 && !found.includes(null),
    isLocal:
      parts.site !== null ||
      (parts.form !== null && LOCAL_FORMS.has(parts.form)) ||
      (isTopical && !isInjected),
    form: parts.form,
    strengths: strengthsOf(text),
  };
}

/** `Ibuprofen 400 mg + Paracetamol 325 mg`: each with the number that follows it, where that is clear. */
function strengthsOf(text: string): ReadonlyMap<Ingredient, Strength> {
  const pieces = text.split('+').map((piece) => drugParts(piece));
  return new Map(
    pieces.flatMap(({ substances, strengths }) => {
      const [only, second] = substances;
      const [strength, another] = strengths;
      const ingredient = only && !second ? ingredientOf(only.head) : null;
      return ingredient !== null && strength && !another ? [[ingredient, strength] as const] : [];
    }),
  );
}
