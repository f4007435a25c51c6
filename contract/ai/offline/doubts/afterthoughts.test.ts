import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

const AFTERTHOUGHTS = `
on hold|planned|planned for next visit|deferred|hold for now|later|tentative|not now
start next visit after 1 month|to be started later|will start next month|start if sugar high|start after 2 weeks
follow up next month then start|lipid profile then decide|reports then start
refused|patient not willing|refused by patient|cannot afford|wants to think|not taking|not to start|stopped|stopped by cardiologist
taken last month|given outside|advised by dr rao|by cardiologist|from phc|from eye dr|already taking|has stock|from old file|old prescription
taking since 2 years|since 2 years|for his mother|did not help|no relief
side effect rash|caused swelling|allergic to it|not tolerated
le raha hai|li thi|band kar diya|nahi le raha|agle hafte
patient says will buy later|both stopped by pt|scratch that|make that 80|make it 3d|make it for 3 days|sorry
?|dose not sure|confirm dose|wrong patient|not this patient
if bp high|if hba1c above 7|only if reports abnormal
`
  .trim()
  .split(/[\n|]/);

describe('words without a subject behind an order', () => {
  it.each(AFTERTHOUGHTS.flatMap((one) => [`, ${one}`, `. ${one}`]))(
    'take it back: %s',
    (behind) => {
      const { drugs, elsewhere } = read(`telma 40 od 30d${behind}`);
      expect([drugs, elsewhere]).toEqual([[], []]);
    },
  );

  it('take back every order directly before them, and none before another text', () => {
    const note = 'pan 40 od 5d, review 1 month, telma 40 od 30d, amlong 5 od 30d, on hold';
    expect(read(note).drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Pantoprazole']);
    expect(read(note).unclear).toEqual(['telma 40 od 30d', 'amlong 5 od 30d']);
  });

  it('take back an order of another pharmacy', () => {
    expect(read('ascoril ls 10 ml tds 5d, refused').elsewhere).toEqual([]);
    expect(read('ascoril ls 10 ml tds 5d. given outside').elsewhere).toEqual([]);
  });

  it('take back an order of the line before', () => {
    expect(read('telma 40 od 30d\non hold').drugs).toEqual([]);
  });

  it.each(['done last week', 'done', 'normal', 'reports awaited', 'sent yesterday'])(
    'ask tests: cbc, lft, %s',
    (behind) => {
      const { tests, unsureTests } = read(`cbc, lft, ${behind}`);
      expect([tests.length, unsureTests.length]).toEqual([0, 2]);
    },
  );
});

const ADVICE = `
stop if giddiness|stop smoking|start after food|from today|started today|continue till review|may increase next visit
history of gastritis|had fever|bp was high|by mouth|normal diet|no side effects|side effects explained|allergic rhinitis
planned for surgery|taking fluids well|done dressing|advised rest|advised in detail|given diet chart
review then stop|next visit 1 month|review later|if fever comes back report|if bp high come back|used to smoke|over the counter none
completed 5 days of fever|lost his wife|of moderate severity|for pain|for his pain|since morning loose motions
`
  .trim()
  .split(/[\n|]/);

describe('a text of its own behind an order', () => {
  it.each(ADVICE.flatMap((one) => [`, ${one}`, `. ${one}`]))('leaves it: %s', (behind) => {
    const { drugs } = read(`telma 40 od 30d${behind}`);
    expect(drugs).toMatchObject([{ tabletsPerDay: 1, numberOfDays: 30 }]);
  });

  it.each(['refused admission', 'not able to walk', 'not taking feeds', 'hold breath'])(
    'leaves it behind a full stop: %s',
    (behind) => {
      expect(read(`telma 40 od 30d. ${behind}`).drugs).toHaveLength(1);
    },
  );

  it('leaves tests', () => {
    const { tests } = read('cbc, lft, normal diet');
    expect(tests).toHaveLength(2);
  });
});

describe('a finding between an order and its fate', () => {
  it.each([
    'telma 40 od 30d, bp 100/60, hold',
    'warf 5 od 30d, inr 3.8, 2 din band',
    'telma 40 od 30d, bp 150/90. refused by pt',
    'augmentin 625 bd 5d, oh sorry allergic',
  ])('leaves them together: %s', (note) => {
    expect(read(note)).toMatchObject({ drugs: [], unclear: [note.split(',')[0]] });
  });

  it.each([
    'telma 40 od 30d, bp 130/80, walk daily',
    'dolo 650 tds 3d, thanda pani 5 din band',
    'dolo 650 tds 3d, 5 din school band',
  ])('leaves an order before other words: %s', (note) => {
    expect(read(note).drugs).toHaveLength(1);
  });
});
