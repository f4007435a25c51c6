import { describe, expect, it } from 'vitest';
import {
  listManualTransactions,
  updatePlan,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { newClinic, newPatient, newPlan } from '../testing/builders/clinic.ts';
import { startSubscribers } from '../testing/clinics/subscribers-clinic.ts';

const { app, at, comeBackAt, start, paidOn } = startSubscribers();

describe('payments at the counter', () => {
  it('keep the name and price of that time, by clinic days', async () => {
    const [patient, plan] = [
      await newPatient(app, at.desk, 'Asha Menon'),
      await newPlan(app, at.admin),
    ];
    // 00:15 in the clinic, still the previous day in UTC.
    await comeBackAt('2026-11-21T18:45:00.000Z');
    await start(patient.id, plan.id);
    await app.ok(
      updatePlan,
      { params: { id: plan.id }, body: { price: 999, name: 'New' } },
      at.admin,
    );
    expect(await paidOn('2026-11-21')).toEqual([]);
    expect(await paidOn('2026-11-22')).toEqual([
      {
        id: expect.any(String),
        patient_id: patient.id,
        name: 'Asha Menon',
        subscription_start_date: '2026-11-21T18:45:00.000Z',
        paid_at: '2026-11-21T18:45:00.000Z',
        subscription_payment_method: 'manual',
        subscriptionPlan: { name: 'Care Monthly', price: 49_900 },
      },
    ]);
    expect(await paidOn('2026-11-20', '2026-11-25')).toHaveLength(1);
    expect(await paidOn('2026-11-22', '2026-11-22', await newClinic(app, 'Other'))).toEqual([]);
  });

  it.each([
    [{ startDate: '2026-11-22', endDate: '2026-11-21' }, 'Start date cannot be after end date.'],
    [{ startDate: '2026-11-22' }, 'Please select both start and end dates.'],
  ])('refuses %j', async (query, message) => {
    const reply = await app.call(listManualTransactions, { query }, at.admin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});
