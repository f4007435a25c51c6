import { type DrugParts, drugParts, partsOneByOne } from '../medicines/drug-parts.ts';
import type { DrugForm } from '../medicines/drug-words.ts';
import type { Strength } from '../medicines/strengths.ts';
import type { Substance } from '../medicines/substances.ts';
import { type Ingredient, ingredientNamed, lateSideOf } from './ingredient-tables.rules.ts';

/** The ingredients of a drug, from its name, or else its generic name or its description. */
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
const NEVER_LOCAL = lateSideOf(
  'glyceryl trinitrate, isosorbide dinitrate, misoprostol, fentanyl, midazolam, @triptan',
);
/** Inhaled, but antagonised by drugs that block the same receptors in the airways. */
const MEETS_THOUGH_INHALED = lateSideOf('@betaAgonist');
/** Inhaled or in the nose, what is swallowed adds up with a strong inhibitor of CYP3A4. */
const ADDS_UP_INHALED = lateSideOf('fluticasone, budesonide, ciclesonide');
const INHALED_FORMS: ReadonlySet<DrugForm> = new Set(['inhaler', 'rotacap', 'respule']);
/** Absorption from mouth and vagina is enough to raise the INR; from skin it hardly is. */
const MICONAZOLE = 'miconazole';
const IN_MOUTH = /\b(?:oral|mouth|buccal)\b/i;
/** A powder is oral unless it is for dusting or contains a substance that is only topical. */
const IS_DUSTED = /\bdusting\b/i;
const ONLY_ON_SKIN = lateSideOf('bacitracin, povidone iodine, clotrimazole');

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
function meetsOthers(text: string, { site, form }: DrugParts, ingredient: Ingredient): boolean {
  if (MEETS_THOUGH_INHALED.has(ingredient)) return true;
  if (ADDS_UP_INHALED.has(ingredient)) {
    return site === 'nose' || (form !== null && INHALED_FORMS.has(form));
  }
  return ingredient === MICONAZOLE && (site === 'vagina' || IN_MOUTH.test(text));
}

/** Finds a substance by its full name, or by its only word that is an ingredient (mouth paint). */
function ingredientOf({ head, salt }: Substance): Ingredient | null {
  const whole = ingredientNamed(head, salt);
  if (whole !== null) return whole;
  const words = head.split(' ').flatMap((word) => ingredientNamed(word) ?? []);
  return words[0] !== undefined && new Set(words).size === 1 ? words[0] : null;
}

/** The texts of a listed drug that may name its composition. */
export type NamedDrug = {
  readonly name: string;
  readonly description: string | null;
  readonly generic_name?: string | null | undefined;
};

/**
 * Parses a drug by its name; where the name is unknown in part, by a generic name that says more,
 * with the form and site of the name; and when neither is known, by its description.
 */
export function compositionOf(
  name: string,
  description: string | null = null,
  generic: string | null = null,
): Composition {
  const byName = compositionIn(name);
  const byGeneric = byName.isKnown || generic === null ? null : compositionIn(generic, name);
  if (byGeneric && isMore(byGeneric, byName)) return byGeneric;
  if (byName.ingredients.length > 0 || description === null) return byName;
  const described = compositionIn(description);
  return described.isKnown ? { ...described, form: byName.form ?? described.form } : byName;
}

/** Whether the first has everything of the second and more: `Zorbi Clav` is amoxicillin as well. */
const isMore = (one: Composition, other: Composition) =>
  one.ingredients.length > other.ingredients.length &&
  other.ingredients.every((ingredient) => one.ingredients.includes(ingredient));

/** Cache of parsed texts: an order is checked at each keystroke, and most drugs recur. */
const READ_MOST = 2_000;
const readBefore = new Map<string, Composition>();

function compositionIn(text: string, brand = ''): Composition {
  const key = brand === '' ? text : `${text}\n${brand}`;
  const before = readBefore.get(key);
  if (before) return before;
  if (readBefore.size >= READ_MOST) readBefore.clear();
  const read = readComposition(text, brand);
  readBefore.set(key, read);
  return read;
}

/** The parts of a text; the form and site that the brand says precede. */
function partsOf(text: string, brand: string): DrugParts {
  const parts = drugParts(text);
  if (brand === '') return parts;
  const { form, site } = drugParts(brand);
  return { ...parts, form: form ?? parts.form, site: site ?? parts.site };
}

function readComposition(own: string, brand: string): Composition {
  const parts = partsOf(own, brand);
  const text = brand === '' ? own : `${brand} ${own}`;
  const found = parts.substances.map(ingredientOf);
  const ingredients = [...new Set(found.filter((one) => one !== null))].sort();
  const isLocal = isLocalIn(text, parts, ingredients);
  return {
    ingredients,
    isKnown: found.length > 0 && !found.includes(null),
    isLocal,
    interacting: isLocal ? ingredients.filter((one) => meetsOthers(text, parts, one)) : ingredients,
    form: parts.form,
    strengths: strengthsOf(own),
  };
}

/**
 * `Ibuprofen 400 mg + Paracetamol 325 mg`: assigns each number to the name before it, if
 * unambiguous.
 */
function strengthsOf(text: string): ReadonlyMap<Ingredient, Strength> {
  const found = eachStrength(text);
  const volumes = new Set([...found.values()].flatMap(({ per }) => per ?? []));
  const [shared] = volumes;
  // `200 mg + 28.5 mg/5 ml`: the volume is that of every part.
  if (shared === undefined || volumes.size > 1) return found;
  return new Map([...found].map(([one, strength]) => [one, { ...strength, per: shared }]));
}

function eachStrength(text: string): ReadonlyMap<Ingredient, Strength> {
  return new Map(
    partsOneByOne(text).flatMap(({ substances, strengths }) => {
      const [only, second] = substances;
      const [strength, another] = strengths;
      const ingredient = only && !second ? ingredientOf(only) : null;
      return ingredient !== null && strength && !another ? [[ingredient, strength] as const] : [];
    }),
  );
}
