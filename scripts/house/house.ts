import { MEASURES, measureOf } from './measures.ts';
import { sources } from './sources.ts';

/**
 * `npm run house` prints the measures of the code beside the limits that a test enforces. With a
 * part of a name (`npm run house -- roles`) it also lists each counted place.
 */
const wanted = process.argv[2];
const code = sources();
const measures = MEASURES.map((name) => measureOf(name, code));
const width = Math.max(...measures.map(({ name }) => name.length));

console.log(`${''.padEnd(width)}  ${'now'.padStart(5)}  ${'most'.padStart(5)}`);
for (const { name, count, maximum, places } of measures) {
  console.log(`${name.padEnd(width)}  ${`${count}`.padStart(5)}  ${`${maximum}`.padStart(5)}`);
  if (wanted && name.includes(wanted)) for (const place of places) console.log(`    ${place}`);
}
