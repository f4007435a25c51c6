import type { SheetCase } from '../sheet-case.ts';
import { NINTH_DRUGS_ONE } from './drugs-one.ts';
import { NINTH_DRUGS_TWO } from './drugs-two.ts';
import { NINTH_LABS } from './labs.ts';

/** Sheets of a ninth trial; another half was kept away from the reader. */
export const NINTH_DRUGS: readonly SheetCase[] = [...NINTH_DRUGS_ONE, ...NINTH_DRUGS_TWO];
export const NINTH_SHEETS: readonly SheetCase[] = [...NINTH_DRUGS, ...NINTH_LABS];
