import type { SheetCase } from '../sheet-case.ts';
import { FOURTH_HAND_ONE } from './first-hand.ts';
import { FOURTH_PROGRAMS_ONE } from './first-programs.ts';
import { FOURTH_HAND_TWO } from './second-hand.ts';
import { FOURTH_PROGRAMS_TWO } from './second-programs.ts';

/** Sheets of a fourth trial; the reader was mended with the first half alone. */
export const FOURTH_SHEETS: readonly SheetCase[] = [
  ...FOURTH_PROGRAMS_ONE,
  ...FOURTH_HAND_ONE,
  ...FOURTH_PROGRAMS_TWO,
  ...FOURTH_HAND_TWO,
];
