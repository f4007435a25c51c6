import { describe, expect, it } from 'vitest';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import { findTable } from '../../../platform/spreadsheet/table.ts';
import { drugVocabulary } from '../headings/drug-headings.ts';
import { gstOfRow } from './gst-cell.ts';
import { withSureGst } from './gst-columns.ts';

const rate = (cells: Partial<Record<DrugField, Cell>>, has: number | null = null) => {
  const { percent, note, problem } = gstOfRow(cells, has);
  if (problem) return problem.field;
  return note ? 'noted' : percent;
};

describe('the GST of a cell', () => {
  it.each<[Cell, unknown]>([
    [5, 5],
    ['18.00', 18],
    ['5 %', 5],
    ['GST @ 18%', 18],
    ['IGST 5%', 5],
    ['5% slab', 5],
    [0.05, 5],
    [0.4, 40],
    ['2.5+2.5', 5],
    [0, 0],
    ['Exempt', 0],
    ['NIL', 0],
    ['', undefined],
    ['-', undefined],
    ['N.A.', undefined],
    [null, undefined],
    [12, 'noted'],
    ['28 %', 'noted'],
    ['as per bill', 'noted'],
    [17, 'gst_percent'],
    [-5, 'gst_percent'],
    ['5/12', 'gst_percent'],
    ['0.05 %', 'gst_percent'],
    [500, 'gst_percent'],
  ])('%s is %s', (cell, expected) => {
    expect(rate({ gst_percent: cell })).toBe(expected);
  });

  it('stays a rate that the drug has, also one that ended', () => {
    expect(rate({ gst_percent: 12 }, 12)).toBe(12);
    expect(rate({ gst_percent: 12 }, 5)).toBe('noted');
  });

  it('is no 0 of IGST or of halves without a column of the other part', () => {
    expect(rate({ igst_percent: 0 })).toBeUndefined();
    expect(rate({ cgst_percent: 0, sgst_percent: 0 })).toBeUndefined();
    expect(rate({ igst_percent: 'Exempt' })).toBe(0);
    expect(rate({ cgst_percent: 0, sgst_percent: 0, igst_percent: null })).toBe(0);
  });

  it('is the sum of equal halves, or the IGST', () => {
    expect(rate({ cgst_percent: 2.5, sgst_percent: '2.5%' })).toBe(5);
    expect(rate({ cgst_percent: 0.09, sgst_percent: 0.09 })).toBe(18);
    expect(rate({ cgst_percent: 9, sgst_percent: 9, igst_percent: 0 })).toBe(18);
    expect(rate({ cgst_percent: 0, sgst_percent: 0, igst_percent: 5 })).toBe(5);
    expect(rate({ cgst_percent: 2.5, sgst_percent: 2.5, gst_percent: 5 })).toBe(5);
    expect(rate({ cgst_percent: '', sgst_percent: null })).toBeUndefined();
  });

  it('needs a look where columns differ', () => {
    expect(rate({ cgst_percent: 2.5, sgst_percent: 9 })).toBe('cgst_percent');
    expect(rate({ cgst_percent: 2.5, sgst_percent: null })).toBe('cgst_percent');
    expect(rate({ cgst_percent: 9, sgst_percent: 9, igst_percent: 5 })).toBe('igst_percent');
    expect(rate({ cgst_percent: 9, sgst_percent: 9, gst_percent: 0 })).toBe('gst_percent');
  });
});

describe('the columns of GST', () => {
  const tableOf = (headings: string[], rows: Cell[][]) => {
    const sheet = {
      name: 'Sheet',
      rows: [
        ['Item', ...headings],
        ...rows.map((cells, at) => [`Drug ${at}`, ...cells]),
      ] as Cell[][],
    };
    const table = findTable([sheet], { vocabulary: drugVocabulary('count') })!;
    return withSureGst(table, { mode: 'count' });
  };
  const fieldsOf = (headings: string[], ...rows: Cell[][]) =>
    tableOf(headings, rows)
      .headings.slice(1)
      .map(({ field }) => field);
  const ratesOf = (headings: string[], ...rows: Cell[][]) =>
    tableOf(headings, rows).rows.map(({ cells }) => rate(cells));

  it.each(['GST', 'GST %', 'Tax', 'Tax Rate', 'GST Slab', 'VAT %', 'Rate of GST', 'G.S.T.'])(
    '%s is the rate',
    (heading) => {
      expect(fieldsOf([heading], [5], [18], [12])).toEqual(['gst_percent']);
    },
  );

  it('are distinct from amounts', () => {
    expect(fieldsOf(['Tax', 'GST Amt'], [46.9, 46.9], [37.5, 37.5], [5, 5])).toEqual([null, null]);
    expect(fieldsOf(['CGST%', 'CGST Rs.', 'SGST%', 'SGST Amt'], [2.5, 63.7, 2.5, 63.7])).toEqual([
      ...['cgst_percent', null, 'sgst_percent', null],
    ]);
    expect(fieldsOf(['GST'], [17])).toEqual(['gst_percent']);
    expect(fieldsOf(['IGST%'], [17], [19])).toEqual(['igst_percent']);
  });

  const PARTS = ['CGST', 'SGST', 'IGST'];
  it.each<[string, string[], Cell[][]]>([
    ['of the own state', PARTS, [[12.3, 12.3, 0]]],
    ['of another state', PARTS, [[0, 0, 46.9]]],
    [
      'of another state with usual rates',
      PARTS,
      [
        [0, 0, 46.9],
        [0, 0, 37.5],
        [0, 0, 5],
      ],
    ],
    ['mostly of zeros', ['GST'], [[0], [0], [21.6]]],
    ['of zeros alone', ['GST'], [[0], [0]]],
    ['beside a sum', ['GST', ...PARTS], [[5, 12.3, 12.3, 0]]],
    ['beside an IGST of %', ['CGST', 'SGST', 'IGST %'], [[12.3, 12.3, 0]]],
    ['beside halves of %', ['CGST %', 'SGST %', 'IGST'], [[0, 0, 46.9]]],
  ])('of amounts %s state no rate', (_, headings, rows) => {
    expect(ratesOf(headings, ...rows)).toEqual(rows.map(() => undefined));
  });

  it.each<[string, string[], Cell[][], unknown[]]>([
    [
      'a part',
      PARTS,
      [
        [2.5, 2.5, 0],
        [0, 0, 0],
      ],
      [5, 0],
    ],
    [
      'both parts',
      PARTS,
      [
        [9, 9, 0],
        [0, 0, 5],
        [0, 0, 0],
      ],
      [18, 5, 0],
    ],
    ['its heading', ['GST %'], [[0], [0]], [0, 0]],
    ['its words', ['GST'], [[0], ['Exempt']], [0, 0]],
    ['other cells', ['GST'], [[0], [5]], [0, 5]],
  ])('of zeros are rates by %s', (_, headings, rows, expected) => {
    expect(ratesOf(headings, ...rows)).toEqual(expected);
  });

  it('of a price list are not read', () => {
    const learned = new Map([['gst', 'gst_percent' as const]]);
    const rows: Cell[][] = [
      ['Item', 'MRP', 'GST'],
      ['Dolo', 5, 17],
      ['Dolo', 5, 18],
    ];
    const vocabulary = drugVocabulary('prices', learned);
    const table = withSureGst(findTable([{ name: 'Sheet', rows }], { vocabulary })!, {
      mode: 'prices',
    });
    expect(table.headings[2]).toMatchObject({ field: null, isKnown: true });
    expect(table.rows.map(({ cells }) => rate(cells))).toEqual([undefined, undefined]);
  });

  it('do not take half of a rate alone', () => {
    expect(fieldsOf(['CGST %'], [2.5], [9])).toEqual([null]);
  });
});
