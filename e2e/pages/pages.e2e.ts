import type { Page } from '@playwright/test';
import { type Person, signIn } from '../rig/clinic.ts';
import { furtherIdsOf } from '../rig/further-ids.ts';
import { expect, goTo, test } from '../rig/journey.ts';
import { straysOn } from '../rig/language.ts';
import { lookAt, PLACEHOLDERS } from '../rig/look.ts';
import { lookInModes } from '../rig/modes.ts';
import {
  addressesOf,
  type PageIds,
  pathOf,
  ROLES_WITH_PAGES,
  SIGNED_OUT,
} from '../rig/page-table.ts';
import { SUPERADMIN, theRun } from '../rig/run.ts';
import { smallTargetsOn } from '../rig/touch-targets.ts';
import { type BusyClinic, makeBusyClinic } from './busy-clinic.ts';
import { cutOffOn } from './cut-off.ts';
import { unseenFocusOn } from './focus-rings.ts';
import { MARK } from './marked-call.ts';
import { writeMarkup } from './markup.ts';

/** A page check that takes longer is stuck. */
const PAGE_MS = 30_000;

test.describe.configure({ mode: 'parallel' });

let clinic: BusyClinic;
let ids: PageIds;
let superadmin: Person;
let unmarked: string[];

test.beforeAll(async () => {
  const { url } = theRun();
  clinic = await makeBusyClinic(url);
  superadmin = await signIn(url, SUPERADMIN.email, SUPERADMIN.password);
  unmarked = await writeMarkup(url, clinic, superadmin);
  ids = await idsOf(url, clinic, superadmin);
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

async function idsOf(url: string, of: BusyClinic, superadmin: Person): Promise<PageIds> {
  const { people, consulting, orderId, labOrderId } = of;
  return {
    ...(await furtherIdsOf(url, { admin: people.admin, superadmin })),
    staffId: people.receptionist.user.id,
    patientId: consulting.patient_id,
    visitId: consulting.id,
    orderId,
    labOrderId,
  };
}

/** Checks that a finger can press each control of a phone, and that its screen cuts nothing off. */
async function checkOnPhone(page: Page): Promise<void> {
  expect.soft(await smallTargetsOn(page), 'controls below 44 px').toEqual([]);
  expect.soft(await cutOffOn(page), 'cut off on a phone').toEqual([]);
}

for (const address of SIGNED_OUT) {
  test(`signed out: ${address}`, async ({ open }) => {
    const page = await open(null, { at: pathOf(address, ids) });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    const name = `nobody${address.replaceAll('/', '-').replace(':', '')}`;
    await lookAt(page, name, () => checkOnPhone(page));
    await lookInModes(page, address);
  });
}

test('the colours follow the system’s', async ({ open }) => {
  const page = await open(null, { at: '/login' });
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(244, 246, 247)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe('rgb(244, 246, 247)');
});

for (const role of ROLES_WITH_PAGES) {
  test(`the pages of ${role}`, async ({ open, url }) => {
    const addresses = addressesOf(role);
    test.setTimeout(addresses.length * PAGE_MS);
    const page = await open(role === 'superadmin' ? superadmin : clinic.people[role]);
    page.on('dialog', (dialog) => expect.soft(dialog.message()).toBe('no dialog'));
    const withMarkup: string[] = [];
    for (const [at, address] of addresses.entries()) {
      await test.step(address, async () => {
        const path = pathOf(address, ids);
        // A section may have the heading of the page before it.
        const isLoaded = at > 0 && !address.includes('?');
        await (isLoaded ? goTo(page, path) : page.goto(path));
        await page.locator('main h1').first().waitFor();
        await page.locator(PLACEHOLDERS).first().waitFor({ state: 'detached' });
        expect(page.url()).toBe(url + path);
        await expect(page.getByText(/^Unknown .* Section$/)).toHaveCount(0);
        if (await markupIsText(page)) withMarkup.push(address);
        const name = `${role}${address.replaceAll(/[/?=]/g, '-').replaceAll(':', '')}`;
        await lookAt(page, name, () => checkOnPhone(page));
        await lookInModes(page, `${role}${address}`);
        expect.soft(await straysOn(page), 'beside the visual language').toEqual([]);
        expect.soft(await unseenFocusOn(page), 'focus that is not seen').toEqual([]);
      });
    }
    expect(withMarkup.length, 'pages with markup').toBeGreaterThan(0);
  });
}
