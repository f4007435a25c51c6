import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { oneRowPerBatch } from '../count-by-batch.ts';
import { masterConflict } from './master-conflict.ts';
import { scheduleOf } from './schedule-cell.ts';

describe('the schedule of a cell', () => {
  it.each([
    ['H1', 'H1'],
    ['Sch. H', 'H'],
    ['Schedule-X', 'X'],
    ['sch h 1', 'H1'],
    ['ndps', 'NDPS'],
    ['None', 'none'],
    ['OTC', null],
    ['H/H1', null],
    ['constructor', null],
    ['', null],
  ])('%s is %s', (cell, schedule) => {
    expect(scheduleOf(cell)).toBe(schedule);
  });
});

describe('the facts of a drug', () => {
  it('conflict by two schedules or two headings of HSN', () => {
    expect(masterConflict([{ schedule: 'H' }, { schedule: 'H1' }])?.field).toBe('schedule');
    expect(masterConflict([{ hsn: '3004' }, { hsn: '2106' }])?.field).toBe('hsn');
  });

  it('agree where one is unknown, or the code is longer', () => {
    expect(masterConflict([undefined, { schedule: 'H' }])).toBeNull();
    expect(masterConflict([{ schedule: null }, { schedule: 'H' }])).toBeNull();
    expect(masterConflict([{ hsn: '3004' }, { hsn: '30049099' }])).toBeNull();
  });
});

describe('rows of one batch', () => {
  const row = { name: 'Dolo', batch_no: 'B1', expiry_date: '2028-03-31' };

  it('are one row with the sum of their pieces', () => {
    const rows = [
      { ...row, quantity_in_stock: 10 },
      { ...row, batch_no: 'b1', quantity_in_stock: 5 },
      { ...row, batch_no: 'B2', quantity_in_stock: 2 },
    ];
    expect(oneRowPerBatch(rows).map((one) => one.quantity_in_stock)).toEqual([15, 2]);
  });

  it('stay apart when the expiry or the cost differs, or no batch is named', () => {
    const others = [
      { ...row, quantity_in_stock: 10 },
      { ...row, expiry_date: '2028-05-31', quantity_in_stock: 5 },
      { ...row, buying_price: paise(150), quantity_in_stock: 5 },
      { name: 'Dolo', quantity_in_stock: 1 },
      { name: 'Dolo', quantity_in_stock: 1 },
    ];
    expect(oneRowPerBatch(others)).toHaveLength(5);
  });
});
