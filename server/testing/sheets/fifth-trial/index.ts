import type { SheetCase } from '../sheet-case.ts';
import { FIFTH_DRUGS_ONE } from './drugs-one.ts';
import { FIFTH_DRUGS_TWO } from './drugs-two.ts';
import { FIFTH_LABS_ONE } from './labs-one.ts';
import { FIFTH_LABS_TWO } from './labs-two.ts';

/** Sheets of a fifth trial; the reader was mended with the first half alone. */
export const FIFTH_FIRST_HALF: readonly SheetCase[] = [...FIFTH_DRUGS_ONE, ...FIFTH_LABS_ONE];
export const FIFTH_SECOND_HALF: readonly SheetCase[] = [...FIFTH_DRUGS_TWO, ...FIFTH_LABS_TWO];
