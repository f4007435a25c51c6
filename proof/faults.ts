// `npm run proof:faults`: kills, power cuts, full and read-only disks, each during a storm of
// writes on the built product with its embedded database. Exits with 1 when an acknowledged write
// is lost, or a transaction is partial.
import { parseArgs } from 'node:util';
import { markdownTable } from '../bench/rig/tables.ts';
import { whyNoDisks } from './faults/disk.ts';
import { type Counts, killing, powerCuts, troubledDisks } from './faults/parts.ts';
import { TALLY_HEADINGS, type Tally, tallyRow } from './faults/tally.ts';

const { values } = parseArgs({
  options: {
    /** `kill -9` of the server. */
    kills: { type: 'string', default: '200' },
    /** Kills of PostgreSQL; a fifth as many of both at once. */
    database: { type: 'string', default: '50' },
    /** Power cuts in a storm; a tenth as many in a first start, a migration and a backup. */
    power: { type: 'string', default: '50' },
    /** Runs only `kills`, `power` or `disks`. */
    only: { type: 'string' },
  },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const counts: Counts = {
  kills: Number(values.kills),
  database: Number(values.database),
  power: Number(values.power),
};
if (
  !Object.values(counts).every((count) => Number.isInteger(count) && count >= 1 && count <= 1_000)
) {
  say('From 1 to 1000 rounds of each.');
  process.exit(1);
}
const PARTS = ['kills', 'power', 'disks'];
if (values.only !== undefined && !PARTS.includes(values.only)) {
  say(`Only ${PARTS.join(', ')}; there is no ${values.only}.`);
  process.exit(1);
}
const isWanted = (part: string) => (values.only ?? part) === part;
// Cleans up at the end of the process, however it exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));
const begin = performance.now();
const tallies: Tally[] = [];
if (isWanted('kills')) tallies.push(...(await killing(counts, say)));
const why = whyNoDisks();
if (why === undefined) {
  if (isWanted('power')) tallies.push(...(await powerCuts(counts, say)));
  if (isWanted('disks')) tallies.push(...(await troubledDisks(say)));
}
say(`\n${markdownTable(TALLY_HEADINGS, tallies.map(tallyRow))}`);
if (why !== undefined) say(`\nNot run: power cuts, full and read-only disks (${why}).`);
say(`\n${Math.round((performance.now() - begin) / 60_000)} minutes in all.`);
// A run without any round proves nothing.
const isShown = tallies.length > 0 && tallies.every(({ wrong }) => wrong.length === 0);
process.exit(isShown ? 0 : 1);
