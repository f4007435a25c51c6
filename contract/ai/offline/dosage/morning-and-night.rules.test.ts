import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { indexRowDrugs, readRow } from '../../../visit-sheet/read-row.rules.ts';
import { indexDrugs } from '../../matching/match-drug.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import { readNote } from '../read-note.rules.ts';

const LISTED = defaultMedications().map(({ name, unit }) => ({
  ...{ id: name, name, unit },
  sellable_quantity: 1,
}));
const LISTS = { drugs: indexDrugs(LISTED), tests: indexTests([]) };
const read = (line: string) => readNote(line, LISTS, { isNamed: true });
const row = (line: string) => readRow(line, indexRowDrugs(LISTED)).line;

it.each([
  ['telma 40 1 morning 1 night 30d', 'Telmisartan 40', 30],
  ['pan 40 1 in the morning and 1 at night 5 days', 'Pantoprazole 40', 5],
  ['dolo 650 1 tab morning 1 tab night 3d', 'Paracetamol 650', 3],
  ['tab metformin 500 mg 1 morning + 1 night x 30 days', 'Metformin 500', 30],
  ['amlodipine 2.5 mg 1 morning 1 night after food 30 d', 'Amlodipine 2.5', 30],
])('one in the morning and one at night is 1-0-1: %s', (line, name, days) => {
  const expected = { tabletsPerDay: 2, numberOfDays: days };
  expect(read(line).drugs).toMatchObject([{ ...expected, name: expect.stringContaining(name) }]);
  expect(row(line)).toMatchObject({ ...expected, quantity: 2 * days });
  expect(row(line)?.directions_to_use).toMatch(/^1-0-1/);
});

describe('a line that only resembles it is asked', () => {
  it.each([
    'telma 40 1 morning 2 night 30d',
    'telma 40 2 morning 1 night 30d',
    'telma 40 1 morning 1/2 night 30d',
    'telma 40 1/2 morning 1 night 30d',
    'telma 40 1.5 morning 1 night 30d',
    'telma 40 11 morning 1 night 30d',
    'telma 40 1 morning 1 afternoon 1 night 30d',
    'telma 40 1 morning 1 night 1 afternoon 30d',
    'telma 40 1 noon 1 morning 1 night 30d',
    'telma 40 1 morning or 1 night 30d',
    'telma 40 1 morning 1 night then 1 morning 30d',
    'telma 40 1 morning 1 night 5 d then od 5 d',
    'telma 40 1 morning 1 night od 30d',
    'telma 40 1 morning 1 night alternate days 30d',
    'telma 40 1 morning 1 night if bp high 30d',
    'telma 40 1 morning 1 night sos 30d',
    'telma 40 1 morning 80 1 night 30d',
    'telma 40 1 mng 1 nt 30d',
    'glimepiride 1 morning 1 night 30d',
    'mixtard 30/70 1 morning 1 night 30d',
    'insulin glargine 10 1 morning 1 night 30d',
    'paracetamol 250/5 1 morning 1 night 3d',
    'salbutamol inhaler 100 1 morning 1 night 30d',
    'moxifloxacin eye drops 0.5 1 morning 1 night 5d',
  ])('%s', (line) => {
    const { drugs, elsewhere } = read(line);
    expect([drugs, elsewhere]).toEqual([[], []]);
    expect(row(line)).toBeNull();
  });

  it.each(['stop telma 40 1 morning 1 night', 'on telma 40 1 morning 1 night'])(
    'and is not ordered when it is stopped or taken already: %s',
    (line) => {
      expect(read(line).drugs).toEqual([]);
    },
  );
});
