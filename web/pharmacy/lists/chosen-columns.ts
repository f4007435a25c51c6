import type { Drug } from '#contract/pharmacy/drug.ts';
import type { DrugList } from '#contract/pharmacy/drug-lists.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';

/** The columns that always are shown. */
const FIXED: readonly string[] = ['name', 'actions'];
/** The columns of specification 2, section 2. */
const DEFAULT: readonly string[] = ['price', 'stock', 'unit', 'expiry', 'box'];

/** The keys of the chosen columns; null: those of the specification. */
export type Chosen = readonly string[] | null;

export const isChosen = (key: string, chosen: Chosen): boolean => (chosen ?? DEFAULT).includes(key);

/** The columns that a person may choose. */
export function choosable(columns: readonly Column<Drug>[]): readonly Column<Drug>[] {
  return columns.filter(({ key }) => !FIXED.includes(key));
}

/** The columns that a work list is decided by, in place of the chosen ones. */
const OF_LIST: Readonly<Partial<Record<DrugList, readonly string[]>>> = {
  unscheduled: ['stock', 'generic', 'schedule'],
};

export function chosenOf(
  columns: readonly Column<Drug>[],
  { chosen, show }: { chosen: Chosen; show: DrugList | undefined },
) {
  const ofList = (show && OF_LIST[show]) ?? chosen;
  return columns.filter(({ key }) => FIXED.includes(key) || isChosen(key, ofList));
}

/** The choice after a column was shown or hidden. */
export function toggled(key: string, chosen: Chosen): readonly string[] {
  const keys = chosen ?? DEFAULT;
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}
