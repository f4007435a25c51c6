import { lazily } from '../kernel/lazily.ts';
import { numberOf, timesADay } from '../medicines/count-directions.rules.ts';
import { type Directions, readDirections } from '../medicines/read-directions.rules.ts';
import { byIngredient, type CheckedDrug, idsOf, titled } from './checked-drug.ts';
import { isChild } from './child/child-under.ts';
import {
  childLimitOf,
  type DosedPerson,
  isSerious,
  type Limit,
  limitsOf,
} from './day-limits.rules.ts';
import type { Ingredient } from './ingredient-tables.rules.ts';
import type { SafetyWarning } from './warning.ts';
import { notWeekly } from './weekly-drugs.rules.ts';

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
