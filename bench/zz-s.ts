import { readFileSync } from 'node:fs';
import { readCorpus } from '/work/tmp/reader/bench/notes/read-corpus.ts';
import { ELEVENTH_DOCTOR } from '/work/tmp/reader/bench/notes/open/eleventh-doctor.ts';
const hidden = (JSON.parse(readFileSync('/work/tmp/reader-hidden.json','utf8')) as string[]).join('\n\n');
for (const [n,c] of [['open',ELEVENTH_DOCTOR],['hidden',hidden]] as const) {
  const s = readCorpus([c]);
  for (const k of ['drugs','directions','tests'] as const) { const t=s[k]; const w=s.shown[k]; console.log(n,k,`right ${t.right} asked ${t.asked} missed ${t.missed} wrong ${t.wrong} (shown wrong ${w.wrong})`); }
  console.log(n,'perfect',s.perfect,'of',s.notes.length);
  if (n==='open' && process.argv[2]) for (const x of s.notes) if (x.said.length) console.log(x.case.note+'\n   '+x.said.join('\n   '));
  if (n==='hidden' && process.argv[2]==='wrongs') console.log(s.notes.flatMap(x=>x.said.filter(y=>y.startsWith('wrong')).map(y=>x.case.note+' :: '+y)).join('\n'));
}
