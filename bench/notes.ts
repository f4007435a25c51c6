// `npm run bench:notes [-- --show]`: reads the corpus of doctors' notes with the offline assistant
// and prints how many drugs, directions, tests and patient details were right, asked, missed and wrong, for both
// halves, as read and as the doctor is shown them; `--show` prints each difference of the open half. Exits with 1
// when anything was wrong.
import { parseArgs } from 'node:util';
import { HELD_OUT } from './notes/held-out/all.ts';
import { OPEN } from './notes/open/all.ts';
import { type HalfScore, readCorpus } from './notes/read-corpus.ts';

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const KINDS = ['drugs', 'directions', 'tests', 'patients'] as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

function print(title: string, half: HalfScore) {
  say(`${title}: ${half.notes.length} notes, ${half.perfect} perfect`);
  printTallies(half);
  say(' as shown to the doctor:');
  printTallies(half.shown);
}

function printTallies(of: HalfScore | HalfScore['shown']) {
  for (const kind of KINDS) {
    const { right, asked, missed, wrong } = of[kind];
    const total = right + asked + missed + wrong;
    say(`  ${kind}: ${right} of ${total} right, ${asked} asked, ${missed} missed, ${wrong} wrong`);
  }
}

const open = readCorpus(OPEN);
const heldOut = readCorpus(HELD_OUT);
print('Open half', open);
print('Held-out half', heldOut);
for (const { case: one, said } of values.show ? open.notes : []) {
  if (said.length > 0) say(`\n${one.note}\n  ${said.join('\n  ')}`);
}
const scores = [open, open.shown, heldOut, heldOut.shown];
const wrong = scores.flatMap((one) => KINDS.map((kind) => one[kind].wrong));
if (wrong.some((count) => count > 0)) process.exitCode = 1;
