import { expect, test } from '../rig/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('offline, an action shows that it failed, and leaving unsaved text asks for confirmation', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^net::ERR_INTERNET_DISCONNECTED/, /^console: Network or CORS problem/);
  const { id } = await clinic.register('Meena Iyer');
  await clinic.queue(id, 'Fever.');
  const page = await open(await clinic.hire('doctor'));
  // This message's code is loaded only when it is needed.
  const dialog = page.waitForResponse(/\/assets\/confirm-dialog.*\.js/);
  await page.goto('/dashboard/queue');
  await dialog;
  await page.getByRole('button', { name: 'Call Next' }).click();
  await expect(page.getByRole('region', { name: 'NOW SEEING' })).toContainText('Meena Iyer');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Complete Consultation' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Failed to complete consultation.',
  );
  await expect(page.getByRole('region', { name: 'NOW SEEING' })).toContainText('Meena Iyer');

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Edit Complaint' }).click();
  const complaint = page.getByLabel('Complaint', { exact: true });
  await expect(complaint).toHaveValue('Fever.');
  // Contexts of the journeys have no service worker, so the page's parts must have arrived before.
  await page.getByLabel('Diagnosis', { exact: true }).waitFor();
  await page.getByLabel('Add a lab test').waitFor();
  await page.context().setOffline(true);
  await complaint.fill('Fever. Rash since Monday.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(complaint).toHaveValue('Fever. Rash since Monday.');

  const record = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(page.url()).toBe(record);
  await expect(complaint).toHaveValue('Fever. Rash since Monday.');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('region', { name: 'NOW SEEING' })).toContainText('Meena Iyer');
});

test('a message is shown even when a newer release has removed the code that renders it', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^404 GET \/assets\/toast-card/, /toast-card/, /^404 POST \/api\/queue\/doctor\/next/);
  const { id } = await clinic.register('Meena Iyer');
  await clinic.queue(id);
  const page = await open(await clinic.hire('doctor'));
  await page.route('**/assets/toast-card*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/api/queue/doctor/next', (route) =>
    route.fulfill({ status: 404, json: { message: 'No patient is waiting.' } }),
  );
  await page.goto('/dashboard/queue');
  await page.getByRole('button', { name: 'Call Next' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'No patient is waiting.',
  );
  await expect(page.getByRole('region', { name: 'NEXT IN QUEUE' })).toContainText('Meena Iyer');
});
