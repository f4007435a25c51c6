import { writeFile } from 'node:fs/promises';
import type { TaskWork } from '../platform/heavy/index.ts';

/** Writes a bundle as indented JSON. */
export const work: TaskWork<object> = ({ input, file }) =>
  writeFile(file, `${JSON.stringify(input, null, 2)}\n`, { mode: 0o600 });
