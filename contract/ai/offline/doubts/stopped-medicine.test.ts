import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { corpusLists, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(corpusLists(defaultMedications()));

describe('stop at the end of a part', () => {
  it.each([
    ['glimepiride 2 od 30d, 5 mg amlodipine 7 d stop', 'Glimepiride 2 mg'],
    ['telma 40 od 30 d, 10 mg atorva hs 30 days stop', 'Telmisartan 40 mg'],
    ['telma 40 od 30 d, 5 mg unheardof 7 d stop', 'Telmisartan 40 mg'],
    ['telma 40 od 30 d amlo 5 od 30 d stop', 'Telmisartan 40 mg'],
  ])('is about the drug before it: %s', (line, name) => {
    const { drugs, unsure, unclear, complaint } = read(line);
    expect(drugs).toMatchObject([{ name: expect.stringContaining(name), numberOfDays: 30 }]);
    expect([unsure, unclear]).toEqual([[], []]);
    expect(line.endsWith(complaint) && complaint.endsWith('stop')).toBe(true);
  });

  it.each([
    ...['and stop', 'then stop', 'then off', 'and then stop'].map((stop) => `${stop} amlong 5 od`),
    ...[
      'and stop the amlong 5 od',
      'and stop tab amlong 5 od 30 d',
      'and stop unheardof 5 od',
      'then stop amlong 5 od cont',
    ],
  ])('never orders the medicine behind it: %s', (stop) => {
    for (const line of [`telma 40 od 30 d ${stop}`, `telma 40 od 30 d, ${stop}`]) {
      const { drugs, unsure, complaint } = read(line);
      const orders = drugs.filter(({ name }) => !name.startsWith('Telmisartan'));
      expect([orders, unsure], line).toEqual([[], []]);
      expect(complaint).toContain(stop.replace(/^and (?:then )?|^then /, ''));
    }
  });

  it.each([
    'wysolone 20 od 5 d then stop and start dolo 650 tds 3d',
    'wysolone 20 od 5 d then stop with dolo 650 tds 3d',
    'wysolone 20 od 5 d then stop then dolo 650 tds 3 d',
  ])('ends a course before an order: %s', (line) => {
    expect(read(line).drugs).toMatchObject([{ numberOfDays: 5 }, { tabletsPerDay: 3 }]);
  });

  it.each([
    'then stop pan 40 od 15 d',
    'then stop amlong 5 od 30 d',
    'then stop tab amlong 5 od 30 d',
    'then stop the amlong 5 od for 30 days',
    'then off amlong 5 od 30 d',
    'and then stop amlong 5 od 1 month',
    'then stop unheardof 5 od 30 d',
    'then stop amlong 5 od 30 d telma 40 od 30 d',
    'then stop inj monocef 1 g bd 3 d',
    'then stop amlong 5 mg 30 d',
  ])('ends a taper; what is behind it is asked, stopped or ordered: %s', (stop) => {
    const { drugs, unsure, elsewhere, unclear } = read(`wysolone 20 od 5 d 10 od 5 d ${stop}`);
    expect(drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Prednisolone', 'Prednisolone']);
    expect([unsure, elsewhere, unclear]).toEqual([
      [],
      [],
      [stop.replace(/^.*?(?:stop|off)/, 'stop')],
    ]);
  });

  it('ends a taper before an order that begins with start', () => {
    const taper = 'wysolone 20 od 5 d 10 od 5 d then stop';
    expect(read(`${taper} start pan 40 od 15 d`).drugs).toHaveLength(3);
    expect(read(`${taper} pan 40 od`).drugs).toHaveLength(2);
  });

  it.each(['wysolone 20 od 5 d, 10 mg od 5 d stop', 'wysolone 20 od 5 d 10 od 5 d stop'])(
    'ends a course: %s',
    (line) => {
      expect(read(line).drugs).toMatchObject([{ numberOfDays: 5 }, { numberOfDays: 5 }]);
    },
  );
});
