import { beforeEach, describe, expect, it } from 'vitest';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { cancelBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';

const DAY = 24 * 3_600_000;
const app = startTestApp();
let ward: Awaited<ReturnType<typeof newWard>>;
let id: string;

beforeEach(async () => {
  ward = await newWard(app);
  id = (await ward.admit()).json().bill.id;
});

const bill = () => app.ok(getBill, { params: { id } }, ward.admin);

describe('the bill of a stay', () => {
  it('shows the current amount, the patient and the payments', async () => {
    await ward.pay(500, { mode: 'upi' });
    const admission_date = app.clock.now().toISOString();
    await ward.later(2 * DAY);
    const calculated = {
      initialCharges: 80_000,
      perDayCharge: 120_000,
      daysStayed: 2,
      totalDue: 320_000,
      totalPaid: 50_000,
      balance: 270_000,
    };
    expect(await bill()).toMatchObject({
      bill: {
        id,
        type: 'admission',
        status: 'pending',
        amount: 320_000,
        patient_id: ward.patientId,
        Patient: { id: ward.patientId, name: 'Asha Menon', admission_date, discharge_date: null },
      },
      calculated,
      admissionPayments: [
        {
          patient_id: ward.patientId,
          amount_paid: 50_000,
          payment_mode: 'upi',
          payment_date: admission_date,
        },
      ],
    });
    await ward.discharge();
    const discharge_date = app.clock.now().toISOString();
    expect(await bill()).toMatchObject({ calculated, bill: { Patient: { discharge_date } } });
  });

  it('accepts only the payments of the stay', async () => {
    const body = { amount_paid: 2_000, payment_mode: 'cash' };
    const reply = await app.call(recordPayment, { params: { id }, body }, ward.admin);
    expect(reply.statusCode).toBe(409);
    expect(await bill()).toMatchObject({ calculated: { totalPaid: 0 } });
  });
});

it('amounts to zero when cancelled, accepts no payment and releases the patient', async () => {
  await ward.pay(500);
  const body = { reason: 'Admitted by mistake' };
  await app.ok(cancelBill, { params: { id }, body }, ward.admin);
  await ward.later(DAY);
  expect((await bill()).calculated).toMatchObject({ totalDue: 0, totalPaid: 0, balance: 0 });
  const payment = await ward.pay(1);
  expect([payment.statusCode, payment.json().message]).toEqual([409, M.noActiveBill]);
  expect((await ward.discharge()).statusCode).toBe(200);
  const stays = await app.ok(listAdmissions, { params: ward.params }, ward.admin);
  expect(stays).toMatchObject([{ bill_status: 'cancelled', calculated: { totalDue: 0 } }]);
});
