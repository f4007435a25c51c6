import type { SheetCase } from '../sheet-case.ts';
import { SECOND_LISTS } from './lists.ts';
import { SECOND_STOCK } from './stock.ts';

/** Sheets written after the reader was mended, and read once before it was mended again. */
export const SECOND_SHEETS: readonly SheetCase[] = [...SECOND_STOCK, ...SECOND_LISTS];
