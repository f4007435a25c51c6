import { logout } from '#contract/auth/session.endpoints.ts';
import { call } from '../rig/api.ts';
import { signIn } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
import { SUPERADMIN } from '../rig/run.ts';

function pathOf(page: { url(): string }): string {
  return new URL(page.url()).pathname;
}

test('signed out, every address redirects to the sign-in page', async ({ open }) => {
  const page = await open(null);
  for (const address of ['/', '/dashboard', '/dashboard/staff', '/search-patient', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Sign in' }), address).toBeVisible();
    expect(pathOf(page)).toBe('/login');
  }
});

for (const { role, home, unknown } of [
  { role: 'superadmin', home: '/dashboard', unknown: 'Unknown Super Admin Section' },
  { role: 'admin', home: '/dashboard', unknown: 'Unknown Admin Section' },
  { role: 'doctor', home: '/dashboard/search', unknown: 'Unknown Doctor Section' },
  { role: 'receptionist', home: '/dashboard', unknown: 'Unknown Reception Section' },
  { role: 'lab', home: '/dashboard', unknown: null },
  { role: 'pharmacy', home: '/dashboard', unknown: null },
] as const) {
  test(`signed in as ${role}`, async ({ open, url, clinic }) => {
    const { email, password } = SUPERADMIN;
    const person =
      role === 'superadmin' ? await signIn(url, email, password) : await clinic.hire(role);
    const page = await open(person);
    for (const address of ['/', '/login', '/register', '/nowhere', '/dashboard/admin']) {
      await page.goto(address);
      await expect.poll(() => pathOf(page), address).toBe(home);
    }
    await page.goto('/dashboard/no-such-section');
    if (unknown) await expect(page.getByRole('heading', { name: unknown })).toBeVisible();
    else await expect.poll(() => pathOf(page)).toBe(home);
  });
}

test('an expired session redirects to the sign-in page', async ({ open, url, clinic, allow }) => {
  allow(/^401 /, /^console: Unauthorized/);
  const desk = await clinic.hire('receptionist');
  const page = await open(desk, { at: '/dashboard/add-patient' });
  await page.getByLabel('Find a patient').fill('Meena');
  await expect(page.getByText('No patients found.')).toBeVisible();

  await call(url, logout, {}, { token: desk.token });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(pathOf(page)).toBe('/login');
  // The mark of an open page has no content, and the time of the last draft is a number.
  const stored = await page.evaluate(
    'Object.entries(localStorage).filter(([name, text]) => !(/^openopd\\.(tab\\.|drafts-at$)/.test(name) && /^\\d*$/.test(text)))',
  );
  expect(stored).toEqual([]);
});

test('a rejected sign-in shows the reason, and the next one succeeds', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/^401 POST \/api\/auth\/login/);
  const page = await open(null, { at: '/login' });
  const password = page.getByLabel(/^Password/);
  await page.getByLabel('Email').fill(clinic.admin.email);
  await password.fill('not this one');
  await password.press('Enter');
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await password.fill('secret-1');
  await password.press('Enter');
  await page.waitForURL('**/dashboard');
});
