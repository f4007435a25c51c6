import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAdmissions, payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { type ApiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aBillPayment, aCalculation, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import {
  details,
  facts,
  recorded,
  showStayBill,
  stayBillApi,
} from '#web/testing/stay-bill-page.ts';

const { bill } = details;
let api: ApiDouble;

beforeEach(() => {
  api = stayBillApi();
});

const show = (as?: Role, address?: string) => showStayBill(api, as, address);
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount (₹)');
const submit = () => screen.getByRole('button', { name: 'Record Payment' });
const isHeldBack = () => submit().getAttribute('aria-disabled') === 'true';

/** The meaning of the status with this text, which decides its colour. */
const meaningOf = (text: string) =>
  screen.getByText(text).closest('.ui-status')?.getAttribute('data-meaning');

describe('the bill of a stay', () => {
  it('shows the patient and the total', async () => {
    await show();
    const title = 'Admission Billing Details (Bill #2026-27/14)';
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
    expect(await facts('Admission')).toEqual([
      ['Patient', 'Meena Iyer'],
      ['Patient ID', '12'],
      ['Admission Date', '21 Nov 2026, 10:00 am'],
      ['Status', 'PENDING'],
    ]);
    expect(await facts('Billing Summary')).toEqual([
      ['Initial Charges', '₹800.00'],
      ['Days Stayed', '1 × ₹1,200.00'],
      ['Total Due', '₹2,000.00'],
      ['Total Paid', '₹0.00'],
      ['Balance Due', '₹2,000.00'],
    ]);
    expect(screen.getByText(M.noPayments)).toBeTruthy();
    expect(meaningOf('PENDING')).toBe('warning');
    await expectAccessible();
  });

  it('prints from when to when the patient stayed', async () => {
    vi.stubGlobal('print', vi.fn());
    const Patient = { ...bill.Patient, discharge_date: '2026-11-23T05:30:00.000Z' };
    api.on(getBill, { ...details, bill: { ...bill, Patient } });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Print A5' }));
    const paper = within(await screen.findByRole('article', { name: /^Bill/ }));
    for (const [label, at] of [
      ['Admitted', '21 Nov 2026, 10:00 am'],
      ['Discharged', '23 Nov 2026, 11:00 am'],
    ] as const) {
      expect(paper.getByText(label).nextElementSibling?.textContent).toBe(at);
    }
  });

  it('lists its payments, and takes none once it is paid', async () => {
    const payment = aBillPayment(paise(200_000), { payment_mode: 'card' });
    const discharge_date = '2026-11-21T10:35:00.000Z';
    api.on(
      getBill,
      anAdmissionBill(
        { ...bill, status: 'paid', Patient: { ...bill.Patient, discharge_date } },
        { calculated: aCalculation({ paid: 200_000 }), payments: [payment] },
      ),
    );
    await show();
    expect(await facts('Admission')).toContainEqual(['Discharge Date', '21 Nov 2026, 4:05 pm']);
    expect(await facts('Admission')).toContainEqual(['Status', 'PAID']);
    expect(meaningOf('PAID')).toBe('done');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Payment ID',
      'Date',
      'Amount Paid',
      'Mode',
    ]);
    const row = screen.getByRole('row', { name: /Card/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([payment.id.slice(-8).toUpperCase(), '21 Nov 2026, 10:00 am', '₹2,000.00', 'Card']);
    expect(screen.queryByText('Record New Payment')).toBeNull();
    await expectAccessible();
  });

  it('takes no payment while nothing is due', async () => {
    api.on(getBill, anAdmissionBill(bill, { calculated: aCalculation({ paid: 200_000 }) }));
    await show();
    expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹0.00']);
    expect(screen.queryByText('Record New Payment')).toBeNull();
  });

  it.each(['doctor', 'lab', 'pharmacy'] as const)('is read-only for a %s', async (role) => {
    await show(role);
    await facts('Billing Summary');
    expect(screen.queryByText('Record New Payment')).toBeNull();
  });

  it('links back to the patient’s admission', async () => {
    api.on(getPatient, aPatient({ id: bill.patient_id, admission_date: bill.createdAt }));
    api.on(listAdmissions, []);
    const { user } = await show();
    await user.click(await screen.findByRole('link', { name: 'Back to Admission Management' }));
    expect(await screen.findByRole('heading', { name: 'Manage Admission' })).toBeTruthy();
    expect(window.location.search).toBe(`?patient=${bill.patient_id}`);
  });

  it('updates after a colleague’s payment', async () => {
    const { events } = await show();
    await facts('Billing Summary');
    api.on(getBill, anAdmissionBill(bill, { calculated: aCalculation({ paid: 50_000 }) }));
    events.emit({ topic: 'bills', id: bill.id });
    await waitFor(async () =>
      expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹1,500.00']),
    );
  });
});

describe('a bill that cannot be shown', () => {
  it.each([
    [fail(404, 'Not found.'), M.fetchBillFailed],
    [fail(503, 'Not available.'), 'Not available.'],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows the error, and retries', async (answer, message) => {
    api.on(getBill, answer);
    const { user } = await show();
    expect(await screen.findByText(message)).toBeTruthy();
    api.on(getBill, details);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await facts('Billing Summary')).toHaveLength(5);
  });

  it('is incomplete', async () => {
    api.onRaw(getBill, () => Response.json({ bill: { id: bill.id } }));
    await show();
    expect(await screen.findByText(M.incompleteBill)).toBeTruthy();
  });

  it('is of another kind', async () => {
    api.on(getBill, anAdmissionBill({ ...bill, type: 'lab' }));
    await show();
    const text = "Unexpected bill type received: lab. Expected 'admission'.";
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('has no id', async () => {
    await show('receptionist', `/patient/${bill.patient_id}/admission-bill`);
    expect(await screen.findByText(M.billIdMissing)).toBeTruthy();
  });

  it('belongs to another patient than the address', async () => {
    await show('receptionist', `/patient/${details.bill.id}/admission-bill/${bill.id}`);
    expect(await screen.findByText(M.fetchBillFailed)).toBeTruthy();
    expect(screen.queryByText('Meena Iyer')).toBeNull();
  });
});

describe('recording a payment', () => {
  it('records a part payment once, and shows the balance', async () => {
    api.on(payAdmission, () => {
      const payments = [aBillPayment(paise(50_050), { payment_mode: 'upi' })];
      api.on(
        getBill,
        anAdmissionBill(bill, { calculated: aCalculation({ paid: 50_050 }), payments }),
      );
      return recorded(50_050);
    });
    const { user } = await show();
    await user.type(await amount(), '500.50');
    await user.selectOptions(screen.getByLabelText('Mode'), 'UPI');
    await user.dblClick(submit());
    expect(await screen.findByText(/^Payment recorded\./)).toBeTruthy();
    await waitFor(async () =>
      expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹1,499.50']),
    );
    expect(api.requests(payAdmission)).toHaveLength(1);
    expect(api.requests(payAdmission)[0]).toMatchObject({
      params: { id: bill.patient_id },
      body: { amount_paid: 50_050, payment_mode: 'upi' },
    });
    expect(api.requests(payAdmission)[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect((await amount()).value).toBe('');
    expect(screen.getByRole('row', { name: /UPI/ })).toBeTruthy();
  });

  it.each(['0', '-5', '2000.01', '1.005'])('rejects %s with a reason', async (typed) => {
    const { user } = await show();
    const field = await amount();
    expect(isHeldBack()).toBe(true);
    await user.type(field, typed);
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    await user.type(field, '{Enter}');
    expect(isHeldBack()).toBe(true);
    await expectAccessible();
  });

  it('sets the limits of the amount field, and prefills the balance', async () => {
    const { user } = await show();
    const field = await amount();
    expect([field.min, field.step, field.max]).toEqual(['0.01', '0.01', '2000.00']);
    await user.type(field, '₹1,200');
    expect(isHeldBack()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Fill in the balance' }));
    expect([field.value, isHeldBack()]).toEqual(['2000.00', false]);
  });

  it('shows a refusal at the field, keeps the input, and refetches the bill', async () => {
    api.on(payAdmission, () => {
      api.on(getBill, anAdmissionBill(bill, { calculated: aCalculation({ paid: 150_000 }) }));
      return fail(400, M.invalidPayment, { fields: { amount_paid: M.invalidPayment } });
    });
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    await waitFor(async () =>
      expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹500.00']),
    );
    expect((await amount()).value).toBe('900');
    expect(isHeldBack()).toBe(true);
  });

  it.each([
    [fail(409, M.noActiveBill), M.noActiveBill],
    [fail(500, ''), M.paymentFailed],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows why it failed', async (answer, message) => {
    api.on(payAdmission, answer);
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await amount()).value).toBe('900');
  });

  it('shows an error when the reply is invalid', async () => {
    api.onRaw(payAdmission, () => Response.json({ payment: {} }, { status: 201 }));
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(M.incompletePayment)).toBeTruthy();
  });
});
