import { type Ingredient, rowsOf, sideOf } from '../ingredient-tables.rules.ts';
import { CHILD_DOSES } from './child-doses.data.ts';

/** A row of the table: one drug from an age and a weight on. */
export type ChildDoseRow = {
  /** The first one carries the amount; the drug has exactly these. */
  readonly ingredients: readonly Ingredient[];
  readonly fromMonths: number;
  readonly fromKg: number;
  /** mg, or mg per kg, of one dose or of a day; null: no dose from here on. */
  readonly dose: {
    readonly value: number;
    readonly perKg: boolean;
    readonly perDay: boolean;
  } | null;
  readonly usualTimes: number;
  readonly mostTimes: number;
  /** In mg; unlimited without a number in the table. */
  readonly mostADose: number;
  readonly mostADay: number;
  readonly mostPerKgADay: number | null;
  /** Above this many mg/kg a day it is serious; null: it is a matter of how far above. */
  readonly seriousPerKgADay: number | null;
  /** Only for a name without a salt: zinc. */
  readonly isElement: boolean;
  readonly source: string;
  /** The source was read only as others quote it. */
  readonly isQuoted: boolean;
};

const DOSE = /^([\d.]+) mg(\/kg)?(\/day)?$/;

function doseIn(cell: string): ChildDoseRow['dose'] {
  if (cell === '-') return null;
  const [, value, perKg, perDay] = DOSE.exec(cell) ?? [];
  if (value === undefined) throw new Error(`“${cell}” is not a dose.`);
  return { value: Number(value), perKg: perKg !== undefined, perDay: perDay !== undefined };
}

const most = (cell: string) => (cell === '' ? Number.POSITIVE_INFINITY : Number(cell));

function rowIn(cells: readonly string[]): ChildDoseRow {
  const [names = '', months, kg, dose = '', times = '', aDose = '', aDay = '', perKg = ''] = cells;
  const [usual = '', atMost = usual] = times.split('-');
  return {
    ingredients: names
      .replace('*', '')
      .split('+')
      .flatMap((name) => [...sideOf(name)]),
    fromMonths: Number(months),
    fromKg: Number(kg),
    dose: doseIn(dose),
    usualTimes: Number(usual),
    mostTimes: Number(atMost),
    mostADose: most(aDose),
    mostADay: most(aDay),
    mostPerKgADay: perKg === '' ? null : Number.parseFloat(perKg),
    seriousPerKgADay: perKg.endsWith('!') ? Number.parseFloat(perKg.split('/').at(-1) ?? '') : null,
    isElement: names.includes('*'),
    source: (cells[8] ?? '').replace(/^~\s*/, ''),
    isQuoted: cells[8]?.startsWith('~') ?? false,
  };
}

let rows: readonly ChildDoseRow[] | undefined;

/** The rows of the table, in its order. */
export function childDoseRows(): readonly ChildDoseRow[] {
  rows ??= rowsOf(CHILD_DOSES).map(rowIn);
  return rows;
}

/**
 * The most of a day in mg for this weight, and the mg above which it is serious; null without a
 * published limit.
 */
export function mostOfADay(
  ingredient: Ingredient,
  kg: number,
): { readonly most: number; readonly seriousAbove: number | null } | null {
  const limited = childDoseRows().filter(
    ({ ingredients: [first], mostPerKgADay }) => first === ingredient && mostPerKgADay !== null,
  );
  if (limited.length === 0) return null;
  const perKg = Math.max(...limited.map(({ mostPerKgADay }) => mostPerKgADay ?? 0));
  const serious = limited.flatMap(({ seriousPerKgADay }) => seriousPerKgADay ?? []);
  return {
    most: perKg * kg,
    seriousAbove: serious.length > 0 ? Math.min(...serious) * kg : null,
  };
}
