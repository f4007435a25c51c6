import { mostOfADay } from './child/child-doses.table.ts';
import { isChild } from './child/child-under.ts';
import { CHILD_DOSE_LIMITS, DOSE_LIMITS } from './dose-limits.data.ts';
import { type Ingredient, rowsOf, sideOf } from './ingredient-tables.rules.ts';
import type { PatientChecks } from './warning.ts';

/** The most mg of a day, or days of a course; anything above a hard limit is serious. */
export type Limit = { readonly most: number; readonly isHard: boolean };
type Limits = { readonly mg: Limit | null; readonly days: Limit | null };
let table: ReadonlyMap<Ingredient, Limits> | undefined;

function limitIn(cell = ''): Limit | null {
  return cell === '' ? null : { most: Number.parseFloat(cell), isHard: cell.endsWith('!') };
}

/** The limits of an ingredient's day and course; null when unknown. */
export function limitsOf(ingredient: Ingredient): Limits | null {
  table ??= new Map(
    rowsOf(DOSE_LIMITS).flatMap(([names = '', mg, days]) =>
      [...sideOf(names)].map((one) => [one, { mg: limitIn(mg), days: limitIn(days) }] as const),
    ),
  );
  return table.get(ingredient) ?? null;
}

type ChildLimit = {
  readonly of: ReadonlySet<Ingredient>;
  readonly from: number;
  readonly mg: Limit | null;
};
let childTable: readonly ChildLimit[] | undefined;

/** The age and weight that a child's limit depends on. */
export type DosedPerson = Pick<PatientChecks, 'age' | 'weight'>;

type ChildMost = Limit & { readonly who: string; readonly seriousAbove?: number | null };

/** The maximum of a child's day: by weight where it is known, otherwise by age; null when unknown. */
export function childLimitOf(
  ingredient: Ingredient,
  { age, weight }: DosedPerson,
): ChildMost | null {
  if (!isChild(age)) return null;
  const byWeight = weight ? mostOfADay(ingredient, weight.kg) : null;
  if (byWeight && weight) {
    // A heavy child gets no more than an adult.
    const adult = limitsOf(ingredient)?.mg?.most ?? Number.POSITIVE_INFINITY;
    const { seriousAbove } = byWeight;
    return {
      most: Math.min(byWeight.most, adult),
      isHard: false,
      seriousAbove: seriousAbove === null ? null : Math.min(seriousAbove, adult),
      who: `a child of ${weight.kg} kg`,
    };
  }
  const byAge = limitOfAge(ingredient, age);
  return byAge && { ...byAge, who: `a child of ${age} years` };
}

function limitOfAge(ingredient: Ingredient, age: number): Limit | null {
  childTable ??= rowsOf(CHILD_DOSE_LIMITS).map(([names = '', from, mg]) => ({
    of: sideOf(names),
    from: Number(from),
    mg: limitIn(mg),
  }));
  return childTable.findLast(({ of, from }) => of.has(ingredient) && from <= age)?.mg ?? null;
}

/** More than half above the limit is serious for any drug. */
const FAR_ABOVE = 1.5;
/** Whether a day's mg above the limit is serious. */
export const isSerious = (
  value: number,
  { most, isHard, seriousAbove }: Limit & { seriousAbove?: number | null },
) =>
  isHard || value >= most * FAR_ABOVE || (typeof seriousAbove === 'number' && value > seriousAbove);
