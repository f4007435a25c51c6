import type { PlannedLine } from '#contract/ai/plan/planned.ts';
import { hasNoCountOfDay, isWhenNeeded } from '#contract/medicines/drug-form.ts';
import { type TakenBy, usualFormFirst } from '#contract/medicines/usual-form.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { matchDrugs } from '#contract/pharmacy/drug-search.rules.ts';
import type { RowReading } from '#contract/visit-sheet/read-row.rules.ts';

/** A drug that fits a typed row. */
type DrugOption = {
  readonly kind: 'drug';
  readonly drug: Drug;
  readonly line: PlannedLine | null;
  /** The difference from the row; such a drug is never taken by Enter alone. */
  readonly differs: string | null;
  /** A dose that is not sure, which is not taken by Enter alone either. */
  readonly unread: TypedDose['unread'];
};
/** The steps of a course, each with its own strength. */
type CourseOption = {
  readonly kind: 'course';
  readonly rows: readonly { readonly drug: Drug; readonly line: PlannedLine }[];
};
export type RowOption =
  | DrugOption
  | CourseOption
  | { readonly kind: 'outside'; readonly text: string };

/** The dose of a typed row. */
export type TypedDose = {
  readonly line: PlannedLine | null;
  /** The number of the row that is still to be typed; null when none is. */
  readonly asked: 'perDay' | 'days' | 'quantity' | null;
  /** The words of a dose that is not sure, and its days where they are. */
  readonly unread: { readonly words: string; readonly days: number | null } | null;
};

export type TypedRow = TypedDose & { readonly drug: Drug };

const MOST = 8;

/** The rows that an option adds. */
export const rowsOf = (
  option: DrugOption | CourseOption,
  reading: RowReading<Drug> | undefined,
): readonly TypedRow[] =>
  option.kind === 'course'
    ? option.rows.map((row) => ({ ...row, asked: null, unread: null }))
    : [{ ...option, asked: askedIn(option, reading) }];

/**
 * Days that are typed must not become doses: where the row says how often, they are all that is asked. Of a tube nothing
 * is, and of a drug that is taken when needed without a limit how many.
 */
function askedIn(
  { drug, line, unread }: DrugOption,
  reading: RowReading<Drug> | undefined,
): TypedDose['asked'] {
  if (unread !== null) return 'perDay';
  if (reading?.hasDays || hasNoCountOfDay(drug)) return null;
  const isSos = isWhenNeeded(line?.directions_to_use ?? '');
  if (isSos && line && line.quantity !== line.tabletsPerDay * line.numberOfDays) return null;
  if (reading?.isOften) return 'days';
  return isSos ? 'quantity' : 'perDay';
}

/** The sure line first, then the drugs that fit the name in the usual form, those that differ last, then outside. */
export function optionsOf(
  text: string,
  reading: RowReading<Drug> | undefined,
  drugs: readonly Drug[],
  by: TakenBy,
): RowOption[] {
  const sure = drugs.find(({ id }) => id === reading?.line?.drug_id);
  const meant = [...(sure ? [sure] : []), ...(reading?.ofBrand ? [reading.ofBrand] : [])];
  const fitting = [
    ...meant,
    ...(reading?.options ?? []),
    ...matchDrugs(drugs, reading?.name || text),
  ];
  const listed = [...new Map(fitting.map((drug) => [drug.id, drug])).values()].map(
    (drug): DrugOption => {
      const line = drug === sure ? (reading?.line ?? null) : (reading?.lineWith(drug) ?? null);
      const words = reading && !line ? reading.wordsFor(drug) : null;
      return {
        ...{ kind: 'drug', drug, line },
        differs: drug === sure ? null : (reading?.differenceOf(drug) ?? null),
        unread: words === null ? null : { words, days: reading?.sureDays ?? null },
      };
    },
  );
  const same = listed.filter(({ differs }) => differs === null);
  const first = same.filter(({ drug }) => meant.includes(drug));
  const next = usualFormFirst(
    same.filter((one) => !first.includes(one)),
    by,
  );
  const others = listed.filter(({ differs }) => differs !== null);
  const course = (reading?.course ?? []).flatMap((line) => {
    const drug = drugs.find(({ id }) => id === line.drug_id);
    return drug ? [{ drug, line }] : [];
  });
  return [
    ...(course.length > 0 ? [{ kind: 'course' as const, rows: course }] : []),
    ...[...first, ...next, ...others].slice(0, MOST),
    { kind: 'outside', text: reading?.outside ?? text.trim() },
  ];
}

/**
 * Whether Enter takes the first option: the drug of the row, the one with this very name, the only one of
 * its brand, or the only kind that fits.
 */
export function isMeant(
  text: string,
  reading: RowReading<Drug> | undefined,
  options: readonly RowOption[],
): boolean {
  if (options[0]?.kind === 'course') return true;
  const fitting = options.flatMap((one) =>
    one.kind === 'drug' && one.differs === null ? [one] : [],
  );
  const [first, second] = fitting;
  if (!first || first.unread !== null || options[0] !== first) return false;
  const { id, name } = first.drug;
  const isNamed = name.toLowerCase() === (reading?.name ?? text).trim().toLowerCase();
  if (!second || isNamed || id === reading?.line?.drug_id) return true;
  if (id === reading?.ofBrand?.id) return true;
  return reading !== undefined && !reading.areKinds(fitting.map(({ drug }) => drug));
}
