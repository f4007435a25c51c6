import type { SheetCase } from '../sheet-case.ts';
import { FOURTH_DRUGS_ONE } from './drugs-one.ts';
import { FOURTH_DRUGS_TWO } from './drugs-two.ts';

/** Sheets of a fourth trial; the reader was mended with the first half alone. */
export const FOURTH_SHEETS: readonly SheetCase[] = [...FOURTH_DRUGS_ONE, ...FOURTH_DRUGS_TWO];
