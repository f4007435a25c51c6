import { Secret, TOTP } from 'otpauth';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { call } from './api.ts';
import { PASSWORD } from './clinic.ts';
import { expect, test } from './journey.ts';
import { lookAt } from './look.ts';

test('a second factor: set up, and signed in with', async ({ open, clinic, allow }) => {
  allow(/401/);
  const { email } = clinic.admin;
  const page = await open(clinic.admin, { at: '/account' });
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await lookAt(page, 'account-set-up');
  const key = (await page.locator('.account-key').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByLabel('The code that the app shows').fill(totp.generate());
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

test('a lock and its unlocking keep a half-typed registration', async ({ open, clinic, url }) => {
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
