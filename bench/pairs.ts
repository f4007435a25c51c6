// `npm run bench:pairs`: how many severe and harmless pairs the checks flag, and how long an order
// of twelve drugs takes.
import { performance } from 'node:perf_hooks';
import { HARMLESS } from '../contract/safety/pairs/harmless.pairs.ts';
import { HELD_OUT_HARMLESS } from '../contract/safety/pairs/held-out-harmless.pairs.ts';
import { HELD_OUT_SEVERE } from '../contract/safety/pairs/held-out-severe.pairs.ts';
import { scoreOf, verdictOn } from '../contract/safety/pairs/score-pairs.ts';
import { SEVERE } from '../contract/safety/pairs/severe.pairs.ts';
import { percentiles } from './search/percentiles.ts';

const LISTS = {
  'severe, held out': HELD_OUT_SEVERE,
  severe: SEVERE,
  'harmless, held out': HELD_OUT_HARMLESS,
  harmless: HARMLESS,
};
const TWELVE = [
  ...['Warfarin 5 mg', 'Aspirin 75 mg', 'Amiodarone 200 mg', 'Digoxin 0.25 mg'],
  ...['Atorvastatin 40 mg', 'Ramipril 5 mg', 'Spironolactone 25 mg', 'Furosemide 40 mg'],
  ...['Metoprolol 25 mg', 'Clarithromycin 500 mg', 'Glimepiride 2 mg', 'Pantoprazole 40 mg'],
];
const ROUNDS = 2_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

for (const [name, list] of Object.entries(LISTS)) {
  const { count, silent, asking } = scoreOf(list);
  say(`${name}: ${count - silent.length} of ${count} flagged, ${asking} ask for a reason`);
}
const times = Array.from({ length: ROUNDS }, () => {
  const start = performance.now();
  verdictOn(TWELVE);
  return performance.now() - start;
});
const { p50, p95, p99 } = percentiles(times);
const ms = [p50, p95, p99].map((value) => value.toFixed(2)).join(', ');
say(`an order of twelve drugs: ${ms} ms (50th, 95th and 99th percentile of ${ROUNDS})`);
