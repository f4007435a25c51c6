import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { inShort } from '../corpus-shape.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('a dose that is repeated after a time', () => {
  it.each([
    'zentel 400 stat rpt aftr 2wk',
    'zentel 400 stat reapeat aft 2wk',
    'zentel 400 stat, rpt aftr 2wk',
    'zentel 400 single dose rpt 2 wk',
    'zentel 400 hs rpt 2 wk',
    'zentel 400 od repeat 2 wks',
    'albendazole 400 stat, repeat after 2 wks',
    'ivermectin 12 stat rpt 1 wk',
    'ivermectin 12 stat again 7d',
    'fluconazole 150 stat repeat after 1 week',
    'fluconazole 150 stat rpt in 3 days',
  ])('is asked, since the time may be read as a course: %s', (note) => {
    const { drugs, unsure, elsewhere, unclear } = read(note);
    expect([drugs, unsure, elsewhere, unclear]).toEqual([[], [], [], [note]]);
  });

  it('is ordered once with its repetition where that is spelt out', () => {
    expect(inShort(read('ivermectin 12 stat rpt after 7 days')).rx).toEqual([
      expect.stringMatching(/^Ivermectin 12 mg .*rpt after 7 days/),
    ]);
  });
});

it.each(['dolo 650 stat 3d', 'inj monocef 1g iv stat x 3 days'])(
  'one dose for several days is asked: %s',
  (note) => {
    expect(read(note)).toMatchObject({ drugs: [], unclear: [note] });
  },
);

it.each([
  ['fluconazole 150 once weekly x 4 wks', 28, 4],
  ['zentel 400 stat', 1, null],
  ['rpt telma 40 od 30d', 30, null],
  ['inj monocef 1g iv stat then od 3d', 4, 4],
])('another dose stays ordered: %s', (note, days, quantity) => {
  expect(read(note).drugs).toMatchObject([{ numberOfDays: days, quantity }]);
});
