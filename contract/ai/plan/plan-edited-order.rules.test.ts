import { describe, expect, it } from 'vitest';
import { drugNotFound, firstOfPending, AI_MESSAGES as M } from '../ai.messages.ts';
import { line, order, PCM, plan } from './testing/orders.ts';

describe('an edited pharmacy order', () => {
  it('is the first pending one, or the one with the serial number, oldest first', () => {
    expect(plan('edit_pharmacy_order', { items: [PCM] })).toMatchObject({
      notes: [firstOfPending(2)],
      change: { orderId: 'old', lines: [{ quantity: 15, directions_to_use: 'After food' }] },
    });
    expect(plan('edit_pharmacy_order', { serialNumber: 2, items: [PCM] })).toMatchObject({
      notes: [],
      change: { orderId: 'new' },
    });
  });

  it.each([
    ['1-0-1', 3, null],
    ['1 tablet twice a day', 3, null],
    ['one at dawn, one at dusk', 3, null],
    ['1-0-1', 2, '1-0-1'],
    ['After food', 3, 'After food'],
  ])('of %s for %s a day has the directions %s', (directions_to_use, tabletsPerDay, kept) => {
    const of = { ...line('Paracetamol 500 mg Tablet'), directions_to_use };
    const orders = [order('one', '2026-11-02', { medications: [of] })];
    const items = [{ name: 'PCM 500', tabletsPerDay, numberOfDays: 5 }];
    expect(plan('edit_pharmacy_order', { items }, { pharmacyOrders: orders })).toMatchObject({
      change: { lines: [{ tabletsPerDay, directions_to_use: kept }] },
    });
  });

  it.each([
    ['billed', { type: 'edit-pharmacy-order', status: 'billed' }],
    ['dispensed', { type: 'edit-pharmacy-order', status: 'dispensed' }],
    ['cancelled', { type: 'delete-pharmacy-order' }],
  ])('may set its status to %s', (status, change) => {
    expect(plan('edit_pharmacy_order', { status })).toMatchObject({ kind: 'change', change });
  });

  it('adds, removes, and deletes when cancelled', () => {
    expect(
      plan('edit_pharmacy_order', {
        items: [{ name: 'Cap Amox 500', tabletsPerDay: 3, numberOfDays: 5 }],
        items_to_remove: ['Paracetamol'],
      }),
    ).toMatchObject({
      change: { lines: [{ drug_id: 'Amoxicillin 500 mg Capsule', quantity: 15 }] },
      rows: [
        { before: expect.stringContaining('Paracetamol'), after: '' },
        { before: '', after: expect.stringContaining('Amoxicillin') },
      ],
    });
    expect(plan('edit_pharmacy_order', { status: 'cancelled' })).toMatchObject({
      change: { type: 'delete-pharmacy-order', orderId: 'old' },
    });
    const swapped = {
      items: [{ ...PCM, quantity: 0 }],
      prescription_for_unavailable_drugs: 'Ointment',
    };
    expect(plan('edit_pharmacy_order', swapped)).toMatchObject({
      change: { lines: [], prescription: 'Ointment' },
    });
  });

  it.each([
    [{}, {}, M.nothingToEdit],
    [{ status: 'billed' }, { pharmacyOrders: [] }, M.noSuchOrder],
    [{ serialNumber: 9, items: [PCM] }, {}, M.unknownSerialNumber],
    [{ serialNumber: 'abc', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 99, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 0, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: -1, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: 1.5, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serialNumber: [2], status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ serial_no: 'latest', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ order_id: 'gone', status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ order_id: 'new', serialNumber: 1, status: 'cancelled' }, {}, M.unknownSerialNumber],
    [{ items_to_remove: ['Losartan'] }, {}, drugNotFound('Losartan')],
    [
      { items_to_remove: ['Paracetamol 500'] },
      {},
      'Please add at least one medication or provide a prescription for unavailable drugs.',
    ],
  ])('rejects %j', (parameters, context, message) => {
    expect(plan('edit_pharmacy_order', parameters, context)).toEqual({ kind: 'refused', message });
  });
});

it.each([
  { items: [PCM] },
  { items_to_remove: ['PCM'], status: 'billed' },
  { items: [PCM], status: 'cancelled' },
])('rejects the edit of an order that is not pending: %j', (parameters) => {
  const pharmacyOrders = [order('billed', '2026-11-01', { status: 'billed' })];
  const made = plan('edit_pharmacy_order', { serialNumber: 1, ...parameters }, { pharmacyOrders });
  expect(made).toEqual({ kind: 'refused', message: 'Only a pending order can be changed.' });
});

it.each(['pending', 'dispensed', 'cancelled'])('a billed order may be set to %s', (status) => {
  const pharmacyOrders = [order('billed', '2026-11-01', { status: 'billed' })];
  expect(
    plan('edit_pharmacy_order', { serialNumber: 1, status }, { pharmacyOrders }),
  ).toMatchObject({
    change: { type: 'edit-pharmacy-order', status },
    rows: [{ label: 'Status', before: 'billed', after: status }],
  });
});
