import { lazily } from '../kernel/lazily.ts';
import { numberOf, timesADay } from '../medicines/count-directions.rules.ts';
import { type Directions, readDirections } from '../medicines/read-directions.rules.ts';
import {
  byIngredient,
  type CheckedDrug,
  checkedDrug,
  idsOf,
  type OrderedDrug,
  titled,
} from './checked-drug.ts';
import { mostOfADay } from './child/child-doses.table.ts';
import { isChild } from './child/child-under.ts';
import { CHILD_DOSE_LIMITS, DOSE_LIMITS, ONCE_A_WEEK } from './dose-limits.data.ts';
import { type Ingredient, rowsOf, sideOf } from './ingredient-tables.rules.ts';
import type { PatientChecks, SafetyWarning } from './warning.ts';

type Limit = { readonly most: number; readonly isHard: boolean };
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

export type DosedPerson = Pick<PatientChecks, 'age' | 'weight'>;

type ChildMost = Limit & { readonly who: string; readonly seriousAbove?: number | null };

/** The maximum of a child's day: by weight where it is known, otherwise by age; null when unknown. */
function childLimitOf(ingredient: Ingredient, { age, weight }: DosedPerson): ChildMost | null {
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
const isSerious = (
  value: number,
  { most, isHard, seriousAbove }: Limit & { seriousAbove?: number | null },
) =>
  isHard || value >= most * FAR_ABOVE || (typeof seriousAbove === 'number' && value > seriousAbove);

const IN_MG = { mcg: 0.001, mg: 1, g: 1_000 } as const;
const COUNTED: ReadonlySet<string | null> = new Set(['tablet', 'capsule', 'sachet', null]);
const ML = { ml: 1, teaspoon: 5 } as const;

function sumOf(doses: NonNullable<Directions['doses']>): number {
  return doses.reduce((sum, { amount }) => sum + numberOf(amount), 0);
}

/** Units per day of the directions, halves included; null when not given. */
function piecesSaid(directions: string | null): number | null {
  const read = readDirections(directions ?? '');
  if (!read || read.isOnlyWhenNeeded) return null;
  if (read.doses) return COUNTED.has(read.doses[0]?.unit ?? null) ? sumOf(read.doses) : null;
  const times = timesADay(read);
  const { count, unit } = read.amount ?? { count: '1', unit: null };
  return times !== null && COUNTED.has(unit) ? numberOf(count) * times : null;
}

/** Units per day: the larger of the directions and the number, which is rounded up. */
function piecesADay({
  directions_to_use,
  tabletsPerDay,
}: NonNullable<CheckedDrug['ordered']>): number {
  const said = piecesSaid(directions_to_use);
  return said !== null && Math.ceil(said) >= tabletsPerDay ? said : tabletsPerDay;
}

/** The ml per day, if the directions give it. */
function mlADay({ directions_to_use }: NonNullable<CheckedDrug['ordered']>): number | null {
  const read = readDirections(directions_to_use ?? '');
  if (!read) return null;
  const unit = read.doses?.[0]?.unit ?? read.amount?.unit;
  if (unit !== 'ml' && unit !== 'teaspoon') return null;
  if (read.doses) return sumOf(read.doses) * ML[unit];
  const times = timesADay(read);
  return read.amount && times ? numberOf(read.amount.count) * ML[unit] * times : null;
}

/** The mg per day of an ingredient in one drug; null when it cannot be computed. */
function mgADay(drug: CheckedDrug, ingredient: Ingredient): number | null {
  const strength = drug.strengths.get(ingredient);
  if (!strength || !drug.ordered || drug.isLocal) return null;
  const { value, unit, per } = strength;
  if (unit === 'iu' || unit === '%') return null;
  const mg = value * IN_MG[unit ?? 'mg'];
  if (per === null) return COUNTED.has(drug.form) ? mg * piecesADay(drug.ordered) : null;
  const ml = mlADay(drug.ordered);
  return ml === null ? null : (mg / per) * ml;
}

/** Doses without a check: of a child dosed by weight, or without computable mg. */
export function unreadDoses(
  ordered: readonly CheckedDrug[],
  elsewhere: readonly CheckedDrug[],
  person: DosedPerson,
): string[] {
  const { age } = person;
  const drugs = isChild(age) ? [...ordered, ...elsewhere] : ordered;
  const systemic = drugs.filter(({ isLocal, ingredients }) => !isLocal && ingredients.length > 0);
  return systemic.flatMap((drug) => {
    const isRead = drug.ingredients.every((one) =>
      isChild(age)
        ? childLimitOf(one, person) !== null && mgADay(drug, one) !== null
        : !limitsOf(one)?.mg || mgADay(drug, one) !== null,
    );
    if (isRead) return [];
    return [isChild(age) ? `dose of ${drug.name} for a child` : `dose of ${drug.name}`];
  });
}

const figure = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }));

/**
 * Daily dose of an ingredient over all its drugs, or duration, above the usual limit for this age.
 */
export function doseWarnings(drugs: readonly CheckedDrug[], person: DosedPerson): SafetyWarning[] {
  const ordered = drugs.filter((drug) => drug.ordered !== null && !drug.isLocal);
  return [...byIngredient(ordered)].flatMap(([ingredient, holders]) => {
    const limits = limitsOf(ingredient);
    return [
      ...tooMuch(ingredient, holders, limits?.mg ?? null, person),
      ...tooLong(ingredient, holders, limits?.days ?? null),
      ...notWeekly(ingredient, holders),
    ];
  });
}

function tooMuch(
  ingredient: Ingredient,
  holders: readonly CheckedDrug[],
  adultLimit: Limit | null,
  person: DosedPerson,
): SafetyWarning[] {
  const childLimit = childLimitOf(ingredient, person);
  const limit: (Limit & { seriousAbove?: number | null }) | null = childLimit ?? adultLimit;
  const who = childLimit?.who ?? 'an adult';
  const total = holders.reduce((sum, drug) => sum + (mgADay(drug, ingredient) ?? 0), 0);
  const mg = Math.round(total * 100) / 100;
  if (!limit || mg <= limit.most) return [];
  return [
    {
      id: `dose:${ingredient}:${mg}`,
      kind: 'dose',
      isSerious: isSerious(mg, limit),
      drug_ids: idsOf(holders),
      message: `${titled(ingredient)} ${figure().format(mg)} mg a day: for ${who} usually at most ${figure().format(limit.most)} mg.`,
    },
  ];
}

function tooLong(
  ingredient: Ingredient,
  holders: readonly CheckedDrug[],
  limit: Limit | null,
): SafetyWarning[] {
  const days = Math.max(...holders.map(({ ordered }) => ordered?.numberOfDays ?? 0));
  if (!limit || days <= limit.most) return [];
  return [
    {
      id: `days:${ingredient}:${days}`,
      kind: 'days',
      isSerious: limit.isHard,
      drug_ids: idsOf(holders),
      message: `${titled(ingredient)} for ${days} days: usually at most ${limit.most} days.`,
    },
  ];
}

type Weekly = { readonly days: number; readonly fromStrength: number };
let weekly: ReadonlyMap<Ingredient, Weekly> | undefined;

function weeklyOf(ingredient: Ingredient): Weekly | undefined {
  weekly ??= new Map(
    rowsOf(ONCE_A_WEEK).flatMap(([names = '', days, fromStrength]) =>
      [...sideOf(names)].map((one) => [
        one,
        { days: Number(days), fromStrength: Number(fromStrength) },
      ]),
    ),
  );
  return weekly.get(ingredient);
}

const RARELY = /\b(?:every|a|per) (?:week|fortnight|month)\b|\b(?:week|fortnight|month)ly\b/i;

/** Whether a drug that is taken once a week would be taken daily. */
export const isWeeklyTakenDaily = (ordered: OrderedDrug): boolean => {
  const drug = checkedDrug(ordered);
  return drug.ingredients.some((one) => notWeekly(one, [drug]).length > 0);
};

/** A weekly drug whose directions lack the weekly interval, for more days than it may be taken daily. */
function notWeekly(ingredient: Ingredient, holders: readonly CheckedDrug[]): SafetyWarning[] {
  const rule = weeklyOf(ingredient);
  if (!rule) return [];
  const daily = holders.filter(({ ordered, form, strengths }) => {
    if (!ordered || ordered.numberOfDays <= rule.days || form === 'injection') return false;
    if ((strengths.get(ingredient)?.value ?? 0) < rule.fromStrength) return false;
    const directions = ordered.directions_to_use ?? '';
    return readDirections(directions)?.frequency !== 'weekly' && !RARELY.test(directions);
  });
  if (daily.length === 0) return [];
  const what =
    rule.fromStrength > 0 ? `${titled(ingredient)} of this strength` : titled(ingredient);
  return [
    {
      id: `dose:${ingredient}:weekly`,
      kind: 'dose',
      isSerious: true,
      drug_ids: idsOf(daily),
      message: `${what} is taken once a week, never daily: write “once a week” into the directions.`,
    },
  ];
}
