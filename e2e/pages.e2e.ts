import type { Page } from '@playwright/test';
import type { Role } from '#contract/kernel/roles.ts';
import type { Address } from '#web/lib/address/paths.ts';
import { type BusyClinic, makeBusyClinic } from './busy-clinic.ts';
import { type Person, signIn } from './clinic.ts';
import { expect, test } from './journey.ts';
import { lookAt } from './look.ts';
import { MARK } from './marked-call.ts';
import { writeMarkup } from './markup.ts';
import { SUPERADMIN, theRun } from './run.ts';

const NONE = [] as const;

/**
 * Each page for each role that sees it differently. A route without an entry does not compile. The
 * shell's own tests check who has access.
 */
const PAGES = {
  '/login': NONE,
  '/register': NONE,
  '/reset': NONE,
  '/account': ['superadmin', 'receptionist'],
  '/dashboard': ['superadmin', 'admin', 'receptionist', 'lab', 'pharmacy'],
  '/dashboard/admin': NONE,
  '/dashboard/staff': ['admin'],
  '/dashboard/staff/add': ['admin'],
  '/dashboard/staff/edit/:id': ['admin'],
  '/dashboard/staff/edit': ['admin'],
  '/admin/owner': ['admin'],
  '/dashboard/queue': ['admin', 'doctor'],
  '/dashboard/doctor': ['admin'],
  '/dashboard/search': ['doctor'],
  '/dashboard/:patientId': ['doctor'],
  '/search-patient': ['receptionist', 'lab'],
  '/new-case': ['receptionist'],
  '/dashboard/add-patient': ['doctor', 'receptionist'],
  '/dashboard/patients': ['admin'],
  '/dashboard/patients/add': ['admin'],
  '/dashboard/patients/search': ['admin'],
  '/dashboard/all-patients': ['receptionist'],
  '/all-patients': NONE,
  '/dashboard/subscriptions': ['admin'],
  '/dashboard/subscriptions/add': ['admin'],
  '/dashboard/subscriptions/edit/:id': NONE,
  '/dashboard/clinic-subscriptions': ['superadmin'],
  '/dashboard/clinic-subscriptions/add': NONE,
  '/dashboard/clinic-subscriptions/edit/:id': NONE,
  '/start-clinic-subscription': ['admin'],
  '/dashboard/users': ['superadmin'],
  '/start-subscription/:patientId': ['receptionist'],
  '/start-subscription': NONE,
  '/patient/:patientId/complaints': ['doctor', 'pharmacy'],
  '/patient/:patientId/pharmacy-orders': ['doctor', 'pharmacy'],
  '/dashboard/analysis': ['admin'],
  '/dashboard/inventory': ['admin', 'pharmacy'],
  '/dashboard/inventory/add': ['pharmacy'],
  '/dashboard/inventory/edit/:id': NONE,
  '/dashboard/inventory/edit': NONE,
  '/dashboard/settings': ['pharmacy'],
  '/dashboard/patient-record/:patientId': ['doctor', 'pharmacy', 'lab'],
  '/dashboard/search-patient-records': ['pharmacy'],
  '/dashboard/add-order': ['pharmacy'],
  // The same form as for adding.
  '/dashboard/edit-pharmacy-order/:orderId': NONE,
  '/dashboard/orders/:orderId': ['pharmacy'],
  '/dashboard/lab-tests': ['receptionist'],
  '/dashboard/lab-catalogue': ['lab'],
  '/inventory': ['doctor'],
  '/lab-inventory': NONE,
  '/dashboard/bills': ['receptionist'],
  '/patient/:patientId/bills': NONE,
  '/dashboard/money': ['admin'],
  // Checked in its journey (money.e2e.ts).
  '/dashboard/day-close': NONE,
  '/lab': NONE,
  '/create-lab-order': ['receptionist'],
  '/lab/create-order/:patientId': NONE,
  '/lab/report/:orderId': NONE,
  '/lab/report': NONE,
  '/lab/enter-report/:orderId': ['lab'],
  '/lab/enter-report': NONE,
  '/lab/view-report/:orderId': ['doctor'],
  '/lab/view-report': NONE,
  '/lab/search-report': ['lab'],
  '/patient/:patientId/lab-reports': ['doctor'],
  '/billing': ['receptionist'],
  '/manage-admission': ['receptionist'],
  '/patients/:patientId/manage-admission': NONE,
  '/patient/:patientId/admission-bill': NONE,
  '/patient/:patientId/admission-bill/:billId': NONE,
  '/edit-complaint': NONE,
  '/edit-complaint/:recordId': ['doctor', 'lab'],
  '/dashboard/edit-complaint/:recordId': ['admin', 'doctor', 'receptionist', 'pharmacy'],
  '/dashboard/edit-complaint': ['doctor'],
} as const satisfies Record<Address, readonly Role[]>;

/** The tabs besides the default one. */
const OWNER_SECTIONS = ['health', 'access', 'breaches', 'privacy'];

/** A page check that takes longer is stuck. */
const PAGE_MS = 30_000;

test.describe.configure({ mode: 'parallel' });

let clinic: BusyClinic;
let superadmin: Person;
let unmarked: string[];

test.beforeAll(async () => {
  const { url } = theRun();
  clinic = await makeBusyClinic(url);
  superadmin = await signIn(url, SUPERADMIN.email, SUPERADMIN.password);
  unmarked = await writeMarkup(url, clinic, superadmin);
});

test('every text field that a user can write contains markup', () => expect(unmarked).toEqual([]));

/** The elements that the markup would create if it were rendered as anything but text. */
const ESCAPED = `[
  typeof pwned,
  document.querySelectorAll('[onerror], img[src="x"], body script, a[href^="javascript"]').length,
].join()`;

/**
 * Checks that markup is shown as text on the page and on its print. Returns whether the page
 * contains any.
 */
async function markupIsText(page: Page): Promise<boolean> {
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    expect.soft(await page.evaluate(ESCAPED), `markup, ${media}`).toBe('undefined,0');
  }
  const shown = await page.evaluate(
    `[document.body.innerText, ...Array.from(document.querySelectorAll('input, textarea'), ({ value }) => value)].join()`,
  );
  return String(shown).includes(MARK);
}

function pathOf(address: string): string {
  const { people, consulting, orderId, labOrderId } = clinic;
  return address
    .replace(':id', people.receptionist.user.id)
    .replace(':patientId', consulting.patient_id)
    .replace(':orderId', address.startsWith('/lab/') ? labOrderId : orderId)
    .replace(':recordId', consulting.id);
}

for (const address of ['/login', '/register', '/reset']) {
  test(`signed out: ${address}`, async ({ open }) => {
    const page = await open(null, { at: address });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await lookAt(page, `nobody${address.replaceAll('/', '-')}`);
  });
}

test('the colours follow the system’s', async ({ open }) => {
  const page = await open(null, { at: '/login' });
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
});

const rolesOf = new Set(Object.values(PAGES).flat());

for (const role of rolesOf) {
  test(`the pages of ${role}`, async ({ open }) => {
    const addresses = Object.entries(PAGES).filter(([, roles]) => roles.some((r) => r === role));
    test.setTimeout(addresses.length * PAGE_MS);
    const page = await open(role === 'superadmin' ? superadmin : clinic.people[role]);
    page.on('dialog', (dialog) => expect.soft(dialog.message()).toBe('no dialog'));
    const withMarkup: string[] = [];
    for (const [address] of addresses) {
      await test.step(address, async () => {
        const path = pathOf(address);
        await page.goto(path);
        await page.locator('main').waitFor();
        await page.locator('[class*="Skeleton-root"]').first().waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.getByText(/^Unknown .* Section$/)).toHaveCount(0);
        if (await markupIsText(page)) withMarkup.push(address);
        await lookAt(page, `${role}${address.replaceAll('/', '-').replace(':', '')}`);
      });
    }
    expect(withMarkup.length, 'pages with markup').toBeGreaterThan(0);
  });
}

test('the sections of the owner’s page', async ({ open }) => {
  test.setTimeout(OWNER_SECTIONS.length * PAGE_MS);
  const page = await open(clinic.people.admin);
  for (const section of OWNER_SECTIONS) {
    await test.step(section, async () => {
      await page.goto(`/admin/owner?section=${section}`);
      await page.locator('main h2').first().waitFor();
      await page.locator('[class*="Skeleton-root"]').first().waitFor({ state: 'detached' });
      await markupIsText(page);
      await lookAt(page, `owner-${section}`);
    });
  }
});
