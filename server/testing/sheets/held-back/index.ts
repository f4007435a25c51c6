import type { SheetCase } from '../sheet-case.ts';
import { ACCOUNTS } from './accounts.ts';
import { BY_HAND } from './by-hand.ts';
import { COUNTS_AND_TEXTS } from './counts-and-texts.ts';
import { GOODS_IN } from './goods-in.ts';
import { MARG } from './marg.ts';
import { PROGRAM_FILES } from './program-files.ts';
import { STOCKISTS } from './stockists.ts';
import { TESTS_ONE } from './tests-one.ts';
import { TESTS_TWO } from './tests-two.ts';

/** Sheets that the readers of imports were not tuned with. */
export const HELD_BACK_SHEETS: readonly SheetCase[] = [
  ...MARG,
  ...ACCOUNTS,
  ...STOCKISTS,
  ...BY_HAND,
  ...GOODS_IN,
  ...COUNTS_AND_TEXTS,
  ...PROGRAM_FILES,
  ...TESTS_ONE,
  ...TESTS_TWO,
];
