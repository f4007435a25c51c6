import type { Strength } from '../../medicines/strengths.ts';
import { type Ingredient, rowsOf, sideOf } from '../ingredient-tables.rules.ts';
import { INTERACTION_TABLES } from './interaction-tables.ts';

export type Interaction = {
  readonly isSerious: boolean;
  readonly what: string;
  /** The label and section that the line follows. */
  readonly source: string;
};
type Side = ReadonlySet<Ingredient>;
type Line = Interaction & {
  readonly left: Side;
  readonly right: Side;
  /** The strength in mg from which the line holds. */
  readonly fromMg: ReadonlyMap<Ingredient, number>;
};
/** The lines that an ingredient is on the left of, and those with it on the right. */
type Places = { readonly left: Line[]; readonly right: Line[] };

const FROM_MG = /^(.+) from (\d+) mg$/;
let index: ReadonlyMap<Ingredient, Places> | undefined;

function lineOf([left = '', right = '', severity, what = '', source = '']: string[]): Line {
  const amounts = left.split(',').flatMap((entry) => {
    const [, name, mg] = FROM_MG.exec(entry.trim()) ?? [];
    return name ? [...sideOf(name)].map((one) => [one, Number(mg)] as const) : [];
  });
  return {
    left: sideOf(left.replace(/ from \d+ mg/g, '')),
    right: sideOf(right),
    fromMg: new Map(amounts),
    isSerious: severity === 'serious',
    what,
    source,
  };
}

/** The tables by ingredient, built at the first check. */
function places(): ReadonlyMap<Ingredient, Places> {
  if (index) return index;
  const found = new Map<Ingredient, Places>();
  const at = (one: Ingredient): Places => {
    const place = found.get(one) ?? { left: [], right: [] };
    found.set(one, place);
    return place;
  };
  for (const line of Object.values(INTERACTION_TABLES).flatMap((text) =>
    rowsOf(text).map(lineOf),
  )) {
    for (const one of line.left) at(one).left.push(line);
    for (const one of line.right) at(one).right.push(line);
  }
  index = found;
  return found;
}

/** The strengths in mg of an ingredient in the drugs that hold it. */
export type StrengthsOf = (ingredient: Ingredient) => readonly number[];

const UNKNOWN_STRENGTHS: StrengthsOf = () => [];

/** The entry for two ingredients, in either order; a serious one before a note. */
export function interactionOf(
  one: Ingredient,
  other: Ingredient,
  strengthsOf: StrengthsOf = UNKNOWN_STRENGTHS,
): Interaction | null {
  const place = places().get(one);
  if (!place) return null;
  let note: Line | null = null;
  const isStrong = (line: Line, name: Ingredient) => {
    const mg = line.fromMg.get(name);
    return mg === undefined || strengthsOf(name).some((amount) => amount >= mg);
  };
  for (const line of place.left) {
    if (!line.right.has(other) || !isStrong(line, one)) continue;
    if (line.isSerious) return line;
    note ??= line;
  }
  for (const line of place.right) {
    if (!line.left.has(other) || !isStrong(line, other)) continue;
    if (line.isSerious) return line;
    note ??= line;
  }
  return note;
}

/** A strength in mg of a tablet, or of the whole of an ampoule; other units are unknown. */
export function mgOf({ value, unit }: Strength): number[] {
  return unit === 'mg' ? [value] : unit === 'g' ? [value * 1000] : [];
}
