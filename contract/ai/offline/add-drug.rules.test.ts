import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readNote } from './read-note.rules.ts';

const NAMES = [
  'Unheardof 10 mg/ml Injection',
  'Ethamsylate 250 mg/2 ml Injection',
  'Lincomycin 600 mg/2 ml Injection',
  ...defaultMedications().map(({ name }) => name),
];
const LISTS = {
  drugs: indexDrugs(NAMES.map((name) => ({ id: name, name, unit: 'piece', sellable_quantity: 0 }))),
  tests: indexTests([]),
};
const read = (line: string) => readNote(line, LISTS, { isNamed: true });

describe('a drug that the list has only as an injection', () => {
  it.each(['ceftriaxone 1g bd 3d', 'monocef 1g bd 3d', 'artesunate bd 3d', 'iron sucrose od 5d'])(
    'is ordered when it has no other form: %s',
    (line) => {
      expect(read(line).drugs).toMatchObject([{ name: expect.stringContaining('Injection') }]);
    },
  );

  it.each([
    'deriphyllin hs',
    'methylcobalamin 500 od 10 d',
    'diclofenac 75 bd 3d',
    'vit k od 3 d',
    'phytomenadione od 3 d',
    'unheardof od 3 d',
    'ethamsylate tds 3 d',
    'lincomycin bd 5 d',
  ])('is asked when it may be taken by mouth: %s', (line) => {
    const { drugs, unsure } = read(line);
    expect([drugs, unsure.length]).toEqual([[], 1]);
  });

  it('is ordered where the note asks for it', () => {
    expect(read('inj vit k od 3 d').drugs).toMatchObject([
      { name: expect.stringContaining('Phytomenadione') },
    ]);
  });
});

it.each(['telmaxx quarter tab od 30 d', 'amoxicillin double dose tds 5 d'])(
  'a dose in a name that is not sure is asked, not only the drug: %s',
  (line) => {
    const { drugs, unsure, elsewhere, unclear } = read(line);
    expect([drugs, unsure, elsewhere, unclear]).toEqual([[], [], [], [line]]);
  },
);
