import { describe, expect, it } from 'vitest';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import { findTable } from '../../../platform/spreadsheet/table.ts';
import { drugVocabulary } from '../headings/drug-headings.ts';
import { gstOfRow, withoutLoneHalf } from './gst-cell.ts';

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
  const fieldsOf = (headings: string[], ...rows: Cell[][]) => {
    const sheet = {
      name: 'Sheet',
      rows: [
        ['Item', ...headings],
        ...rows.map((cells, at) => [`Drug ${at}`, ...cells]),
      ] as Cell[][],
    };
    const table = findTable([sheet], { vocabulary: drugVocabulary('count') })!;
    return withoutLoneHalf(table)
      .headings.slice(1)
      .map(({ field }) => field);
  };

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

  it('do not take half of a rate alone', () => {
    expect(fieldsOf(['CGST %'], [2.5], [9])).toEqual([null]);
  });
});
