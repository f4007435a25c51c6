import { createBill } from '#contract/billing/bills.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

test('the desk closes its day, and the owner sees the receipts', async ({ open, url, clinic }) => {
  const desk = await clinic.hire('receptionist', 'Ravi Kumar');
  const { id: patientId } = await clinic.register('Meena Iyer');
  const bill = (price: number, paymentMode: 'cash' | 'upi') =>
    call(
      url,
      createBill,
      {
        body: {
          patientId,
          paymentMode,
          type: 'consultation',
          items: [{ name: 'Consultation Fee', price }],
        },
      },
      { token: desk.token },
    );
  await bill(500, 'cash');
  await bill(320, 'upi');

  const owner = await open(clinic.admin, { at: '/dashboard' });
  await owner.getByRole('link', { name: 'Money', exact: true }).click();
  const revenue = owner.getByRole('region', { name: 'Revenue' });
  await expect(revenue.getByText('₹820.00').first()).toBeVisible();

  const page = await open(desk, { at: '/dashboard/bills' });
  await page.getByRole('link', { name: 'Day close' }).click();
  await page.getByLabel('₹200 notes').fill('2');
  await page.getByLabel('₹50 notes').fill('1');
  await expect(page.getByText('-₹50.00 missing')).toBeVisible();
  await page.getByLabel(/^Why the cash differs/).fill('A note went to the chemist');
  await lookAt(page, 'day-close');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByRole('row', { name: /Ravi Kumar.*A note went/ })).toBeVisible();

  // A payment after the close belongs to the next one, and the owner sees it at once.
  await bill(180, 'cash');
  await expect(page.getByText('Closed before')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Ravi Kumar/ })).toContainText('Expected₹180.00');
  await expect(revenue.getByText('₹1,000.00').first()).toBeVisible();
  const file = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Export to Excel' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Money .*\.xlsx$/);
});
