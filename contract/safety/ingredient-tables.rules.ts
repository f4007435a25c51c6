import { drugParts } from '../medicines/drug-parts.ts';
import { DRUG_CLASSES, type DrugClassName } from './classes/drug-classes.ts';
import { MORE_INGREDIENTS } from './classes/more-ingredients.data.ts';
import { OTHER_INGREDIENTS } from './classes/other-ingredients.data.ts';
import { GROUPS } from './interactions/groups.data.ts';

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

/** Names whose salt makes another drug of them: the key of other names has no salt. */
const WITH_SALT = ['sodium chloride', 'potassium chloride', 'calcium gluconate'] as const;

type Known = {
  readonly nameOf: ReadonlyMap<string, Ingredient>;
  readonly withSalt: ReadonlyMap<string, Ingredient>;
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
  const withSalt = new Map<string, Ingredient>();
  for (const name of WITH_SALT) withSalt.set(saltKey(name), name);
  for (const name of listed(`${OTHER_INGREDIENTS},${MORE_INGREDIENTS}`)) {
    if (!withSalt.has(saltKey(name))) nameOf.set(keyOf(name), name);
  }
  known = { nameOf, withSalt, classesOf };
  return known;
}

function saltKey(name: string): string {
  return drugParts(name).substances.map(fullKey).join('+');
}

const fullKey = ({ head, salt }: { head: string; salt: string }) => `${salt} ${head}`;

/** Every ingredient of the tables, for tests of the tables. */
export function allIngredients(): Ingredient[] {
  const { nameOf, withSalt } = knownIngredients();
  return [...new Set([...nameOf.values(), ...withSalt.values()])].sort();
}

/** The ingredient of a substance, null when the tables do not have it. */
export function ingredientNamed(head: string, salt = ''): Ingredient | null {
  const { nameOf, withSalt } = knownIngredients();
  return withSalt.get(fullKey({ head, salt })) ?? nameOf.get(head) ?? null;
}

export function classesOf(ingredient: Ingredient): readonly DrugClassName[] {
  return knownIngredients().classesOf.get(ingredient) ?? [];
}

const groups = new Map(
  rowsOf(GROUPS, ':').map(([name = '', members = '']) => [name, members] as const),
);
const expanded = new Map<string, ReadonlySet<Ingredient>>();

/** The names of all groups. */
export function groupNames(): string[] {
  return [...groups.keys()];
}

/** The members of a class or group by its name. */
function membersOf(name: string): ReadonlySet<Ingredient> {
  const before = expanded.get(name);
  if (before) return before;
  const className = CLASS_NAMES.find((one) => one === name);
  const members = className ? DRUG_CLASSES[className].members : groups.get(name);
  if (members === undefined) throw new Error(`No class or group is called ${name}.`);
  const found = sideOf(members);
  expanded.set(name, found);
  return found;
}

/** `sideOf`, read when it is first asked: naming an ingredient builds the tables, too slow for a page that loads. */
export function lateSideOf(text: string): Pick<ReadonlySet<Ingredient>, 'has'> {
  let side: ReadonlySet<Ingredient> | undefined;
  return {
    has(ingredient) {
      side ??= sideOf(text);
      return side.has(ingredient);
    },
  };
}

/**
 * A side of a table line: ingredient names, and classes or groups with @. `-` before either takes
 * it out of what stands before it.
 */
export function sideOf(text: string): ReadonlySet<Ingredient> {
  const side = new Set<Ingredient>();
  for (const entry of listed(text)) {
    const isOut = entry.startsWith('-');
    const name = isOut ? entry.slice(1) : entry;
    const members = name.startsWith('@') ? membersOf(name.slice(1)) : [tableName(name)];
    for (const one of members) {
      if (isOut) side.delete(one);
      else side.add(one);
    }
  }
  return side;
}

function tableName(name: string): Ingredient {
  const [only, another] = drugParts(name).substances;
  const found = only && !another ? ingredientNamed(only.head, only.salt) : null;
  if (found === null) throw new Error(`The tables know no ingredient ${name}.`);
  return found;
}

/** The lines of a table, split into columns. */
export function rowsOf(table: string, between = '|'): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(between).map((cell) => cell.trim()));
}
