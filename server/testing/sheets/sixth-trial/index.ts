import type { SheetCase } from '../sheet-case.ts';
import { SIXTH_DRUGS_ONE } from './drugs-one.ts';
import { SIXTH_DRUGS_TWO } from './drugs-two.ts';
import { SIXTH_LABS_ONE } from './labs-one.ts';
import { SIXTH_LABS_TWO } from './labs-two.ts';

/** Sheets of a sixth trial; the reader was mended with the first half alone. */
export const SIXTH_FIRST_HALF: readonly SheetCase[] = [...SIXTH_DRUGS_ONE, ...SIXTH_LABS_ONE];
export const SIXTH_SECOND_HALF: readonly SheetCase[] = [...SIXTH_DRUGS_TWO, ...SIXTH_LABS_TWO];
