import { describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';
import { startBillLedger } from '../testing/clinics/bill-ledger-clinic.ts';

const { app, at, pending, pay, cancel, details } = startBillLedger();

describe('cancelling', () => {
  it('refunds in the modes of the payments and keeps every row', async () => {
    const { id, number } = await pending();
    await pay(id, 200, 'cash');
    await pay(id, 300, 'card');
    expect((await cancel(id)).statusCode).toBe(200);
    const after = await details(id);
    expect(after.bill).toMatchObject({
      number,
      status: 'cancelled',
      cancel_reason: 'Entered twice',
    });
    expect(after.calculated).toEqual({ totalDue: 0, totalPaid: 0, balance: 0 });
    expect(after.payments.map((one) => [one.amount_paid, one.payment_mode]).sort()).toEqual([
      [-20_000, 'cash'],
      [-30_000, 'card'],
      [20_000, 'cash'],
      [30_000, 'card'],
    ]);
    expect(after.bill.items).toHaveLength(1);
    expect((await cancel(id)).statusCode).toBe(409);
  });

  it('gives a consistent result with a concurrent payment', async () => {
    const bills = await Promise.all(Array.from({ length: 5 }, pending));
    await Promise.all(bills.flatMap(({ id }) => [pay(id, 500), cancel(id)]));
    for (const { id } of bills) {
      const { bill, calculated } = await details(id);
      expect(bill.status).toBe('cancelled');
      expect(calculated).toEqual({ totalDue: 0, totalPaid: 0, balance: 0 });
    }
  });

  it('requires a reason', async () => {
    const { id } = await pending();
    const reply = await cancel(id, ' ');
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.reasonRequired]);
  });

  it('also cancels the order and puts its stock back, but is refused for a dispensed one', async () => {
    const inClinic = app.started.services.database;
    const order = await newPharmacyOrder(app, at.admin, { patientId: at.patientId });
    const item = { name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: order.drugId };
    const pharmacy = {
      patientId: at.patientId,
      type: 'pharmacy',
      related_id: order.orderId,
    } as const;
    const bill = await newBill(app, at.admin, { ...pharmacy, items: [item] });
    const now = app.clock.now();
    const dispense = (dispensed: boolean) =>
      inClinic.inClinic(at.admin.user.clinic_id!, (tx) =>
        tx
          .updateTable('pharmacy_orders')
          .set({
            status: dispensed ? 'dispensed' : 'billed',
            dispensed_at: dispensed ? now : null,
            dispensed_by: dispensed ? at.admin.user.id : null,
          })
          .execute(),
      );
    await dispense(true);
    expect((await cancel(bill.id)).json().message).toBe(M.orderDispensed);
    await dispense(false);
    expect((await cancel(bill.id)).statusCode).toBe(200);
    const [batch, row] = await inClinic.inClinic(at.admin.user.clinic_id!, async (tx) => [
      await tx.selectFrom('drug_batches').select('quantity').executeTakeFirstOrThrow(),
      await tx.selectFrom('pharmacy_orders').select('status').executeTakeFirstOrThrow(),
    ]);
    expect([batch, row]).toEqual([{ quantity: 100 }, { status: 'cancelled' }]);
  });

  it('also cancels a lab order', async () => {
    const order = await newLabOrder(app, at.admin, at.patientId);
    const item = { name: 'CBC', price: 300, item_id: order.testId };
    const lab = { patientId: at.patientId, type: 'lab', labOrderId: order.orderId } as const;
    const bill = await newBill(app, at.admin, { ...lab, items: [item] });
    expect((await cancel(bill.id)).statusCode).toBe(200);
    const again = await app.call(
      cancelBill,
      { params: { id: bill.id }, body: { reason: 'x' } },
      { token: at.admin.token },
    );
    expect(again.statusCode).toBe(409);
  });
});
