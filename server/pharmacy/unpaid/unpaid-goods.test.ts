import { beforeEach, describe, expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  getPharmacyOrder,
  movePharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { UnpaidGoods } from '#contract/pharmacy/unpaid-goods.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newPharmacyOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let pharmacist: Person;
let order: { orderId: string; drugId: string };
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  pharmacist = await newStaff(app, admin, 'pharmacy');
  patientId = (await newPatient(app, admin)).id;
  order = await newPharmacyOrder(app, admin, { patientId });
});

const params = () => ({ id: order.orderId });
const rule = (unpaidGoods: UnpaidGoods, by = admin) =>
  app.call(updateClinicSettings, { body: { unpaidGoods } }, by);
const move = (status: 'billed' | 'dispensed', unpaidReason?: string) =>
  app.call(
    movePharmacyOrder,
    { params: params(), body: { status, ...(unpaidReason !== undefined && { unpaidReason }) } },
    pharmacist,
  );
const read = () => app.ok(getPharmacyOrder, { params: params() }, pharmacist);
const bill = (paymentMode: 'cash' | 'online') => {
  const items = [{ name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: order.drugId }];
  const body = { patientId, type: 'pharmacy' as const, related_id: order.orderId, items };
  return app.ok(createBill, { body: { ...body, paymentMode } }, admin);
};
/** Dispenses past the verb, as a faulty program would. */
const dispenseInDatabase = () =>
  app.started.services.database.inClinic(admin.user.clinic_id ?? '', (tx) =>
    tx
      .updateTable('pharmacy_orders')
      .set({
        status: 'dispensed',
        dispensed_at: new Date(),
        dispensed_by: pharmacist.user.id,
      })
      .where('id', '=', order.orderId)
      .execute(),
  );

describe('the clinic’s rule for unpaid medicines', () => {
  it('hands them out at first', async () => {
    await move('billed');
    expect((await move('dispensed')).statusCode).toBe(200);
    expect(await read()).toMatchObject({ unpaidReason: null, payment: { standing: 'no_bill' } });
  });

  it('asks for a reason, which stays with the order until the dispensing is undone', async () => {
    await rule('reason');
    await move('billed');
    for (const reason of [undefined, '  ']) {
      const refused = await move('dispensed', reason);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'reason_needed',
        message: M.unpaidReasonNeeded,
      });
    }
    expect((await move('dispensed', ' Pays on Friday ')).statusCode).toBe(200);
    expect((await read()).unpaidReason).toBe('Pays on Friday');
    expect((await app.ok(getOverview, {}, admin)).unpaid?.newest).toMatchObject([
      { id: order.orderId, reason: 'Pays on Friday' },
    ]);
    await app.ok(undoDispensing, { params: params() }, pharmacist);
    expect((await read()).unpaidReason).toBeNull();
    expect((await move('dispensed')).statusCode).toBe(409);
  });

  it('forbids them, with or without a reason, until the bill is paid', async () => {
    await rule('forbid');
    await bill('online');
    const refused = await move('dispensed', 'A friend');
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.unpaidForbidden]);
    expect((await read()).status).toBe('billed');
  });

  it.each(['reason', 'forbid'] as const)(
    'hands out paid ones without a reason: %s',
    async (set) => {
      await rule(set);
      await bill('cash');
      expect((await move('dispensed', 'Not needed')).statusCode).toBe(200);
      expect((await read()).unpaidReason).toBeNull();
    },
  );

  it.each(['reason', 'forbid'] as const)('is held by the database too: %s', async (set) => {
    await move('billed');
    await rule(set);
    await expect(dispenseInDatabase()).rejects.toThrow('unpaid medicines');
    await rule('allow');
    await dispenseInDatabase();
    expect((await read()).status).toBe('dispensed');
  });

  it('is changed by an admin alone', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    const refused = await rule('forbid', doctor);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      CLINIC_MESSAGES.unpaidGoodsAdminOnly,
    ]);
  });
});
