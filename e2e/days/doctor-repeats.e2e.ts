import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext, completeVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import { countEffort } from '../rig/effort.ts';
import { expect, goTo, test } from '../rig/journey.ts';

/** Every day around the clock, so that the journey runs at any time. */
const WEEK = {
  ...{ slotMinutes: 5, perSlot: 1, breaks: [] },
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};

test('a doctor saves a favourite, types it, repeats a visit and books its follow-up by keys', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // No other patient waits.
  allow(/404 POST \/api\/queue\/doctor\/next/);
  const body = { name: 'Pan 40 mg Tablet', price: 2, quantity_in_stock: 500 };
  await call(url, addDrug, { body }, clinic.admin);
  const doctor = await clinic.hire('doctor');
  await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, clinic.admin);
  const asha = await clinic.register('Asha Menon');
  await clinic.queue(asha.id, 'Acidity');
  const { id } = await call(url, callNext, {}, doctor);
  const page = await open(doctor);
  const { keyboard } = page;
  const effort = await countEffort(page);
  await page.goto(`/edit-complaint/${id}`);
  const saved = page.getByText('Saved', { exact: true });
  const rows = page.getByLabel(/^Days of /);

  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await keyboard.press('Alt+2');
  await keyboard.type('pan 1 morning 1 night 5d');
  await expect(page.getByRole('option').first()).toContainText('10 pieces');
  await keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await keyboard.press('Alt+4');
  await keyboard.type('No tea');
  await keyboard.press('Alt+5');
  await keyboard.type('2w');
  await keyboard.press('Alt+7');
  await expect(page.getByRole('textbox', { name: 'Save this sheet as' })).toBeFocused();
  await keyboard.type('acid');
  await keyboard.press('Enter');
  await expect(page.getByText('/acid').first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Book / })).toBeVisible();
  await keyboard.press('Alt+0');
  await expect(page.getByText(/^Booked /)).toBeVisible();
  await expect(saved).toBeVisible();
  await keyboard.press('F9');
  await expect(page.getByText('Consultation completed.')).toBeVisible();

  await clinic.queue((await clinic.register('Ravi Rao')).id, 'Acidity');
  const ravi = await call(url, callNext, {}, doctor);
  await goTo(page, `/edit-complaint/${ravi.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ravi Rao' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await keyboard.press('Alt+2');
  await keyboard.type('/acid');
  await expect(page.getByRole('option', { name: /^\/acid/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Advice')).toHaveValue('No tea');
  await expect(saved).toBeVisible();
  await call(url, completeVisit, { params: { id: ravi.id } }, doctor);

  await clinic.queue(asha.id, 'Better');
  const again = await call(url, callNext, {}, doctor);
  await page.goto(`/edit-complaint/${again.id}`);
  await expect(page.getByRole('region', { name: 'Last visits' })).toContainText('Pan 40 mg');
  await keyboard.press('Alt+9');
  await expect(rows).toHaveValue('5');
  await expect(page.getByLabel('Advice')).toHaveValue('No tea');
  expect((await effort.spent()).presses).toBe(0);
});
