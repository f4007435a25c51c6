import { newEmail, PASSWORD } from '../rig/clinic.ts';
import { expect, goTo, test } from '../rig/journey.ts';
import { lookAt, SCREENS } from '../rig/look.ts';

const MM_A_POINT = 25.4 / 72;

test('the account menu and the shortcuts', async ({ open, clinic }) => {
  const page = await open(clinic.admin, { at: '/dashboard' });
  const account = page.getByRole('button', { name: 'Account of Anita Rao' });
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await account.click();
  const own = page.getByRole('button', { name: 'My account' });
  await expect(own).toBeVisible();
  await lookAt(page, 'state-account-menu');
  await own.click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await lookAt(page, 'state-shortcuts');
});

test('an empty day, a new patient’s form and its errors, and the token slip', async ({
  open,
  clinic,
}) => {
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await expect(page.getByText('Nobody is in the queue yet.')).toBeVisible();
  await lookAt(page, 'state-empty-queue');
  await page.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await page.getByRole('button', { name: 'Register new patient' }).click();
  await page.getByLabel('Age', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(page.getByText('Full Name is required.')).toBeVisible();
  await lookAt(page, 'state-new-patient-refused');
  await page.getByLabel('Full Name').fill('Meena Iyer');
  await page.getByLabel('Age', { exact: true }).fill('42');
  await page.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(page.getByRole('heading', { name: 'Token 1 · Meena Iyer' })).toBeVisible();
  await lookAt(page, 'state-token');
  const slip = await page.pdf({ path: `${SCREENS}/token.pdf`, preferCSSPageSize: true });
  const [, width = ''] = /MediaBox \[0 0 ([\d.]+)/.exec(slip.toString('latin1')) ?? [];
  expect(Math.round(Number(width) * MM_A_POINT), 'millimetres of paper').toBe(80);
});

test('a patient found by search, already in the queue, and a cancelled visit', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^409 POST \/api\/queue/);
  const { id } = await clinic.register('Lakshmi Subramanian');
  await clinic.register('Lakshmi Menon');
  await clinic.queue(id, 'Fever.');
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard/add-patient' });
  await page.getByLabel('Find a patient').fill('lak');
  await page.getByRole('option', { name: /Lakshmi Subramanian/ }).waitFor();
  await lookAt(page, 'state-patients-found');
  await page.getByRole('option', { name: /Lakshmi Subramanian/ }).click();
  await page.getByRole('button', { name: 'Add to queue' }).click();
  await expect(page.getByText(/already in the queue/)).toBeVisible();
  await lookAt(page, 'state-already-queued');

  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Start Lakshmi Subramanian' }).click();
  await expect(
    page.getByText('Cannot start consultation without an assigned doctor.'),
  ).toBeVisible();
  await lookAt(page, 'state-refused-start');
  await page.getByRole('button', { name: 'Cancel visit of Lakshmi Subramanian' }).click();
  await expect(page.getByRole('dialog')).toContainText('Lakshmi Subramanian');
  await lookAt(page, 'state-cancel-asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('row', { name: /Lakshmi Subramanian/ })).toContainText('Cancelled');
});

test('a rejected sign-in, a rejected member of staff, an unknown address', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^401 POST \/api\/auth\/login/, /^409 POST \/api\/staff/);
  const nobody = await open(null, { at: '/login' });
  await nobody.getByLabel('Email').fill(newEmail('nobody'));
  await nobody.getByLabel(/^Password/).fill('not this one');
  await nobody.keyboard.press('Enter');
  await expect(nobody.getByText('Invalid email or password.')).toBeVisible();
  await lookAt(nobody, 'state-sign-in-refused');

  const admin = await open(clinic.admin, { at: '/dashboard/staff/add' });
  await admin.getByRole('button', { name: 'Add Staff' }).click();
  await expect(admin.getByText('Name, Email, Role, and Password are required.')).toBeVisible();
  await lookAt(admin, 'state-staff-missing');
  await admin.getByLabel('Name').fill('Anita Rao');
  await admin.getByLabel('Email').fill(clinic.admin.email);
  await admin.getByLabel('Role').selectOption('doctor');
  await admin.getByLabel(/^Password/).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Add Staff' }).click();
  await expect(admin.getByText(/^Failed to add staff:/)).toBeVisible();
  await goTo(admin, '/dashboard/nowhere');
  await expect(admin.getByRole('heading', { name: 'Unknown Admin Section' })).toBeVisible();
  await lookAt(admin, 'state-unknown-section');
});
