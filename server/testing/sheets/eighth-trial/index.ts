import type { SheetCase } from '../sheet-case.ts';
import { EIGHTH_DRUGS_ONE } from './first-drugs.ts';
import { EIGHTH_LABS_ONE } from './first-labs.ts';
import { EIGHTH_DRUGS_TWO } from './second-drugs.ts';
import { EIGHTH_LABS_TWO } from './second-labs.ts';

/** Sheets of an eighth trial; the reader was mended with the first half alone. */
export const EIGHTH_FIRST_HALF: readonly SheetCase[] = [...EIGHTH_DRUGS_ONE, ...EIGHTH_LABS_ONE];
export const EIGHTH_SECOND_HALF: readonly SheetCase[] = [...EIGHTH_DRUGS_TWO, ...EIGHTH_LABS_TWO];
