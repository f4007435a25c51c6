import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dosageText } from './directions.rules.ts';
import { readDirections } from './read-directions.rules.ts';

const line = (tabletsPerDay: number, numberOfDays: number, directions_to_use: string) => ({
  tabletsPerDay,
  numberOfDays,
  directions_to_use,
});

/** Fragments for random directions, from real usage to hostile input. */
const PIECES = [
  ...[
    '1-0-1',
    '5 ml 1-1-1',
    '1/2-0-1/2',
    '½',
    'AF',
    'bd',
    'SOS',
    'HS',
    'stat',
    'weekly',
    'with honey',
  ],
  ...[
    'every 5 days',
    'after 5 days',
    'x 5',
    'for 5 days',
    '5/7',
    '1 week',
    '3-5 days',
    'day 5',
    'then',
    '5 days ago',
  ],
  ...[
    '5 days a week',
    'x',
    'for',
    'days',
    '2/52',
    '1 month',
    '5',
    '10',
    '7',
    '.',
    ',',
    ';',
    '(',
    ')',
    '-',
    '\n',
  ],
  ...[
    'सुबह',
    'शाम',
    '५ दिन',
    'खाने के बाद',
    'हर 5 दिन',
    'दिन में दो बार',
    '5 दिन बाद',
    'गोली',
    '\u200b',
    '\u202e',
    '</p>',
    '\u0000',
  ],
];
const directions = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      'd',
      'a',
      'y',
      's',
      ' ',
      '5',
      '1',
      '0',
      '-',
      '/',
      'x',
      'फ',
      'द',
      'ि',
      'न',
    ),
  }),
);

/**
 * An independent oracle: removes everything that is not a duration; one of the remaining numbers
 * must be the expected days.
 */
function holds(text: string, days: number): boolean {
  const plain = text
    .replace(/[\s\u200b-\u200d\ufeff]+/g, ' ')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(
      /(?:every|after|हर) +\d+ +(?:days|दिन)|\d+ +days +(?:ago|a week)|\d+ +दिन +बाद/giu,
      ' ',
    );
  const ends = [
    ...plain.matchAll(
      /(?<!\d-)(\d+) ?-?(?:days?|dys|d(?![a-z])|दिन)|(\d+)\/7|[x×*] ?(\d+)(?!\d| ?(?:week|month))/giu,
    ),
  ].map((found) => Number(found[1] ?? found[2] ?? found[3]));
  const weeks = [...plain.matchAll(/(\d+) ?(?:weeks?(?!\w)|हफ़्ते)|(\d+)\/52/giu)].map(
    (found) => 7 * Number(found[1] ?? found[2]),
  );
  const months = [...plain.matchAll(/(\d+) ?(?:months?|महीने)/giu)].flatMap(([, count]) =>
    [28, 30, 31].map((each) => each * Number(count)),
  );
  const said = [...ends, ...weeks];
  const sums =
    /then|फिर/.test(plain) && months.length === 0 ? [said.reduce((sum, one) => sum + one, 0)] : [];
  return [...said, ...sums, ...months].includes(days) || months.length > 0;
}

it('the printed text always contains the counted days', () => {
  fc.assert(
    fc.property(
      directions,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 3_650 }).chain((any) => fc.constantFrom(5, 7, 10, 14, any)),
      fc.constantFrom('en' as const, 'hi' as const),
      (text, perDay, days, language) => {
        if (perDay === 1 && days === 1) return;
        expect(holds(dosageText(line(perDay, days, text), language), days)).toBe(true);
      },
    ),
    { numRuns: 5_000, examples: [['for 5 days day 5 days then 5/7', 1, 10, 'en']] },
  );
});

it('unparsed text is printed completely', () => {
  fc.assert(
    fc.property(directions, fc.integer({ min: 1, max: 60 }), (text, days) => {
      // Steps of a course are understood one by one.
      if (readDirections(text) || /\bthen\b|\bfollowed by\b/i.test(text)) return;
      const kept = text.trim().replace(/[\s.,;]+$/, '');
      expect(dosageText(line(2, days, text), 'en')).toContain(kept);
    }),
  );
});

it.each([
  ['Betnovate 20 g', 'Twice a day'],
  ['Clotrimazole 1% Cream 15 g', 'Twice a day'],
  ['Pan 40 mg Tablet', 'Twice a day, for 1 day'],
])('a tube without days has no end on paper: %s', (name, said) => {
  expect(dosageText({ ...line(2, 1, 'Twice a day'), name }, 'en')).toBe(said);
});
