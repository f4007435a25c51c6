import { measure } from './house/measures.ts';
import { sources } from './house/sources.ts';

/**
 * `npm run house` prints what the house is measured by, beside the ends that a test holds;
 * with a part of a name (`npm run house -- roles`) also each place that is counted.
 */
const wanted = process.argv[2];
const measures = measure(sources());
const width = Math.max(...measures.map(({ name }) => name.length));

console.log(`${''.padEnd(width)}  ${'now'.padStart(5)}  ${'most'.padStart(5)}`);
for (const { name, count, maximum, places } of measures) {
  console.log(`${name.padEnd(width)}  ${`${count}`.padStart(5)}  ${`${maximum}`.padStart(5)}`);
  if (wanted && name.includes(wanted)) for (const place of places) console.log(`    ${place}`);
}
