import { isPregnant, isSecondHalf } from '../patients/pregnancy.rules.ts';
import { byIngredient, type CheckedDrug, idsOf, titled } from './checked-drug.ts';
import { type Ingredient, rowsOf, sideOf } from './ingredient-tables.rules.ts';
import { AGE_LIMITS, PREGNANCY_LIMITS } from './person-limits.data.ts';
import type { PatientChecks, SafetyWarning } from './warning.ts';

type AgeLimit = {
  readonly of: ReadonlySet<Ingredient>;
  readonly underMonths: number;
  readonly isSerious: boolean;
  readonly why: string;
};
type PregnancyLimit = {
  readonly of: ReadonlySet<Ingredient>;
  readonly severity: 'serious' | 'note' | 'late';
  readonly isAskedFirst: boolean;
  readonly why: string;
};

let ages: readonly AgeLimit[] | undefined;
let pregnancies: readonly PregnancyLimit[] | undefined;

function ageLimits(): readonly AgeLimit[] {
  ages ??= rowsOf(AGE_LIMITS).map(([of = '', under, severity, why = '']) => ({
    of: sideOf(of),
    underMonths: under?.endsWith('m') ? Number.parseInt(under, 10) : Number(under) * 12,
    isSerious: severity === 'serious',
    why,
  }));
  return ages;
}

function pregnancyLimits(): readonly PregnancyLimit[] {
  pregnancies ??= rowsOf(PREGNANCY_LIMITS).map(([of = '', severity = '', why = '']) => ({
    of: sideOf(of),
    severity: severity === 'late' ? 'late' : severity.startsWith('serious') ? 'serious' : 'note',
    isAskedFirst: severity.endsWith('*'),
    why,
  }));
  return pregnancies;
}

/** Completed months; of an age in years, the fewest that it can be. */
function fewestMonths({ age, ageMonths }: ExactAge): number | null {
  return ageMonths ?? (age === null ? null : age * 12);
}

export type ExactAge = Pick<PatientChecks, 'age' | 'ageMonths'>;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Age limits of oral and injected drugs. Skipped for an unknown age. */
export function ageWarnings(drugs: readonly CheckedDrug[], patient: ExactAge): SafetyWarning[] {
  const months = fewestMonths(patient);
  if (months === null) return [];
  const systemic = drugs.filter(({ isLocal }) => !isLocal);
  return [...byIngredient(systemic)].flatMap(([ingredient, holders]) => {
    const broken = ageLimits().filter(
      ({ of, underMonths }) => of.has(ingredient) && months < underMonths,
    );
    const found = broken.find(({ isSerious }) => isSerious) ?? broken[0];
    if (!found) return [];
    return [
      {
        id: `age:${ingredient}`,
        kind: 'age' as const,
        isSerious: found.isSerious,
        drug_ids: idsOf(holders),
        message: `${titled(ingredient)} under ${said(found.underMonths)}: ${found.why}.`,
      },
    ];
  });
}

const said = (months: number) =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

const ASKED_FROM_AGE = 12;
const ASKED_TO_AGE = 50;

/**
 * Pregnancy warnings; the most harmful drugs require a question for any woman who might be
 * pregnant.
 */
export function pregnancyWarnings(
  drugs: readonly CheckedDrug[],
  patient: Pick<PatientChecks, 'age' | 'gender' | 'pregnancy_due_on' | 'today'>,
): SafetyWarning[] {
  const { age, gender, pregnancy_due_on: due, today } = patient;
  const pregnant = isPregnant(due, today);
  const mayBe = gender === 'F' && age !== null && age >= ASKED_FROM_AGE && age <= ASKED_TO_AGE;
  if (!pregnant && !mayBe) return [];
  const isLate = pregnant && due !== null && isSecondHalf(due, today);
  const systemic = drugs.filter(({ isLocal }) => !isLocal);
  return [...byIngredient(systemic)].flatMap(([ingredient, holders]) => {
    const found = pregnancyLimits().find(({ of }) => of.has(ingredient));
    if (!found || !(pregnant || found.isAskedFirst)) return [];
    const { severity, why } = found;
    const isSerious = pregnant && (severity === 'serious' || (severity === 'late' && isLate));
    return [
      {
        id: `pregnancy:${ingredient}:${pregnant ? 'known' : 'asked'}`,
        kind: 'pregnancy' as const,
        isSerious,
        drug_ids: idsOf(holders),
        message: pregnant
          ? `${titled(ingredient)} in pregnancy: ${why}.`
          : `${titled(ingredient)}: make sure that she is not pregnant (${why}).`,
      },
    ];
  });
}
