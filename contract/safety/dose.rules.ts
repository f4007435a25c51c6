import { numberOf, readDirections, timesADay } from '../pharmacy/read-directions.rules.ts';
import { byIngredient, type CheckedDrug, idsOf, titled } from './checked-drug.ts';
import { DOSE_LIMITS, ONCE_A_WEEK } from './dose-limits.data.ts';
import { type Ingredient, rowsOf, sideOf } from './ingredients.rules.ts';
import type { SafetyWarning } from './warning.ts';

type Limit = { readonly most: number; readonly isHard: boolean };
type Limits = { readonly mg: Limit | null; readonly days: Limit | null };
let table: ReadonlyMap<Ingredient, Limits> | undefined;

function limitIn(cell = ''): Limit | null {
  return cell === '' ? null : { most: Number.parseFloat(cell), isHard: cell.endsWith('!') };
}

/** What the table says of an ingredient's day and course; null where it says nothing. */
export function limitsOf(ingredient: Ingredient): Limits | null {
  table ??= new Map(
    rowsOf(DOSE_LIMITS).flatMap(([names = '', mg, days]) =>
      [...sideOf(names)].map((one) => [one, { mg: limitIn(mg), days: limitIn(days) }] as const),
    ),
  );
  return table.get(ingredient) ?? null;
}

/** Above it by half again is serious whatever the drug. */
const FAR_ABOVE = 1.5;
const isSerious = (value: number, { most, isHard }: Limit) => isHard || value >= most * FAR_ABOVE;

const IN_MG = { mcg: 0.001, mg: 1, g: 1_000 } as const;
const COUNTED: ReadonlySet<string | null> = new Set(['tablet', 'capsule', 'sachet', null]);
const ML = { ml: 1, teaspoon: 5 } as const;

/** How many pieces a day the directions come to, halves too; null when they do not say. */
function piecesSaid(directions: string | null): number | null {
  const read = readDirections(directions ?? '');
  if (!read || read.isOnlyWhenNeeded) return null;
  if (read.doses) return read.doses.reduce((sum, { amount }) => sum + numberOf(amount), 0);
  const times = timesADay(read);
  const { count, unit } = read.amount ?? { count: '1', unit: null };
  return times !== null && COUNTED.has(unit) ? numberOf(count) * times : null;
}

/** How many pieces a day: the larger of the directions and the number, which is the former rounded up. */
function piecesADay({
  directions_to_use,
  tabletsPerDay,
}: NonNullable<CheckedDrug['ordered']>): number {
  const said = piecesSaid(directions_to_use);
  return said !== null && Math.ceil(said) >= tabletsPerDay ? said : tabletsPerDay;
}

/** How many ml a day, where the directions say so. */
function mlADay({ directions_to_use }: NonNullable<CheckedDrug['ordered']>): number | null {
  const read = readDirections(directions_to_use ?? '');
  const times = read && timesADay(read);
  const unit = read?.amount?.unit;
  if (!read?.amount || !times || (unit !== 'ml' && unit !== 'teaspoon')) return null;
  return numberOf(read.amount.count) * ML[unit] * times;
}

/** The mg a day of an ingredient in one drug; null when that cannot be told. */
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

/** Drugs of the order of which a day's mg have a limit, and cannot be told. */
export function uncountedDoses(drugs: readonly CheckedDrug[]): CheckedDrug[] {
  return drugs.filter(
    (drug) =>
      !drug.isLocal &&
      drug.ingredients.some((one) => limitsOf(one)?.mg && mgADay(drug, one) === null),
  );
}

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** More of an ingredient a day, over all its drugs, or for longer, than is usual for an adult. */
export function doseWarnings(drugs: readonly CheckedDrug[]): SafetyWarning[] {
  const ordered = drugs.filter((drug) => drug.ordered !== null && !drug.isLocal);
  return [...byIngredient(ordered)].flatMap(([ingredient, holders]) => {
    const limits = limitsOf(ingredient);
    return [
      ...tooMuch(ingredient, holders, limits?.mg ?? null),
      ...tooLong(ingredient, holders, limits?.days ?? null),
      ...notWeekly(ingredient, holders),
    ];
  });
}

function tooMuch(
  ingredient: Ingredient,
  holders: readonly CheckedDrug[],
  limit: Limit | null,
): SafetyWarning[] {
  const total = holders.reduce((sum, drug) => sum + (mgADay(drug, ingredient) ?? 0), 0);
  const mg = Math.round(total * 100) / 100;
  if (!limit || mg <= limit.most) return [];
  return [
    {
      id: `dose:${ingredient}:${mg}`,
      kind: 'dose',
      isSerious: isSerious(mg, limit),
      drug_ids: idsOf(holders),
      message: `${titled(ingredient)} ${figure.format(mg)} mg a day: for an adult usually at most ${figure.format(limit.most)} mg.`,
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

/** A drug of once a week whose directions do not say so, for more than a day. */
function notWeekly(ingredient: Ingredient, holders: readonly CheckedDrug[]): SafetyWarning[] {
  if (ingredient !== ONCE_A_WEEK) return [];
  const daily = holders.filter(({ ordered, form }) => {
    if (!ordered || ordered.numberOfDays < 2 || form === 'injection') return false;
    return readDirections(ordered.directions_to_use ?? '')?.frequency !== 'weekly';
  });
  if (daily.length === 0) return [];
  return [
    {
      id: `dose:${ingredient}:weekly`,
      kind: 'dose',
      isSerious: true,
      drug_ids: idsOf(daily),
      message: `${titled(ingredient)} is taken once a week, never daily: write “once a week” into the directions.`,
    },
  ];
}
