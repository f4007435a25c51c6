import { describe, expect, it } from 'vitest';
import { indexRowDrugs, readRow } from './read-row.rules.ts';

const LISTED = (
  [
    ['Colecalciferol 60,000 IU Capsule', 'capsule'],
    ['Colecalciferol 60,000 IU Sachet (1 g)', 'sachet'],
    ['Paracetamol 120 mg/5 ml Syrup 60 ml', 'bottle'],
    ['Paracetamol 250 mg/5 ml Syrup 60 ml', 'bottle'],
    ['Cetirizine 10 mg', 'tablet'],
    ['Cetirizine 5 mg', null],
    ['Cetirizine 5 mg/5 ml Syrup 60 ml', 'bottle'],
    ['Prednisolone 20 mg', 'tablet'],
    ['Telmisartan 40 mg', 'tablet'],
    ['Insulin Glargine 100 IU/ml Cartridge (3 ml)', 'cartridge'],
  ] as const
).map(([name, unit], at) => ({
  ...{ id: `00000000-0000-4000-8000-0000000001${at}0`, name, unit },
  sellable_quantity: 100,
}));
const listed = indexRowDrugs(LISTED);
const chosen = (typed: string, name: string) => {
  const drug = LISTED.find((one) => one.name.startsWith(name))!;
  const reading = readRow(typed, listed);
  return { ...reading, taken: reading.lineWith(drug), differs: reading.differenceOf(drug), drug };
};

describe('a drug that is chosen for a row', () => {
  it.each([
    ['vit d3 60k weekly 8 weeks', 'Colecalciferol 60,000 IU Capsule', 8],
    ['vit d3 60k once a week 4 weeks', 'Colecalciferol 60,000 IU Sachet', 4],
    ['crocin syrup 5 ml tds 3d', 'Paracetamol 250 mg/5 ml', 1],
    ['crocin syrup 5 ml tds 10d', 'Paracetamol 120 mg/5 ml', 3],
    ['cetirizine alt days 10 d', 'Cetirizine 10 mg', 5],
  ])('is counted as in a note: %s', (typed, name, quantity) => {
    const { line, taken } = chosen(typed, name);
    expect([line, taken?.quantity]).toEqual([null, quantity]);
  });

  it.each(['Cetirizine 10 mg', 'Cetirizine 5 mg'])('is not taken in ml when it is %s', (name) => {
    const { taken, differs } = chosen('cetirizine 5 ml hs 5d', name);
    expect([taken, differs]).toEqual([null, 'not taken in ml']);
    expect(readRow('cetirizine 10 5 ml hs 5d', listed).line).toBeNull();
  });

  it.each([
    'prednisolone 20 1 tab morning 1 tab morning 3d',
    'prednisolone 20 od 5d then 10 od 5d',
    'prednisolone 20 od bd 5d',
    'prednisolone 20 5 hourly 3d',
    'prednisolone 20 1 tab every 5 hours 3d',
    'prednisolone 20 15 mg/kg od 3d',
    'prednisolone 20 od 5-7 days',
    'prednisolone 20 od if fever persists',
    'prednisolone 20 taper 5 d',
    'prednisolone 20 od same days',
  ])('has no line without a sure dose: %s', (typed) => {
    const { line, taken } = chosen(typed, 'Prednisolone 20 mg');
    expect([line, taken]).toEqual([null, null]);
  });

  it.each(['insulin 10 u hs 30d', 'insulin 20-0-10 30 days', 'insulin 10 units morning 6 night'])(
    'has no line when it is insulin: %s',
    (typed) => {
      expect(chosen(typed, 'Insulin Glargine').taken).toBeNull();
    },
  );

  it.each([
    'telma half tab od 30d',
    'telma 40 half tab od 30d',
    'telma quarter tab od 30d',
    'telma 1/4 tab od 30d',
    'telma one and half tab od 30d',
    'telma double dose od 30d',
    'half telma od 30d',
    '½ telma od 30d',
    'telma 2 od 30d',
    'telma 80 od 30d',
    'stop telma od 5d',
    'hold telma od 5d',
    'no telma od 5d',
    'telma not od 5d',
    'telma 5hrs apart 3d',
    'telma 40 5hrs apart 3d',
    'telma 40 1 tab after 5 hours 3d',
    'telma alternate 3 and 5 30d',
    'telma 40 20 od 30d',
  ])('has no line when its name holds another dose: %s', (typed) => {
    const { line, taken } = chosen(typed, 'Telmisartan 40 mg');
    expect([line, taken]).toEqual([null, null]);
  });

  it.each(['telma od 30d', 'telma 40 od 30d', 'tab telma 40 mg od 30d', 'telmisart 40 od 30d'])(
    'has the dose of the row when its name is only a name: %s',
    (typed) => {
      expect(chosen(typed, 'Telmisartan 40 mg').taken).toMatchObject({ quantity: 30 });
    },
  );

  it('keeps the words of a dose that is not sure', () => {
    const words = (typed: string) => {
      const { wordsFor, drug } = chosen(typed, 'Prednisolone 20 mg');
      return wordsFor(drug);
    };
    expect(words('prednisolone 20 1 tab morning 1 tab morning 3d')).toBe(
      '1 tab morning 1 tab morning 3d',
    );
    // The number may be a dose: nothing is cut off.
    expect(words('prednisolone 1 morning 2 3d')).toBe('prednisolone 1 morning 2 3d');
    expect(words('prednisolone 20 od bd 5d')).toBe('prednisolone 20 od bd 5d');
  });

  it.each([
    ['prednisolone 20 1 tab morning 2 tab morning 5d', 5],
    ['prednisolone 20 half tab od 2 weeks', 14],
    ['prednisolone 20 od bd 5d', 5],
    ['prednisolone 20 od 5d then 10 od 5d', null],
    ['prednisolone 20 od 5-7 days', null],
    ['prednisolone 20 od 5 to 7 days', null],
    ['prednisolone 20 5 hourly after 3 days', null],
    ['prednisolone 20 5 hourly', null],
    ['prednisolone 20 od 5000 days', null],
  ])('has the days of the row where they are sure: %s', (typed, days) => {
    expect(chosen(typed, 'Prednisolone 20 mg').sureDays).toBe(days);
  });

  it.each([
    ['insulin', 'Insulin Glargine'],
    ['insulin glargine', 'Insulin Glargine'],
    ['pred 10', 'Prednisolone 20 mg'],
  ])('has no words when only its name is typed: %s', (typed, name) => {
    const { wordsFor, drug } = chosen(typed, name);
    expect(wordsFor(drug)).toBeNull();
  });

  it.each([
    ['insulin 10', 'Insulin Glargine'],
    ['insulin sliding scale', 'Insulin Glargine'],
    ['telma half tab', 'Telmisartan 40 mg'],
    ['stop telma', 'Telmisartan 40 mg'],
    ['telma 2', 'Telmisartan 40 mg'],
  ])('keeps all other words: %s', (typed, name) => {
    const { wordsFor, drug } = chosen(typed, name);
    expect(wordsFor(drug)).toBe(typed);
  });

  it('is one row for each strength of a taper', () => {
    const strengths = indexRowDrugs(
      ['Wysolone 20 mg Tablet', 'Wysolone 10 mg Tablet'].map((name, at) => ({
        ...{ id: `00000000-0000-4000-8000-0000000002${at}0`, name, unit: 'tablet' },
        sellable_quantity: 100,
      })),
    );
    const { line, course } = readRow('wysolone 20 od 5d then 10 od 5d', strengths);
    expect(line).toBeNull();
    expect(course.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Wysolone 20 mg Tablet', 5],
      ['Wysolone 10 mg Tablet', 5],
    ]);
    expect(readRow('wysolone 20 od 5d, pan 40 od', strengths).course).toEqual([]);
    const remarked = readRow('wysolone 20 od 5d then 10 od 5d do not stop suddenly', strengths);
    expect(remarked.course.map(({ directions_to_use: said }) => said)).toEqual([
      'First 5 days, once a day, do not stop suddenly',
      'From day 6, once a day',
    ]);
  });
});
