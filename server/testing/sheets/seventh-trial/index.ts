import type { SheetCase } from '../sheet-case.ts';
import { SEVENTH_HAND_ONE } from './first-hand.ts';
import { SEVENTH_PROGRAMS_ONE } from './first-programs.ts';
import { SEVENTH_HAND_TWO } from './second-hand.ts';
import { SEVENTH_PROGRAMS_TWO } from './second-programs.ts';

/** Sheets of a seventh trial; the reader was mended with the first half alone. */
export const SEVENTH_FIRST_HALF: readonly SheetCase[] = [
  ...SEVENTH_PROGRAMS_ONE,
  ...SEVENTH_HAND_ONE,
];
export const SEVENTH_SECOND_HALF: readonly SheetCase[] = [
  ...SEVENTH_PROGRAMS_TWO,
  ...SEVENTH_HAND_TWO,
];
