import type { Page } from '@playwright/test';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, PHONE, test } from '../rig/journey.ts';
import { SCREENS } from '../rig/look.ts';

const DRUGS = ['Pan 40 mg Tablet', 'Dolo 650 mg Tablet', 'Mupirocin 2% Ointment 5 g'];
const TAKES_PICTURES = Boolean(process.env.PICTURES);

async function picture(page: Page, name: string): Promise<void> {
  if (TAKES_PICTURES)
    await page.screenshot({ path: `${SCREENS}/mouse-${name}.png`, fullPage: true });
}

test('a doctor in dark mode consults with the mouse, by whole buttons also on a phone', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // No other patient waits.
  allow(/404 POST .*queue\/doctor\/next/);
  for (const name of DRUGS) {
    const unit = name.includes('Ointment') ? 'tube' : 'tablet';
    await call(
      url,
      addDrug,
      { body: { name, unit, price: 2, quantity_in_stock: 500 } },
      clinic.admin,
    );
  }
  await call(url, addLabTest, { body: { name: 'CBC', price: 350 } }, clinic.admin);
  await clinic.queue((await clinic.register('Asha Menon')).id, 'Fever');
  const doctor = await clinic.hire('doctor');
  const { id } = await call(url, callNext, {}, doctor);
  const page = await open(doctor, { colorScheme: 'dark' });
  await page.addInitScript('window.prints = 0; window.print = () => { window.prints += 1; }');
  await page.goto(`/edit-complaint/${id}`);
  const sheet = page.getByRole('region', { name: 'Visit sheet' });

  const add = async (label: string, typed: string, option: RegExp) => {
    const field = sheet.getByRole('combobox', { name: label });
    await field.click();
    await field.fill(typed);
    await page.getByRole('option', { name: option }).first().click();
  };
  await add('Add to the prescription', 'pan 40 od 5d', /Pan 40.*5 pieces/);
  await add('Add to the prescription', 'dolo 650 sos max 3', /Dolo 650.*3 pieces/);
  await expect(sheet.getByLabel('Days of Dolo 650 mg Tablet')).toBeFocused();
  await page
    .getByRole('button', { name: /^5 days/ })
    .first()
    .click();
  await expect(sheet.getByLabel('Quantity of Dolo 650 mg Tablet')).toHaveValue('15');
  const directions = sheet.getByLabel('Directions of Dolo 650 mg Tablet');
  await expect(directions).toHaveValue('When needed, max 3 a day');
  await add('Add to the prescription', 'mupirocin la bd', /Mupirocin/);
  await expect(sheet.getByLabel(/^Days of /)).toHaveCount(3);
  await add('Add a lab test', 'cbc', /CBC/);
  await sheet.getByLabel('Advice').click();
  await sheet.getByLabel('Advice').fill('Warm fluids');
  await sheet
    .getByRole('group', { name: 'Usual follow-ups' })
    .getByText('5', { exact: true })
    .click();
  await picture(page, 'desktop-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await picture(page, 'desktop-light');

  const shown = await sheet.elementHandle();
  await page.setViewportSize(PHONE);
  expect(await shown?.isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  for (const name of ['Complete Consultation', 'Complete and call next (F9)']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await picture(page, 'phone-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'phone-dark');

  await page.getByRole('button', { name: 'Print (Ctrl+P)' }).click();
  await page.getByRole('button', { name: 'Complete and call next (F9)' }).click();
  await expect(page.getByText('Consultation completed.')).toBeVisible();
  expect(await page.evaluate('window.prints')).toBe(1);
  const saved = await call(url, getVisitSheet, { params: { id } }, doctor);
  const lines = saved.pharmacyOrders.flatMap(({ medications }) => medications);
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    [DRUGS[0], 5],
    [DRUGS[1], 15],
    [DRUGS[2], 1],
  ]);
  expect([saved.advice, saved.followUpOn === null]).toEqual(['Warm fluids', false]);
});
