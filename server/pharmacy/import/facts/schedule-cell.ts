import type { DrugSchedule } from '#contract/pharmacy/drug.ts';
import { plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';

const SCHEDULES: Readonly<Record<string, DrugSchedule>> = {
  ...({ G: 'G', H: 'H', H1: 'H1', X: 'X', NDPS: 'NDPS' } as const),
  ...({ NONE: 'none', NOTSCHEDULED: 'none', NONSCHEDULED: 'none', UNSCHEDULED: 'none' } as const),
};

/** The schedule that a cell states, as `H1`, `Sch. H` or `Schedule-X`; null for other words. */
export function scheduleOf(cell: Cell | undefined): DrugSchedule | null {
  const letters = plainText(cell)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^SCH(?:EDULE|ED)?(?=.)/, '');
  return Object.hasOwn(SCHEDULES, letters) ? (SCHEDULES[letters] ?? null) : null;
}
