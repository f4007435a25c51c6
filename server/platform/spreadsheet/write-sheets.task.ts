import type { TaskWork } from '../heavy/index.ts';
import { countedBy, type WrittenSheet, writeWorkbook } from './workbook.ts';

type Input = { readonly sheets: readonly WrittenSheet[]; readonly timeZone: string };

/** Writes sheets whose values are already in memory. */
export const work: TaskWork<Input> = ({ input, file, tell }) =>
  writeWorkbook(file, { ...input, told: countedBy(tell) });
