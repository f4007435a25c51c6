import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelPages, licenceLines } from './label-pages.ts';

it('short directions are on one label in large letters', () => {
  expect(
    labelPages('Paracetamol 650 mg Tablet', '1 in the morning, 1 at night, after food, for 5 days'),
  ).toEqual({
    size: 'large',
    texts: ['1 in the morning, 1 at night, after food, for 5 days'],
  });
});

it('longer directions are in small letters, the longest on several labels', () => {
  const name = 'Amoxicillin 500 mg and Potassium Clavulanate 125 mg Tablet';
  const text =
    'One with each meal and plenty of water, not with milk, until the pack is empty, for 10 days';
  expect(labelPages(name, text)).toEqual({ size: 'small', texts: [text] });
  const long = `${'Dissolve in a glass of water. '.repeat(15)}, for 10 days`;
  const { texts } = labelPages(name, long);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.at(-1)).toContain('for 10 days');
});

it('labels contain the whole directions', () => {
  const letters = (text: string) => text.replace(/\s+/g, '');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 560 }),
      (name, directions) => {
        const { texts } = labelPages(name, directions);
        expect(letters(texts.join(' '))).toBe(letters(directions));
      },
    ),
  );
});

it('a larger label holds more in large letters, and licence numbers take a line of it', () => {
  const name = 'Paracetamol 650 mg Tablet';
  const text = 'Dissolve in a glass of water. '.repeat(10).trim();
  expect(labelPages(name, text).size).toBe('small');
  expect(labelPages(name, text, { size: '75x50' })).toEqual({ size: 'large', texts: [text] });
  const full = 'Dissolve in a glass of water. '.repeat(3).trim();
  expect(labelPages(name, full).size).toBe('large');
  expect(labelPages(name, full, { licences: ['20B · 21B'] }).size).toBe('small');
});

it('no licence number is cut off: each has its own lines where they do not fit one', () => {
  const two = 'KA-BNG-20B-145678 / 2019-2029\nKA-BNG-21B-145679 / 2019-2029';
  expect(licenceLines('20B\n21B', '50x30')).toEqual(['20B · 21B']);
  expect(licenceLines(two, '50x30')).toEqual(two.split('\n'));
  expect(licenceLines(two, '100x50')).toEqual([two.replace('\n', ' · ')]);
  const long = 'KA-BNG-20B-145678 dated 1 April 2019, valid until 31 March 2029';
  expect(licenceLines(long, '50x30').join(' ')).toBe(long);
  expect(licenceLines(long, '50x30')).toHaveLength(2);
});

it('each line of licence numbers takes room from the directions', () => {
  const name = 'Amoxicillin 500 mg and Potassium Clavulanate 125 mg Tablet';
  const text = 'Dissolve in a glass of water. '.repeat(15);
  const labels = (count: number) =>
    labelPages(name, text, { licences: Array(count).fill('20B') }).texts.length;
  expect(labels(3)).toBeGreaterThan(labels(0));
});
