// `npm run proof:servers`: two built servers behind nginx on one PostgreSQL through PgBouncer, with
// a replica. Checks what the servers share, and what is lost when each part fails in turn. Needs
// PostgreSQL, PgBouncer and nginx on the machine and starts its own instances on loopback.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { markdownTable } from '../bench/rig/tables.ts';
import {
  type Checked,
  eventsCross,
  floodIsLimited,
  guessesAreCounted,
  repeatsAreOne,
  sessionsHold,
} from './servers/checks.ts';
import { MissingProgram } from './servers/programs.ts';
import { withStack } from './servers/stack.ts';
import { type Survived, sufferFaults } from './servers/suffer-faults.ts';

const WORLD = { clinics: 8, patientsAClinic: 200, doctorsAClinic: 5, screensAPerson: 1 };
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '80' },
    seconds: { type: 'string', default: '12' },
  },
});
const options = { rate: Number(values.rate), seconds: Number(values.seconds) };
const say = (text: string) => void process.stdout.write(`${text}\n`);
if (!(options.rate >= 1 && options.rate <= 500 && options.seconds >= 3 && options.seconds <= 60)) {
  say('At most 500 calls a second and 60 seconds; at least 1 and 3.');
  process.exit(1);
}

const checked: Checked[] = [];
const survived: Survived[] = [];

function row({ name, loaded }: Survived): (string | number)[] {
  const { visits, unfinished, writes, unavailable, foundDone, silenceMs, wrong } = loaded;
  const silence = `${(silenceMs / 1_000).toFixed(1)} s`;
  const books = wrong.length === 0 ? 'nothing' : `${wrong.length} things`;
  return [name, visits, writes, unavailable, foundDone, silence, unfinished, books];
}

try {
  await withStack(WORLD, async (stack) => {
    const checks = [eventsCross, sessionsHold, guessesAreCounted, floodIsLimited, repeatsAreOne];
    for (const check of checks) {
      const one = await check(stack);
      checked.push(one);
      say(`${one.holds ? 'holds' : 'FAILS'}  ${one.what}: ${one.cameTo}`);
    }
    for await (const one of sufferFaults(stack, options)) {
      survived.push(one);
      say(`${row(one).join('  ')}  (load average ${loadavg()[0]?.toFixed(1)})`);
      for (const wrong of one.loaded.wrong.slice(0, 20)) say(`  ${wrong}`);
    }
  });
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  say(error.message);
  process.exit(1);
}
const CHECKS = ['what', 'came to', 'holds'];
say(
  `\n${markdownTable(
    CHECKS,
    checked.map(({ what, cameTo, holds }) => [what, cameTo, holds ? 'yes' : 'NO']),
  )}`,
);
const FAULTS = [
  'what happened',
  'visits',
  'writes answered',
  'calls told 503',
  'done before their answer was lost',
  'longest without an answered write',
  'unfinished',
  'lost or wrong',
];
say(`\n${markdownTable(FAULTS, survived.map(row))}`);
const isBad = ({ loaded: { unfinished, wrong } }: Survived) => unfinished > 0 || wrong.length > 0;
if (checked.some(({ holds }) => !holds) || survived.some(isBad)) process.exit(1);
