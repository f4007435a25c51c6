import { createPlan } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';

test('the receptionist’s day: a paid visit, a subscriber, a new case and the lists', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const plan = { name: 'Family Care', price: 999, period: 'monthly', interval: 3 } as const;
  await call(url, createPlan, { body: plan }, { token });
  await clinic.hire('doctor');
  await clinic.register('Abdul Rahman');
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  const section = (name: string) =>
    desk.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  await expect(desk.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Queue',
    'OpenOPD AI',
    'Manage Admission',
    'All Patients',
    'Lab Tests',
  ]);

  // A new patient pays first and is then assigned to a doctor.
  await desk.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await desk.getByRole('button', { name: 'Register new patient' }).click();
  await desk.getByLabel('Full Name').fill('Meena Iyer');
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await desk.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(desk.getByRole('heading', { name: 'Create Bill for Meena Iyer' })).toBeVisible();
  await desk.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await expect(desk.getByText('PAID', { exact: true }).first()).toBeVisible();
  await desk.getByRole('link', { name: 'Done' }).click();
  const meena = desk.getByRole('row', { name: /Meena Iyer/ });
  await expect(meena.getByLabel('Doctor of Meena Iyer')).toHaveValue(/./);
  await meena.getByRole('button', { name: 'Start Meena Iyer' }).click();
  await expect(meena).toContainText('Consulting');
  await meena.getByRole('button', { name: 'Complete Meena Iyer' }).click();
  await expect(meena).toContainText('Seen');

  // A subscriber pays nothing.
  await section('All Patients').click();
  const abdul = desk.getByRole('row', { name: /Abdul Rahman/ });
  await abdul.getByRole('button', { name: /^Start Sub/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Family Care/ }).check();
  await dialog.getByRole('button', { name: 'Start Subscription' }).click();
  await expect(dialog).toBeHidden();
  await abdul.click();
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await desk.getByRole('button', { name: 'Add to queue' }).click();
  await expect(desk.getByRole('heading', { name: 'Token 2 · Abdul Rahman' })).toBeVisible();
  await desk.getByRole('link', { name: 'Back' }).click();
  await expect(desk.getByRole('row', { name: /Abdul Rahman/ })).toContainText('Subscriber');

  await section('Lab Tests').click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Lab');
  await section('Manage Admission').click();
  await expect(desk.getByText('No patient selected.')).toBeVisible();
  await section('OpenOPD AI').click();
  await desk.getByLabel('New case').fill('Tara, 30, fever since Monday');
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Complaint', { exact: true })).toHaveValue(
    /Tara, 30, fever since Monday/,
  );
});
