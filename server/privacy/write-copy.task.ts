import { writeFile } from 'node:fs/promises';
import type { TaskWork } from '../platform/heavy/index.ts';
import type { CopyDocument } from './copy.document.ts';
import { documentHtml } from './write-document.ts';

/** Writes a patient's copy as one HTML page. */
export const work: TaskWork<CopyDocument> = ({ input, file }) =>
  writeFile(file, documentHtml(input), { mode: 0o600 });
