import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill, getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { billingDesk } from '../../testing/builders/billing-desk.ts';
import { newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
const { begin, make, rowsOf } = billingDesk(app);
let admin: Person;
let desk: Person;
let patientId: string;

beforeEach(async () => {
  ({ admin, patientId } = await begin());
  desk = await newStaff(app, admin, 'receptionist', { name: 'Asha Desk' });
});

type Rules = NonNullable<EndpointInput<typeof updateClinicSettings>['body']>;
const rule = (body: Rules, by = admin) => app.call(updateClinicSettings, { body }, by);
const overview = async () => (await app.ok(getOverview, {}, admin)).discounts;
const read = async (id: string) => (await app.ok(getBill, { params: { id } }, admin)).bill;
/** A bill of ₹500. */
const items = [{ name: 'Consultation Fee', price: 500 }];

/** The bills of each kind, with half of them off. */
async function halfOff() {
  const { orderId, drugId } = await newPharmacyOrder(app, admin, { patientId });
  const lab = await newLabOrder(app, admin, patientId);
  const drug = { name: 'Dolo', price: 2.5, quantity: 10, drug_id: drugId };
  const test = { name: 'Complete Blood Count', price: 300, item_id: lab.testId };
  return [
    { type: 'consultation' as const, items, discountPercentage: 50 },
    { type: 'other' as const, items, discountPercentage: 50, paymentMode: 'online' as const },
    { type: 'pharmacy' as const, related_id: orderId, items: [drug], discountPercentage: 50 },
    { type: 'lab' as const, labOrderId: lab.orderId, items: [test], discountPercentage: 50 },
    { type: 'consultation' as const, items, waiver: { as: 'free' as const, reason: 'Staff' } },
  ];
}

describe('discounts above the clinic’s limit', () => {
  it('are as all others while no limit is set', async () => {
    await rule({ discountsAboveLimit: 'forbid' });
    const reply = await make({ items, discountPercentage: 100, discountReason: 'A friend' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).not.toHaveProperty('discount_above_limit');
    expect(reply.json()).not.toHaveProperty('discount_reason');
    expect(await overview()).toEqual({ count: 0, amount: 0, newest: [] });
  });

  it('are marked, and stand on the overview with who gave them, until the bill is cancelled', async () => {
    await rule({ discountLimitPercentage: 12.5, discountLimitAmount: null });
    expect((await make({ items, discountPercentage: 12.5 }, desk)).json()).not.toHaveProperty(
      'discount_above_limit',
    );
    const reply = await make({ items, discountPercentage: 12.51, discountReason: ' ' }, desk);
    const { id, number } = reply.json();
    expect(await read(id)).toMatchObject({ discount_above_limit: true });
    const { bills } = await app.ok(listBills, { query: {} }, desk);
    expect(bills.map((one) => [one.id === id, one.discount_above_limit])).toEqual([
      [true, true],
      [false, undefined],
    ]);
    const bill = { id, number, patient_id: patientId, by: 'Asha Desk', reason: null };
    expect(await overview()).toMatchObject({
      count: 1,
      amount: 6_255,
      newest: [{ ...bill, percentage: 1_251, discount: 6_255 }],
    });
    await app.ok(cancelBill, { params: { id }, body: { reason: 'Wrong' } }, admin);
    expect((await overview())?.count).toBe(0);
  });

  it('are measured by their amount too', async () => {
    await rule({ discountLimitAmount: 100 });
    await make({ items, discountPercentage: 20 });
    expect((await overview())?.count).toBe(0);
    await make({ items, discountPercentage: 20.01 });
    expect(await overview()).toMatchObject({ count: 1, amount: 10_005 });
  });

  it('need a reason on each kind of bill, where the clinic asks for one', async () => {
    await rule({ discountLimitPercentage: 20, discountsAboveLimit: 'reason' });
    for (const body of await halfOff()) {
      if (!('waiver' in body)) {
        const refused = await make({ ...body, discountReason: '  ' }, desk);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          { code: 'reason_needed', message: M.discountReasonNeeded },
        ]);
      }
      const made = await make({ ...body, discountReason: ' Old friend ' }, desk);
      expect([body.type, made.statusCode]).toEqual([body.type, 201]);
    }
    const reasons = (await overview())?.newest.map(({ reason }) => reason);
    expect(reasons?.toSorted()).toEqual([...Array(4).fill('Old friend'), 'Staff']);
  });

  it('are refused on each kind of bill where the clinic forbids them, and nothing is written', async () => {
    await rule({ discountLimitPercentage: 20, discountsAboveLimit: 'forbid' });
    for (const body of await halfOff()) {
      for (const by of [desk, admin]) {
        const refused = await make({ ...body, discountReason: 'A friend' }, by);
        expect([refused.statusCode, refused.json().message]).toEqual([409, M.discountForbidden]);
      }
    }
    expect(await rowsOf('bills')).toEqual([]);
    const followUp = { as: 'follow_up' as const, reason: null };
    const made = await make({ type: 'consultation', items, waiver: followUp }, desk);
    expect([made.statusCode, (await overview())?.count]).toEqual([201, 0]);
  });

  it.each(['allow', 'reason', 'forbid'] as const)('cannot pass the database: %s', async (set) => {
    const { id } = (await make({ items, discountPercentage: 0 })).json();
    await rule({ discountLimitAmount: 100, discountsAboveLimit: set });
    const write = app.started.services.database.inClinic(admin.user.clinic_id ?? '', (tx) =>
      tx
        .insertInto('bill_credits')
        .values({
          ...{ clinic_id: admin.user.clinic_id ?? '', id: crypto.randomUUID(), bill_id: id },
          ...{ kind: 'discount', amount_paise: 10_001, created_at: new Date() },
          created_by: admin.user.id,
        })
        .execute(),
    );
    await expect(write).rejects.toThrow('does not give this discount');
  });

  it('race a new limit: a bill is marked or refused, and none slips through', async () => {
    const body = { items, discountPercentage: 50 };
    const [, ...replies] = await Promise.all([
      rule({ discountLimitPercentage: 20, discountsAboveLimit: 'forbid' }),
      ...Array.from({ length: 8 }, () => make(body, desk)),
    ]);
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    for (const reply of refused) {
      expect(reply.statusCode).toBe(409);
      expect([M.discountForbidden, M.discountLimitChanged]).toContain(reply.json().message);
    }
    expect((await make(body, desk)).json().message).toBe(M.discountForbidden);
    expect((await overview())?.count).toBe(0);
  });

  it('get their limits from an admin alone', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    for (const body of [
      { discountLimitPercentage: 50 },
      { discountLimitAmount: 1 },
      { discountsAboveLimit: 'forbid' as const },
    ]) {
      const refused = await rule(body, doctor);
      const { discountsAdminOnly } = CLINIC_MESSAGES;
      expect([refused.statusCode, refused.json().message]).toEqual([403, discountsAdminOnly]);
    }
    const refused = await rule({ discountLimitPercentage: 101 });
    expect(refused.statusCode).toBe(400);
  });
});
