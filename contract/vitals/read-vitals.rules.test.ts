import { describe, expect, it } from 'vitest';
import { readVitals, vitalText } from './read-vitals.rules.ts';

const read = (typed: string) =>
  Object.fromEntries(readVitals(typed).readings.map(({ kind, value }) => [kind, value]));
const unread = (typed: string) => readVitals(typed).unread;
const pressure = { systolic: 120, diastolic: 80 };

describe('a line of vital signs', () => {
  it.each([
    [
      '120/80 p88 t99.4 s97 w34 h140 rr20 sugar110 pain4',
      {
        ...pressure,
        ...{ pulse: 88, temperature: 99.4, respiration: 20, spo2: 97, weight: 34, height: 140 },
        ...{ glucose: 110, pain: 4 },
      },
    ],
    ['BP 120/80 mmHg, PR 88/min, Temp 99.4 F', { ...pressure, pulse: 88, temperature: 99.4 }],
    ['bp:120 / 80;p 88', { ...pressure, pulse: 88 }],
    ['weight 34.5 kg height 140 cm', { weight: 34.5, height: 140 }],
    [
      '34kg 140cm 97% 99.4f 110mg/dl 4/10',
      {
        ...{ temperature: 99.4, spo2: 97, weight: 34, height: 140, glucose: 110, pain: 4 },
      },
    ],
    ['t37c', { temperature: 98.6 }],
    ['38.5 °C', { temperature: 101.3 }],
    ['h 5\'6"', { height: 167.6 }],
    ['5 ft 6 in', { height: 167.6 }],
    ['ht 1.62 m', { height: 162 }],
    ['w 3200 g', { weight: 3.2 }],
    ['p88 p88', { pulse: 88 }],
    ['t986', { temperature: 986 }],
    ['spo2-97 rbs=110', { spo2: 97, glucose: 110 }],
    ['', {}],
  ] as const)('%s', (typed, readings) => {
    expect(read(typed)).toEqual(readings);
    expect(unread(typed)).toEqual([]);
  });
});

describe('nothing is guessed', () => {
  it.each([
    ['99.4', ['99.4']],
    ['p88 and some words t99', ['and some words']],
    ['80/120', ['80/120']],
    ['p88 p92', ['p92']],
    ['12/10/2026', ['12/10/2026']],
    ['p120/80', ['p120/80']],
    ['w 34 cm', ['w 34 cm']],
    ['fever since 3 days', ['fever since 3 days']],
    ['p88888', ['p88888']],
    ['<script>', ['<script>']],
    ['🙂', ['🙂']],
    ['-5', ['-5']],
    ['p 1e3', ['p 1e3']],
  ] as const)('%s', (typed, parts) => {
    expect(unread(typed)).toEqual(parts);
  });

  it('keeps the first of two different values', () => {
    expect(read('p88 p92')).toEqual({ pulse: 88 });
  });

  it('ends on any text', () => {
    expect(readVitals('/ '.repeat(400)).readings).toEqual([]);
  });
});

it('writes a value with its unit', () => {
  const texts = [
    vitalText('temperature', 99.4),
    vitalText('spo2', 97),
    vitalText('pulse', 88),
    vitalText('pain', 4),
  ];
  expect(texts).toEqual(['99.4 °F', '97%', '88/min', '4/10']);
});
