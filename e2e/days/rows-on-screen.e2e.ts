import type { Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { call } from '../rig/api.ts';
import { DESKTOP, expect, PHONE, test } from '../rig/journey.ts';

const PATIENTS = 14;

/** How many rows lie above the bar of a phone, or above the screen's end. */
const ROWS_IN_VIEW = `(() => {
  const bar = document.querySelector('.app-bar-nav')?.getBoundingClientRect().top;
  const end = bar || innerHeight;
  const rows = [...document.querySelectorAll('tbody tr')];
  return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
})()`;

async function hasQueue(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.locator('tbody tr:not([data-skeleton])')).toHaveCount(PATIENTS);
}

test('twelve patients fit a desktop, six a phone, and a row opens there', async ({
  open,
  clinic,
}) => {
  const { user: doctor } = await clinic.hire('doctor');
  for (let n = 1; n <= PATIENTS; n += 1) {
    const { id } = await clinic.register(`Meena Iyer ${n}`);
    await clinic.queue(id);
  }
  const page = await open(await clinic.hire('receptionist'), { viewport: DESKTOP });
  await hasQueue(page);
  expect(await page.evaluate(ROWS_IN_VIEW)).toBeGreaterThanOrEqual(12);

  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(ROWS_IN_VIEW)).toBeGreaterThanOrEqual(6);
  const doctorOf = page.getByLabel('Doctor of Meena Iyer 2', { exact: true });
  await expect(doctorOf).toHaveCount(0);
  await page.getByRole('button', { name: 'More of Meena Iyer 2', exact: true }).click();
  await doctorOf.selectOption(doctor.id);
  await expect(page.getByRole('heading', { name: 'Create Bill for Meena Iyer 2' })).toBeVisible();
});

test('six registered patients fit a phone', async ({ open, clinic }) => {
  for (let n = 1; n <= PATIENTS; n += 1) await clinic.register(`Meena Iyer ${n}`);
  const page = await open(await clinic.hire('receptionist'), { viewport: PHONE });
  await page.goto('/dashboard/all-patients');
  await expect.poll(() => page.evaluate(ROWS_IN_VIEW)).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: 'More of Meena Iyer 14', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Patient record of Meena Iyer 14' })).toBeVisible();
});

test('six dues fit a phone, and a row opens to its token and phone', async ({
  open,
  url,
  clinic,
}) => {
  for (let n = 1; n <= PATIENTS; n += 1) {
    const { id: patientId } = await clinic.register(`Meena Iyer ${n}`);
    const { id: queueId } = await clinic.queue(patientId);
    const items = [{ name: 'Consultation Fee', price: 500 }];
    const body = { patientId, queueId, type: 'consultation' as const, items, payments: [] };
    await call(url, createBill, { body }, clinic.admin);
  }
  const page = await open(await clinic.hire('receptionist'), { viewport: PHONE });
  await page.goto('/dashboard/dues');
  await expect(page.locator('tbody tr:not([data-skeleton])')).toHaveCount(PATIENTS);
  expect(await page.evaluate(ROWS_IN_VIEW)).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: /^More of Meena Iyer 2, bill/ }).click();
  await expect(page.getByText('9845012345')).toBeVisible();
});
