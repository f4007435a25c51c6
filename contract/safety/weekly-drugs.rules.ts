import { readDirections } from '../medicines/read-directions.rules.ts';
import { type CheckedDrug, checkedDrug, idsOf, type OrderedDrug, titled } from './checked-drug.ts';
import { ONCE_A_WEEK } from './dose-limits.data.ts';
import { type Ingredient, rowsOf, sideOf } from './ingredient-tables.rules.ts';
import type { SafetyWarning } from './warning.ts';

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

/** Warns of a weekly drug whose directions lack the weekly interval, for more days than it may be taken daily. */
export function notWeekly(
  ingredient: Ingredient,
  holders: readonly CheckedDrug[],
): SafetyWarning[] {
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
