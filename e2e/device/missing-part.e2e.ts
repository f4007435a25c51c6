import { expect, test } from '../rig/journey.ts';

test('a part that cannot be loaded leaves the page as it is, and Reload brings it', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/patient-alerts\.form/, /error loading dynamically imported module/i);
  const visit = await clinic.queue((await clinic.register('Meena Iyer')).id, 'Fever.');
  const page = await open(await clinic.hire('doctor'));
  const part = '**/assets/patient-alerts.form-*.js';
  await page.route(part, (route) => route.abort('failed'));
  await page.goto(`/dashboard/edit-complaint/${visit.id}`);
  const complaint = page.getByLabel('Complaint', { exact: true });
  await complaint.fill('Fever. Rash since Monday.');
  await page.getByRole('button', { name: 'Edit allergies' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failed).toBeVisible();
  await expect(complaint).toHaveValue('Fever. Rash since Monday.');

  // Chromium's failed import looks like a new release, whose line covers nothing of the page's end.
  const line = page.locator('.ui-version');
  await expect(line).toContainText('A new version is ready.');
  // The page grows while its parts are rendered, so it is scrolled until it no longer does.
  await expect(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const main = await page.locator('#main').boundingBox();
    const end = (main?.y ?? 0) + (main?.height ?? 0);
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(end - 1);
  }).toPass();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.unroute(part);
  await failed.getByRole('button', { name: 'Reload' }).click();
  await expect(complaint).toHaveValue('Fever. Rash since Monday.');
  await page.getByRole('button', { name: 'Edit allergies' }).click();
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeFocused();
});
