import type { SheetCase } from '../sheet-case.ts';
import { COUNTS_AND_DUMPS } from './counts-and-dumps.ts';
import { DELIVERIES } from './deliveries.ts';
import { HAND_KEPT } from './hand-kept.ts';
import { LAB_LISTS } from './lab-lists.ts';
import { MARG } from './marg.ts';
import { TALLY_BUSY } from './tally-busy.ts';
import { WHOLESALERS } from './wholesalers.ts';

/** Sheets that the readers of imports may be tuned with. `judge` compares a reading with them. */
export const OPEN_SHEETS: readonly SheetCase[] = [
  ...MARG,
  ...TALLY_BUSY,
  ...WHOLESALERS,
  ...HAND_KEPT,
  ...DELIVERIES,
  ...COUNTS_AND_DUMPS,
  ...LAB_LISTS,
];
