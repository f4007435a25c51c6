import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { edit } from '../testing/builders/actions.ts';
import { newBill } from '../testing/builders/bills.ts';

const { app, at, ask, apply, orders, stock, newOrder } = startAssistedVisit();

describe('status changes that only the assistant offers', () => {
  it.each([
    [['pending'], 'billed', 34],
    [['pending'], 'dispensed', 34],
    [['billed'], 'pending', 40],
    [['billed'], 'dispensed', 34],
    [['billed', 'dispensed'], 'pending', 40],
    [['billed', 'dispensed'], 'billed', 34],
    [['cancelled'], 'pending', 40],
    [['cancelled'], 'dispensed', 34],
    [['billed'], 'cancelled', 40],
  ] as const)('move an order from %s to %s with its stock', async (way, to, left) => {
    const { id } = await newOrder();
    for (const status of way) {
      if (status === 'pending') continue;
      await app.ok(movePharmacyOrder, { params: { id }, body: { status } }, at.admin);
    }
    const run = await ask([edit({ serialNumber: 1, status: to })]);
    const reply = await apply(run);
    expect(reply.json().message).toBeUndefined();
    // Going back to pending cancels the order and creates a new one: the ledger has each sale once.
    const [newest, ...older] = (await orders()).map(({ status }) => status);
    expect(newest).toBe(to);
    expect(older.every((status) => status === 'cancelled')).toBe(true);
    expect(await stock()).toBe(left);
  });
});

describe('a billed order that the assistant reverts', () => {
  it('is refunded and can be billed again', async () => {
    const order = await newOrder();
    const bill = await newBill(app, at.admin, {
      patientId: at.visit.patient_id,
      type: 'pharmacy',
      related_id: order.id,
      items: [{ name: 'Paracetamol', price: 2.5, quantity: 6, drug_id: at.drugId }],
    });
    const run = await ask([edit({ serialNumber: 1, status: 'pending' })]);
    expect((await apply(run)).statusCode).toBe(200);
    const read = await app.ok(getBill, { params: { id: bill.id } }, at.admin);
    expect(read.bill.status).toBe('cancelled');
    expect(read.calculated.totalPaid).toBe(0);
    expect(await stock()).toBe(40);
    const [anew] = await orders();
    await app.ok(
      movePharmacyOrder,
      { params: { id: anew!.id }, body: { status: 'billed' } },
      at.admin,
    );
    expect(await stock()).toBe(34);
  });
});
