import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { UnpaidGoods } from '#contract/pharmacy/unpaid-goods.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { edit } from '../testing/builders/actions.ts';
import { newBill } from '../testing/builders/bills.ts';

const { app, at, ask, apply, orders, stock, newOrder, kept: keptRuns } = startAssistedVisit();

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

describe('an unpaid order that the assistant dispenses', () => {
  const rule = (unpaidGoods: UnpaidGoods) =>
    app.ok(updateClinicSettings, { body: { unpaidGoods } }, at.admin);
  const unpaid = async () => (await app.ok(getOverview, {}, at.admin)).unpaid?.newest;

  it('is dispensed at once and marked for the owner, where the clinic asks for a reason', async () => {
    await rule('reason');
    const { id } = await newOrder();
    const run = await ask([edit({ serialNumber: 1, status: 'dispensed' })]);
    expect((await apply(run)).statusCode).toBe(200);
    expect(await orders()).toMatchObject([{ id, status: 'dispensed' }]);
    expect(await unpaid()).toMatchObject([{ id, reason: M.unpaidByAssistant }]);
    expect(await stock()).toBe(34);
  });

  it('has no reason where the clinic asks for none', async () => {
    const { id } = await newOrder();
    await apply(await ask([edit({ serialNumber: 1, status: 'dispensed' })]));
    const [newest] = (await unpaid()) ?? [];
    expect(newest?.id).toBe(id);
    expect(newest?.reason).toBeUndefined();
  });

  it('is not changed where the clinic forbids it, and the proposal has the reason', async () => {
    await rule('forbid');
    const { id } = await newOrder();
    const run = await ask([edit({ serialNumber: 1, status: 'dispensed' })]);
    const reply = await apply(run);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.unpaidForbidden]);
    expect(await orders()).toMatchObject([{ id, status: 'pending' }]);
    expect(await stock()).toBe(40);
    const [kept] = await keptRuns();
    expect(kept?.proposals).toMatchObject([
      { state: 'failed', message: `Error: ${M.unpaidForbidden}` },
    ]);
  });
});
