import type { Page } from '@playwright/test';
import { expect, test } from '../rig/journey.ts';

const MOST_KEYS = 12;

/** Counts key presses other than the typed text. */
function countingKeyboard(page: Page) {
  let pressed = 0;
  return {
    pressed: () => pressed,
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

test('from the queue to a new patient’s token in under 12 key presses', async ({
  open,
  clinic,
}) => {
  await clinic.hire('doctor');
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  const keys = countingKeyboard(page);
  await expect(page.getByText('Nobody is in the queue yet.')).toBeVisible();

  // Skips the content link, which takes the first Tab.
  await keys.press('Tab', 'Enter', 'Tab', 'Enter');
  await expect(page.getByLabel('Find a patient')).toBeFocused();
  await keys.type('Meena Iyer');
  await expect(page.getByText('No patients found.')).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena Iyer');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await keys.press('Tab');
  await keys.type('42');
  await keys.press('Tab');
  await keys.type('Female');
  await keys.press('Tab');
  await keys.type('98450 12345');
  await keys.press('Enter');

  await expect(page.getByRole('heading', { name: 'Token 1 · Meena Iyer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next patient' })).toBeFocused();
  expect(keys.pressed()).toBeLessThan(MOST_KEYS);
  test.info().annotations.push({ type: 'key presses', description: `${keys.pressed()}` });
});

test('a known patient is queued, and the doctor sees them, without a mouse', async ({
  open,
  clinic,
}) => {
  await clinic.register('Abdul Rahman');
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard/add-patient' });
  const keys = countingKeyboard(desk);
  await expect(desk.getByLabel('Find a patient')).toBeFocused();
  await keys.type('abd');
  await expect(desk.getByRole('option', { name: /Abdul Rahman/ })).toBeVisible();
  await keys.press('Enter');
  await expect(desk.getByLabel('Doctor')).toBeFocused();
  await keys.press('Control+Enter');
  await expect(desk.getByRole('heading', { name: 'Token 1 · Abdul Rahman' })).toBeVisible();
  expect(keys.pressed()).toBeLessThan(MOST_KEYS);

  const doctor = await open(await clinic.hire('doctor'), { at: '/dashboard/queue' });
  const now = doctor.getByRole('region', { name: 'NOW SEEING' });
  await expect(doctor.getByRole('button', { name: 'Call Next' })).toBeEnabled();
  await doctor.keyboard.press('n');
  await expect(now).toContainText('Abdul Rahman');
  await doctor.keyboard.press('e');
  await expect(doctor.getByLabel('Complaint', { exact: true })).toBeFocused();
  await doctor.keyboard.type('Sore throat.');
  await doctor.keyboard.press('Control+s');
  await expect(doctor.getByText(/^Saved /)).toBeVisible();
});
