import type { Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { aLetterhead } from '#server/testing/builders/letterhead.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, goTo, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

/** Follows a link to the billing page; its parameters are in the state of the history entry. */
async function bill(page: Page, state: object): Promise<void> {
  const entry = { usr: state, key: 'e2e', idx: 1 };
  await page.evaluate(`history.pushState(${JSON.stringify(entry)}, '', '/billing')`);
  await page.reload();
}

const isPaid = (page: Page) => expect(page.getByText('PAID', { exact: true })).toBeVisible();
const balance = (page: Page) => page.locator('dt:text("Balance Due") + dd');

async function newBill(url: string, { admin, register }: Clinic, rupees: number) {
  const patient = await register('Meena Iyer');
  const items = [{ name: 'Dressing', price: rupees }];
  const body = { patientId: patient.id, items, paymentMode: 'online' } as const;
  const { id } = await call(url, createBill, { body }, { token: admin.token });
  return { patientId: patient.id, patientName: patient.name, billId: id };
}

test('the counter takes cash for a consultation, a card with a discount, and parts', async ({
  open,
  url,
  clinic,
}) => {
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  const patient = await clinic.register('Asha Menon');
  const { id: queueId } = await clinic.queue(patient.id, 'Cough');
  await bill(desk, {
    patientId: patient.id,
    patientName: patient.name,
    queueId,
    billType: 'consultation',
  });
  await desk.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await expect(desk.getByText('Bill marked as paid!')).toBeVisible();
  await isPaid(desk);
  // The number by which the patient is called is large, on the screen and on the receipt (20 pt).
  const info = desk.getByRole('region', { name: 'Bill information' });
  await expect(info.getByText('Token 1', { exact: true })).toHaveCSS('font-size', '22px');
  await desk.evaluate('window.print = () => {}');
  await desk.getByRole('button', { name: 'Print A5' }).click();
  await expect(desk.locator('.bill-paper-token dd')).toHaveCSS('font-size', /^26\.6/);

  await bill(desk, {
    patientId: patient.id,
    patientName: patient.name,
    initialItems: [{ name: 'Suture kit', price: 1_234.5, quantity: 2 }],
    initialDiscountPercentage: 12.5,
  });
  await desk.getByRole('radio', { name: 'Card' }).check();
  await desk.getByRole('button', { name: 'Receive ₹2,160.37' }).click();
  await isPaid(desk);
  await expect(desk.getByRole('cell', { name: 'Card' })).toBeVisible();

  await bill(desk, await newBill(url, clinic, 800));
  await desk.getByRole('radio', { name: 'Cash' }).check();
  await desk.getByLabel('Payment amount (₹)').fill('300');
  await desk.getByRole('button', { name: 'Receive ₹300.00' }).click();
  await expect(balance(desk)).toHaveText('₹500.00');
  await desk.getByRole('radio', { name: 'UPI' }).check();
  await desk.getByLabel('Payment amount (₹)').fill('500');
  await desk.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await isPaid(desk);
  await expect(balance(desk)).toHaveText('₹0.00');
});

test('the code to pay by UPI and the button that receives are in sight together', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  await call(url, updateLetterhead, { body: aLetterhead({ upiId: 'clinic@upi' }) }, { token });
  const patient = await clinic.register('Asha Menon');
  const { id: queueId } = await clinic.queue(patient.id, 'Cough');
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await bill(desk, {
    patientId: patient.id,
    patientName: patient.name,
    queueId,
    doctorId: doctor.user.id,
    billType: 'consultation',
  });
  await desk.getByRole('radio', { name: 'UPI' }).check();
  await expect(desk.getByRole('img', { name: /^UPI QR code/ })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole('button', { name: 'Receive ₹500.00' })).toBeInViewport({ ratio: 1 });
});

test('a bill is paid online after a failed and a cancelled attempt, and refunded', async ({
  open,
  clinic,
}) => {
  const admin = await open(clinic.admin, { at: '/dashboard' });
  const patient = await clinic.register('Ravi Shah');
  await bill(admin, {
    patientId: patient.id,
    patientName: patient.name,
    initialItems: [{ name: 'Dressing', price: 640 }],
  });
  await admin.getByRole('radio', { name: 'Online' }).check();
  await admin.getByRole('button', { name: 'Pay online: ₹640.00' }).click();
  const checkout = admin.getByRole('dialog', { name: 'Payment sandbox' });
  await expect(checkout.getByText('This is a sandbox: no real money moves.')).toBeVisible();
  await lookAt(admin, 'checkout');
  await checkout.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(checkout.getByText('The payment was refused in the sandbox.')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByText('Payment cancelled.')).toBeVisible();
  await expect(balance(admin)).toHaveText('₹640.00');

  // After a reload the bill is unchanged, and no dialog covers it.
  await admin.reload();
  await admin.getByRole('button', { name: 'Pay online: ₹640.00' }).click();
  await checkout.getByRole('button', { name: 'Pay ₹640.00' }).click();
  await expect(admin.getByText('Payment Successful!')).toBeVisible();
  await isPaid(admin);
  await expect(admin.getByRole('button', { name: 'Print A5' })).toBeFocused();
  await expect(admin.getByRole('row', { name: /Online.*₹640\.00/ })).toHaveCount(1);

  await admin.getByRole('button', { name: 'Cancel bill' }).click();
  await admin.getByLabel('Reason').fill('Entered twice');
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel bill' }).click();
  await expect(admin.getByText('CANCELLED', { exact: true })).toBeVisible();
  await expect(admin.getByText('₹640.00 was paid back by the payment provider.')).toBeVisible();
  await lookAt(admin, 'paid-back');
});

test('a card and a UPI payment go back as they came, and a merged record shows its bills', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  const lost = await clinic.register('Saraswathi Pillai', '98470 33333');
  for (const [mode, said] of [
    ['Card', 'Pay ₹500.00 back to the card.'],
    ['UPI', 'Send ₹500.00 back by UPI.'],
  ] as const) {
    await clinic.queue(lost.id);
    const doctorOf = desk.getByLabel('Doctor of Saraswathi Pillai');
    await doctorOf.selectOption({ value: doctor.user.id });
    await desk.getByRole('radio', { name: mode, exact: true }).check();
    await desk.getByRole('button', { name: 'Receive ₹500.00' }).dblclick();
    await isPaid(desk);
    await desk.goto('/dashboard');
    await desk.getByRole('button', { name: 'Cancel visit of Saraswathi Pillai' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText(`₹500.00 was paid (${mode}).`);
    await dialog.getByRole('button', { name: 'Cancel visit' }).click();
    await expect(desk.getByText(said)).toBeVisible();
  }

  // The desk has the bills of the record open that the admin merges into another one.
  await goTo(desk, `/patient/${lost.id}/bills`);
  const bills = desk.getByRole('grid').getByRole('row').filter({ hasText: 'CANCELLED' });
  await expect(bills).toHaveCount(2);
  const { id } = await clinic.register('Sarasvati Pillai', '98470 33333');
  await call(url, mergePatients, { params: { id }, body: { lostId: lost.id } }, { token });
  await expect(desk.getByText('Sarasvati Pillai')).toBeVisible();
  await expect(bills).toHaveCount(2);
  await desk.reload();
  await expect(bills).toHaveCount(2);
});
