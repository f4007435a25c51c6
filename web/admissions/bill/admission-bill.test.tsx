import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { type ApiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aBillPayment, aCalculation, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { details, facts, showStayBill, stayBillApi } from '#web/testing/stay-bill-page.ts';

let api: ApiDouble;

beforeEach(() => {
  api = stayBillApi();
});

const show = (as?: Role, address?: string) => showStayBill(api, as, address);

const { bill } = details;

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
