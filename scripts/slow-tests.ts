// Prints the slowest tests of the JSON reports given as arguments, and those above the limit outside
// the proofs. Fails when one of these is too slow on any machine.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PROOFS } from './durations/proofs.ts';
import {
  aboveLimit,
  LONGEST_MS,
  lineOf,
  slowest,
  timedTests,
  tooSlow,
} from './durations/test-durations.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SHOWN = 20;

const tests = process.argv
  .slice(2)
  .flatMap((file) => timedTests(JSON.parse(readFileSync(file, 'utf8')), ROOT));
console.log(' elapsed processor  test');
for (const test of slowest(tests, SHOWN)) console.log(lineOf(test));

const proofs = Object.values(PROOFS).flat();
const above = aboveLimit(tests, proofs);
if (above.length > 0) {
  console.log(
    `\nAbove ${LONGEST_MS / 1_000} s of processor time, and not in scripts/durations/proofs.ts:`,
  );
  for (const test of above) console.log(lineOf(test));
}
if (tooSlow(tests, proofs).length > 0) process.exitCode = 1;
