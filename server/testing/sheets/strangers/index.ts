import type { SheetCase } from '../sheet-case.ts';
import { LABORATORIES } from './laboratories.ts';
import { NAMES } from './names.ts';
import { PRICES } from './prices.ts';
import { QUANTITIES } from './quantities.ts';
import { TOTALS } from './totals.ts';

/** Sheets made to mislead a reader, each like one of a shop, a program or a laboratory. */
export const STRANGE_SHEETS: readonly SheetCase[] = [
  ...QUANTITIES,
  ...TOTALS,
  ...PRICES,
  ...NAMES,
  ...LABORATORIES,
];
