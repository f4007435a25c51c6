import type { Page } from '@playwright/test';
import { PASSWORD } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

async function signInAt(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
}

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

test('two tabs of a shared computer are signed in and out together, also by the next person', async ({
  open,
  clinic,
}) => {
  const [morning, evening] = [await clinic.hire('receptionist'), await clinic.hire('pharmacy')];
  const first = await open(null, { at: '/login' });
  const second = await first.context().newPage();
  await second.goto('/login');

  await signInAt(first, morning.email);
  await expect(second.getByText(/^Welcome, /)).toBeVisible();
  await logOut(second);
  await expect(first.getByLabel('Email')).toBeVisible();

  await signInAt(second, evening.email);
  await expect(first.getByText(`Welcome, ${evening.user.name}`)).toBeVisible();
  await logOut(first);
  await expect(second.getByLabel('Email')).toBeVisible();
});
