import { describe, expect, it } from 'vitest';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId } from '#web/testing/builders/people.ts';
import { pastRows } from './past-visit-rows.ts';

const visit = (day: string, changes: object = {}) => ({
  ...{ visitId: anId(), day, at: `${day}T04:30:00.000Z`, doctor: 'Ravi' },
  ...{ diagnoses: [], advice: '', outsideTests: '' },
  ...changes,
});
const [line] = aPharmacyOrder().medications;
const order = (date: string, names: readonly string[], changes: object = {}) => ({
  ...aPharmacyOrder({
    date,
    medications: names.map((name) => ({ ...line!, drug_id: name, name })),
  }),
  ...changes,
});
const rowsOf = (history: Partial<Parameters<typeof pastRows>[0]>) =>
  pastRows({ visits: [], pharmacyOrders: [], labOrders: [], currentVisitId: null, ...history });
const namesOf = (history: Parameters<typeof rowsOf>[0]) =>
  rowsOf(history).map(({ rows }) => rows.drugs.map(({ name }) => name));

describe('the rows of earlier visits', () => {
  it('are those of the sheet and of the visit’s orders, newest visit first', () => {
    const older = visit('2026-01-05', { diagnoses: ['URTI'], outsideTests: 'MRI knee' });
    const newer = visit('2026-02-05');
    const tests = aLabOrder({ createdAt: newer.at, visit_id: newer.visitId });
    const rows = rowsOf({
      visits: [newer, older],
      pharmacyOrders: [order(older.at, ['Pan'], { visit_id: older.visitId })],
      labOrders: [tests],
    });
    expect(rows.map(({ key }) => key)).toEqual([newer.visitId, older.visitId]);
    expect(rows[0]?.rows.tests.map(({ id }) => id)).toEqual(tests.tests.map(({ id }) => id));
    expect(rows[1]?.rows).toMatchObject({ diagnoses: ['URTI'], outsideTests: 'MRI knee' });
    expect(rows[1]?.rows.drugs.map(({ name }) => name)).toEqual(['Pan']);
  });

  it('have the orders of their day from before the sheet, at the clinic’s midnight too', () => {
    const day = visit('2026-01-05');
    const orders = [order('2026-01-04T18:31:00.000Z', ['Pan']), order(day.at, ['Dolo'])];
    expect(namesOf({ visits: [day], pharmacyOrders: orders })).toEqual([['Pan', 'Dolo']]);
  });

  it('without a visit are an entry of their day', () => {
    const orders = [
      order('2026-01-05T04:30:00.000Z', ['Pan']),
      order('2026-01-05T06:30:00.000Z', ['Dolo']),
      order('2026-01-07T04:30:00.000Z', ['Azee']),
    ];
    expect(namesOf({ pharmacyOrders: orders })).toEqual([['Azee'], ['Pan', 'Dolo']]);
  });

  it('leave out the open visit, cancelled orders, and visits without rows', () => {
    const [open, empty] = [visit('2026-02-05', { outsideTests: 'MRI' }), visit('2026-01-05')];
    const cancelled = order(empty.at, ['Pan'], { status: 'cancelled' });
    const pharmacyOrders = [cancelled, order(open.at, ['Dolo'])];
    const history = { visits: [open, empty], pharmacyOrders, currentVisitId: open.visitId };
    expect(rowsOf(history)).toEqual([]);
  });

  it('have the later dose of a drug that was ordered twice, once', () => {
    const day = visit('2026-01-05');
    const later = order('2026-01-05T06:30:00.000Z', ['Pan']);
    const medications = later.medications.map((one) => ({ ...one, numberOfDays: 30 }));
    const pharmacyOrders = [{ ...later, medications }, order(day.at, ['Pan'])];
    const [entry] = rowsOf({ visits: [day], pharmacyOrders });
    expect(entry?.rows.drugs.map(({ numberOfDays }) => numberOfDays)).toEqual([30]);
  });
});

it('a repeated row has written days only where the earlier one had them', () => {
  const medications = [true, false].map((daysAssumed, at) => ({
    ...{ ...line!, drug_id: `${at}`, daysAssumed },
  }));
  const [past] = rowsOf({ pharmacyOrders: [aPharmacyOrder({ medications })] });
  expect(past?.rows.drugs.map(({ daysAssumed }) => daysAssumed)).toEqual([true, undefined]);
});
