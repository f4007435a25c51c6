import { timesADay } from '../../medicines/count-directions.rules.ts';
import { type Directions, readDirections } from '../../medicines/read-directions.rules.ts';
import { type Composition, compositionOf, type NamedDrug } from '../ingredients.rules.ts';
import { type ChildDoseRow, childDoseRows } from './child-doses.table.ts';

/** A weight with the clinic day on which it was taken. */
export type DatedWeight = { readonly kg: number; readonly takenOn: string };

export type SmallPerson = {
  /** Completed months. */
  readonly months: number;
  readonly weight: DatedWeight;
};

/** A dose that the row offers; the doctor takes it or not. */
export type ChildDose = {
  readonly ml: number;
  readonly mg: number;
  /** As the source gives it: `14.7 mg/kg` or `2.5 mg`. */
  readonly amount: string;
  readonly times: number;
  /** The directions of the row with this dose: `5 ml, three times a day`. */
  readonly directions: string;
  readonly source: string;
  /** The source was read only as others quote it. */
  readonly isQuoted: boolean;
};

const ADULT_FROM_MONTHS = 18 * 12;
const IN_MG = { mcg: 0.001, mg: 1, g: 1_000 } as const;

/** A usual weight of this age: 3.3 kg and half a kilogram a month, then 2 × (years + 4). */
const usualKg = (months: number) => (months < 12 ? 3.3 + months / 2 : 2 * (months / 12 + 4));

/** A weight far from the age is a typing error more often than a body; no dose follows from it. */
export function isLikelyWeight(kg: number, months: number): boolean {
  const usual = usualKg(months);
  return kg >= usual * 0.4 && kg <= usual * 2.6;
}

/**
 * The volume of a liquid for a child of this age and weight, rounded down to what a spoon or a
 * syringe measures: never above the maximum. Null without a published dose for the age, without a
 * strength per ml, and where the directions have more doses a day than published.
 */
export function childDose(
  drug: NamedDrug,
  { months, weight: { kg } }: SmallPerson,
  directions: string,
): ChildDose | null {
  if (months >= ADULT_FROM_MONTHS || !isLikelyWeight(kg, months)) return null;
  const made = compositionOf(drug.name, drug.description, drug.generic_name);
  const row = made.isKnown && !made.isLocal ? rowOf(made, months, kg) : null;
  if (!row?.dose || (row.isElement && SALT.test(drug.name))) return null;
  const mgPerMl = mgPerMlOf(made, row);
  const read = readDirections(directions);
  if (mgPerMl === null || (directions.trim() !== '' && !read)) return null;
  const times = (read && timesADay(read)) ?? row.usualTimes;
  if (times > row.mostTimes || times <= 0) return null;
  const meant = meantMg(row, kg, times);
  const ml = measurable(meant / mgPerMl);
  // Rounding that takes away more than a fifth gives no useful dose.
  if (ml * mgPerMl < meant * 0.8) return null;
  const mg = rounded(ml * mgPerMl);
  return {
    ...{ ml, mg, times },
    amount: row.dose.perKg ? `${rounded(mg / kg)} mg/kg` : `${mg} mg`,
    ...{ directions: withVolume(ml, directions, read, times) },
    ...{ source: row.source, isQuoted: row.isQuoted },
  };
}

const SALT = /\b(?:sul(?:ph|f)ate|gluconate|acetate|chloride)\b/i;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The row of exactly these ingredients that the age and the weight reach. */
function rowOf(made: Composition, months: number, kg: number): ChildDoseRow | null {
  const found = childDoseRows().findLast(
    ({ ingredients, fromMonths, fromKg }) =>
      ingredients.length === made.ingredients.length &&
      ingredients.every((one) => made.ingredients.includes(one)) &&
      fromMonths <= months &&
      fromKg <= kg,
  );
  return found ?? null;
}

function mgPerMlOf(made: Composition, { ingredients: [first] }: ChildDoseRow): number | null {
  const strength = first === undefined ? undefined : made.strengths.get(first);
  if (!strength || strength.per === null || strength.value <= 0) return null;
  const { unit } = strength;
  return unit === null || unit === 'iu' || unit === '%'
    ? null
    : (strength.value * IN_MG[unit]) / strength.per;
}

/** The mg of one dose, within the maximum of a dose and of a day. */
function meantMg({ dose, mostADose, mostADay }: ChildDoseRow, kg: number, times: number): number {
  if (!dose) return 0;
  const whole = dose.value * (dose.perKg ? kg : 1);
  return Math.min(dose.perDay ? whole / times : whole, mostADose, mostADay / times);
}

/** Rounded down: to 0.1 ml of a dropper or syringe, to 0.5 ml from 2 ml, to 1 ml from 10 ml. */
function measurable(ml: number): number {
  const step = ml < 2 ? 0.1 : ml < 10 ? 0.5 : 1;
  return rounded(Math.floor(ml / step + 1e-9) * step);
}

const TIMES = ['', 'once a day', 'twice a day', 'three times a day', 'four times a day'];
/** The amount at the beginning of directions: `5 ml, `, `1 tsp`. */
const AMOUNT = /^\s*[\d.½¼¾]+\s*(?:ml|m\.l\.|tsp|teaspoons?|spoons?)\b[,\s]*/i;
const POSITIONS = /^(\s*)((?:\d+|[½¼¾])(?:\s*-\s*(?:\d+|[½¼¾])){2,3})/;

/** The directions with the volume; positions such as 1-0-1 keep their times of the day. */
function withVolume(ml: number, directions: string, read: Directions | null, times: number) {
  if (!read) return `${ml} ml, ${TIMES[times] ?? `${times} times a day`}`;
  const rest = directions.replace(AMOUNT, '').trim();
  const ones = rest.replace(POSITIONS, (text) => text.replace(/[1-9]\d*|[½¼¾]/g, '1'));
  return ones === '' ? `${ml} ml` : `${ml} ml, ${lowerFirst(ones)}`;
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The bottles of a course, from the ml that the name or the description gives; null when unknown. */
export function bottlesFor(
  drug: { readonly name: string; readonly description: string | null },
  millilitres: number,
): number | null {
  const text = `${drug.name} ${drug.description ?? ''}`.replace(/\/\s*[\d.]*\s*ml/gi, '');
  const pack = Number(/(\d+(?:\.\d+)?)\s*ml\b(?!.*\d\s*ml\b)/i.exec(text)?.[1]);
  return pack > 0 ? Math.max(1, Math.ceil(millilitres / pack)) : null;
}
