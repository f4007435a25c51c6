import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { indexDrugs } from '../../matching/match-drug.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import { readNote } from '../read-note.rules.ts';

const LISTS = {
  drugs: indexDrugs(
    defaultMedications().map(({ name, unit }) => ({ id: name, name, unit, sellable_quantity: 0 })),
  ),
  tests: indexTests(defaultLabTests().map(({ name }) => ({ id: name, name }))),
};
/** Orders, each with the name that it has in the lists. */
const ORDERS = [
  ['telma increase from 40 to 80 od 30d', 'Telmisartan'],
  ['increase telma from 40 to 80 od 30d', 'Telmisartan'],
  ['metformin 500 1 morning 1 night 30d', 'Metformin'],
  ['azithral 500 din mein ek baar 3 din', 'Azithromycin'],
  ['naproxen 500 sos max 3', 'Naproxen'],
  ['insulin syringe 30 nos', 'Syringe'],
  ['dolo 650 tds 3d steam inhalation bd', 'Paracetamol'],
  ['dolo 650 tds 3d bp 120/80', 'Paracetamol'],
  ['dengue panel', 'Dengue'],
] as const;
const BEFORE = `no|not|stop|not taking|hold|never|do not give|dont give|refused|no need of|not to start|pt does not want|declined`;
const BEHIND = `not needed|not required|nahi lena|mat lena|band karo|refused|not given|contraindicated|hold|stop now`;
const LEADS = [
  '',
  'fever since yesterday ',
  'migraine without aura ',
  'not a diabetic ',
  'neend nahi aati ',
  'fever 3 days ',
];

function orderedIn(note: string): string {
  const { drugs, tests, elsewhere } = readNote(note, LISTS, { isNamed: true });
  return [...drugs.map(({ name }) => name), ...tests.map(({ name }) => name), ...elsewhere].join();
}

describe.each(ORDERS)('%s', (order, name) => {
  it('is read where nothing negates it', () => {
    for (const lead of LEADS) expect(orderedIn(`${lead}${order}`), lead).toContain(name);
  });

  it('is never ordered behind a refusal, whatever stands before it', () => {
    const others = ORDERS.filter(([, other]) => other !== name).map(([other]) => `${other} `);
    for (const lead of [...LEADS, ...others]) {
      for (const refusal of BEFORE.split('|')) {
        const note = `${lead}${refusal} ${order}`;
        expect(orderedIn(note), note).not.toContain(name);
      }
    }
  });

  it('is never ordered before a refusal at the end', () => {
    for (const lead of LEADS) {
      for (const refusal of BEHIND.split('|')) {
        const note = `${lead}${order} ${refusal}`;
        expect(orderedIn(note), note).not.toContain(name);
      }
    }
  });
});
