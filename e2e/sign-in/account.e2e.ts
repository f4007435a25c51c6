import { Secret, TOTP } from 'otpauth';
import { beginSecondFactor, confirmSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { call } from '../rig/api.ts';
import { PASSWORD, type Person } from '../rig/clinic.ts';
import { expect, PHONE, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** Sets it up by calls, for journeys with another subject. */
async function turnOnFactor(url: string, person: Person): Promise<void> {
  const { key } = await call(url, beginSecondFactor, { body: { password: PASSWORD } }, person);
  await call(url, confirmSecondFactor, { body: { code: codeOf(key) } }, person);
}

test('a second factor is set up and used to sign in', async ({ open, clinic, allow }) => {
  allow(/401/);
  const { email } = clinic.admin;
  const page = await open(clinic.admin, { at: '/account' });
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await lookAt(page, 'account-set-up');
  const key = (await page.locator('.account-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('The code that the app shows').fill(codeOf(key));
  await page.keyboard.press('Enter');
  const recovery = await page.locator('.account-codes li').first().innerText();
  await lookAt(page, 'account-codes');

  const other = await open(null, { at: '/login' });
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('Code')).toBeFocused();
  await lookAt(other, 'sign-in-code');
  await other.getByLabel('Code').fill(recovery);
  await other.keyboard.press('Enter');
  await expect(other.getByText(/^Welcome, /)).toBeVisible();
});

test('locking and unlocking the screen keeps a half-typed registration', async ({
  open,
  clinic,
  url,
}) => {
  await call(url, updateClinicSettings, { body: { sharedComputers: true } }, clinic.admin);
  const person = await clinic.hire('receptionist');
  const page = await open(null, { at: '/login' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const choose = page.getByRole('dialog', { name: 'Choose a PIN' });
  await choose.getByLabel('New PIN').fill('2580');
  await choose.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(choose).toBeHidden();
  await page.goto('/dashboard/add-patient');
  await page.getByRole('button', { name: 'Register new patient' }).click();
  await page.getByLabel('Full Name').fill('Meena Iyer');
  await page.keyboard.press('Alt+l');
  const lock = page.getByRole('dialog', { name: 'Screen locked' });
  await expect(lock).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await lookAt(page, 'locked');
  await lock.getByLabel('PIN').fill('2580');
  await page.keyboard.press('Enter');
  await expect(lock).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena Iyer');
});

test('the owner requires a second factor, and a colleague at work sets one up and continues', async ({
  open,
  clinic,
  url,
  allow,
}) => {
  allow(/403/);
  const colleague = await clinic.hire('receptionist');
  const owner = await open(clinic.admin, { at: '/admin/owner?section=second-factor' });
  await expect(owner.getByText(/set up your own/)).toBeVisible();
  await turnOnFactor(url, clinic.admin);
  await owner.reload();
  const desk = await open(colleague, { at: '/dashboard/all-patients' });
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await owner.getByRole('button', { name: 'Require it in 7 days' }).click();
  await expect(owner.getByLabel('Your password')).toBeVisible();
  await lookAt(owner, 'owner-factor-confirm');
  await owner.getByLabel('Your password').fill(PASSWORD);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText(/is required of everybody from/)).toBeVisible();
  await expect(desk.getByText(/your clinic requires a second factor of everybody/)).toBeVisible();
  await lookAt(owner, 'owner-factor');
  await lookAt(desk, 'factor-notice');
  await owner.getByRole('button', { name: 'Require it at once' }).click();
  await owner.getByLabel('Your password').fill(PASSWORD);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText(/is required of everybody since/)).toBeVisible();

  await expect(desk.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await lookAt(desk, 'factor-needed');
  await desk.getByLabel('Your password').fill(PASSWORD);
  await desk.keyboard.press('Enter');
  const key = (await desk.locator('.account-key').innerText()).replaceAll(' ', '');
  await lookAt(desk, 'factor-needed-key');
  await desk.getByLabel('The code that the app shows').fill(codeOf(key));
  await desk.keyboard.press('Enter');
  await expect(desk.locator('.account-codes li').first()).toBeVisible();
  await lookAt(desk, 'factor-needed-codes');
  await desk.getByRole('button', { name: 'I have kept them' }).click();
  await expect(desk.getByText(/^Welcome, /)).toBeVisible();
  expect(new URL(desk.url()).pathname).toBe('/dashboard/all-patients');
  await expect(owner.getByText('2 of 2 people have one.')).toBeVisible();

  await owner.getByRole('tab', { name: 'People' }).click();
  await expect(owner.getByText('Admin, owner')).toBeVisible();
  await lookAt(owner, 'owner-people');
  await owner.setViewportSize(PHONE);
  const own = owner.getByRole('row').filter({ hasText: 'Admin, owner' });
  await own.locator('td.ui-unfold').getByRole('button').click();
  await expect(own.locator('td:not(.ui-unfold)').last()).toBeHidden();
});
