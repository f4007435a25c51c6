import type { Page } from '@playwright/test';
import { expect, test } from '../rig/journey.ts';

const NAME = 'Vishwanath';
const typeAtOnce = (page: Page) => page.keyboard.type(NAME, { delay: 30 });

test('text typed right after a click on a link appears in the page’s field', async ({
  open,
  clinic,
}) => {
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await page.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await typeAtOnce(page);
  await expect(page.getByLabel('Find a patient')).toHaveValue(NAME);

  await page.getByRole('link', { name: 'All Patients' }).click();
  await typeAtOnce(page);
  await expect(page.getByLabel('Search patients by name')).toHaveValue(NAME);

  await page.keyboard.press('Control+k');
  await typeAtOnce(page);
  await expect(page.getByLabel('Patient, screen or action')).toHaveValue(NAME);
});

test('text typed while the opened page is still loading appears in its field', async ({
  open,
  clinic,
}) => {
  const desk = await open(await clinic.hire('receptionist'));
  await desk.goto('/dashboard/add-patient', { waitUntil: 'domcontentloaded' });
  await typeAtOnce(desk);
  await expect(desk.getByLabel('Find a patient')).toHaveValue(NAME);

  const doctor = await open(await clinic.hire('doctor'));
  await doctor.goto('/search-patient', { waitUntil: 'domcontentloaded' });
  await typeAtOnce(doctor);
  await expect(doctor.getByLabel('Patient or new case')).toHaveValue(NAME);
});
