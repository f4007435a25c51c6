import type { SheetCase } from '../sheet-case.ts';
import { THIRD_DRUGS_ONE } from './drugs-one.ts';
import { THIRD_DRUGS_TWO } from './drugs-two.ts';
import { THIRD_LABS } from './labs.ts';

/** Sheets of a third trial, written without a look at the reader. */
export const THIRD_SHEETS: readonly SheetCase[] = [
  ...THIRD_DRUGS_ONE,
  ...THIRD_DRUGS_TWO,
  ...THIRD_LABS,
];
