import { describe, expect, it } from 'vitest';
import { indexRowDrugs, readRow } from './read-row.rules.ts';

const NAMES = [
  'Pan 40 mg Tablet',
  'Dolo 650 mg Tablet',
  'Crocin 250 mg/5 ml Syrup',
  'Azithral 500 mg Tablet',
  'Amoxicillin 500 mg Capsule',
  'Amoxicillin 250 mg Capsule',
  'Cetirizine 10 mg Tablet',
  'Salbutamol 100 mcg Inhaler (200 doses)',
] as const;
const drugs = NAMES.map((name, at) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${at}`, name, unit: null },
  sellable_quantity: 100,
}));
const index = indexRowDrugs(drugs);
const read = (typed: string) => readRow(typed, index);

/** Drug, per day, days, quantity; null where no line is sure. */
function lineOf(typed: string) {
  const { line } = read(typed);
  return line && [line.name.split(' ')[0], line.tabletsPerDay, line.numberOfDays, line.quantity];
}

describe('a row becomes a line', () => {
  it.each([
    ['pan 40 od 5d', ['Pan', 1, 5, 5]],
    ['Pan 40 1-0-1 x 10 days', ['Pan', 2, 10, 20]],
    ['tab dolo 650 tds 3d', ['Dolo', 3, 3, 9]],
    ['dolo 650 sos', ['Dolo', 1, 1, 1]],
    ['azithral 500 od for three days', ['Azithral', 1, 3, 3]],
    ['cetirizine 10 hs 1 week', ['Cetirizine', 1, 7, 7]],
    ['Amoxicillin 500 tid 7d', ['Amoxicillin', 3, 7, 21]],
    ['pan 40 od 5d then bd 5d', ['Pan', 2, 10, 15]],
    ['pan 40 1 morning 1 night 5d', ['Pan', 2, 5, 10]],
    ['pan 40 1 mor 1 noon 1 night 5d', ['Pan', 3, 5, 15]],
    ['pan 40 one in the morning and one at night 5d', ['Pan', 2, 5, 10]],
    ['pan 40 1 tab morning 2 tab night 5d', ['Pan', 3, 5, 15]],
    ['  PAN  40   OD   5D ', ['Pan', 1, 5, 5]],
  ] as const)('%s', (typed, line) => {
    expect(lineOf(typed)).toEqual(line);
  });

  it.each([
    'pan 40 1 before breakfast 1 noon 1 night 5d',
    'pan 40 1 morning bf 1 noon 1 night 5d',
    'pan 40 1 1/2 morning 1 noon 1 night 5d',
    'pan 40 0.5 morning 1 noon 1 night 5d',
    'pan 40 1 subah 1 noon 1 night 5d',
    'pan 40 6 morning 2 noon 2 night 5d',
  ])('never drops a dose of the day: %s', (typed) => {
    expect(lineOf(typed)).toBeNull();
  });

  it('keeps the words of the dose for the patient', () => {
    expect(read('pan 40 od before food 5d').line?.directions_to_use).toMatch(/before food/i);
  });

  it('keeps all words of the row, which is about one drug', () => {
    expect(read('pan 40 od 5d avoid tea').line?.directions_to_use).toBe('Once a day, avoid tea');
  });

  it('reports whether the days are written', () => {
    expect([read('pan 40 od 5d').hasDays, read('pan 40 od').hasDays]).toEqual([true, false]);
  });

  it('has the steps of a course in its directions, and nothing twice', () => {
    const { line } = read('pan 40 od 5d then bd 5d');
    expect(line?.directions_to_use).toBe('Once a day for 5 days, then twice a day for 5 days');
  });
});

describe('drugs that fit a row', () => {
  it('are of several kinds when their strength or form differs, not by their maker', () => {
    const of = (...names: string[]) =>
      names.map((name) => ({ id: name, name, unit: null, sellable_quantity: 1 }));
    const { areKinds } = readRow('amox tds 5d', indexRowDrugs(of()));
    expect([
      areKinds(of('Amoxicillin 500 mg Capsule', 'Amoxicillin 250 mg Capsule')),
      areKinds(of('Pantoprazole 40 mg Tablet', 'Pantoprazole 40 mg Injection')),
      areKinds(of('Pan 40 mg Tablet', 'Pantoprazole 40 mg Tablet')),
      areKinds(of('Pan 40 mg Tablet')),
    ]).toEqual([true, true, false, false]);
  });
});

describe('nothing is taken that is not sure', () => {
  it.each([
    'amoxicillin tid 5d',
    'cetrizine 10 mg 0-0-1 5 days',
    'telma 40 od 30d',
    'pan 40 od bd 5d',
    'pan 40 od 5000 days',
    'pan 40, dolo 650 od 5d',
    'review after 3 days',
    'cbc',
    '',
    '   ',
    '🙂',
    '<script>',
    `${'x'.repeat(300)} od`,
  ])('%s', (typed) => {
    expect(read(typed).line).toBeNull();
  });

  it('offers the drugs that may be meant, with the dose of the row', () => {
    const { options, lineWith } = read('amoxicillin tid 5d');
    expect(options.map(({ name }) => name)).toEqual([
      'Amoxicillin 500 mg Capsule',
      'Amoxicillin 250 mg Capsule',
    ]);
    const [first] = options;
    expect(first && lineWith(first)).toMatchObject({ quantity: 15, numberOfDays: 5 });
  });

  it('names how an offered drug differs', () => {
    const { differenceOf } = read('crocin 500 tds 3d');
    expect(drugs.map((drug) => differenceOf(drug) === null)).not.toContain(true);
    expect(read('dolo 650 tds').differenceOf(drugs[1]!)).toBeNull();
  });

  it('writes a drug that is not listed for a pharmacy outside, with its days', () => {
    expect(read('telma 40 od 30d').outside).toMatch(/telma 40.*30 days/i);
  });
});

it('marks the days of a row that names none', () => {
  expect(read('pan 40 od').line).toMatchObject({ numberOfDays: 1, daysAssumed: true });
  expect(read('pan 40 od 1d').line).not.toHaveProperty('daysAssumed');
});
