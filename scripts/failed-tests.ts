// Lists what failed in the JSON reports given as arguments, so that the end of a long log tells it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { failuresOf } from './specification/failures-of.ts';

const ROOT = resolve(import.meta.dirname, '..');

for (const file of process.argv.slice(2)) {
  for (const line of failuresOf(JSON.parse(readFileSync(file, 'utf8')), ROOT)) console.log(line);
}
