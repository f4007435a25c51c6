import type { Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
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

test('the desk takes cash for a consultation, a card with a discount, and parts', async ({
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
