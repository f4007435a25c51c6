import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../rig/journey.ts';
import { KillableBrowser } from '../rig/killable.ts';
import { signedIn } from '../rig/signed-in.ts';

/** In this order, each browser is killed right behind the last letter. */
const TYPED = [
  { label: 'Complaint', text: 'Fever since Monday, wi' },
  { label: 'Diagnosis', text: 'Acute tonsi' },
  { label: 'Add to the prescription', text: 'pan 40 od 5' },
  { label: 'Vitals', text: '120/80 p8' },
] as const;

const field = (page: Page, name: string) =>
  page.locator('input, textarea').and(page.getByLabel(name, { exact: true }));

/** The drafts that the page has given to the store that survives. */
const WRITTEN = `new Promise((resolve) => {
  const request = indexedDB.open('openopd.drafts');
  request.onsuccess = () => {
    const all = request.result.transaction('drafts').objectStore('drafts').getAll();
    all.onsuccess = () => {
      request.result.close();
      resolve(JSON.stringify(all.result));
    };
  };
})`;
/** Adds a text of the signed-in person that `localStorage` does not have. */
const LEAVE_A_TEXT = `new Promise((resolve) => {
  const key = Object.keys(localStorage).find((one) => one.startsWith('openopd.draft.'));
  const request = indexedDB.open('openopd.drafts');
  request.onsuccess = () => {
    const transaction = request.result.transaction('drafts', 'readwrite');
    const entry = { stored: '"of another page"', at: 1 };
    transaction.objectStore('drafts').put(entry, key.replace(/@.*$/, '@closed'));
    transaction.oncomplete = () => {
      request.result.close();
      resolve();
    };
  };
})`;
const written = (page: Page) => page.evaluate<string>(WRITTEN);

let profile: string;
let browser: KillableBrowser;

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'openopd-killed-'));
  browser = new KillableBrowser(profile);
});
test.afterEach(async () => {
  await browser.kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

test('a browser whose process is killed right behind a letter has it again', async ({
  url,
  clinic,
}) => {
  test.setTimeout(180_000);
  const doctor = await clinic.hire('doctor');
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, '');
  const start = async (): Promise<Page> => {
    const page = await browser.open(signedIn(url, doctor));
    // The server keeps nothing, so that all comes from the device.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await page.goto(`${url}/edit-complaint/${visit.id}`);
    await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
    return page;
  };
  for (const [last, { label, text }] of TYPED.entries()) {
    const page = await start();
    await field(page, label).fill('');
    await field(page, label).pressSequentially(text);
    await expect.poll(() => written(page)).toContain(text);
    await browser.kill();

    const again = await start();
    const restore = again.getByRole('button', { name: 'Restore' });
    if (label === 'Complaint') await restore.click();
    for (const one of TYPED.slice(label === 'Complaint' ? 0 : 1, last + 1)) {
      // A field that was left may have made an entry of its text.
      const shown = async () =>
        `${await field(again, one.label).inputValue()}\n${await again.getByRole('main').innerText()}`;
      await expect.poll(shown).toContain(one.text);
    }
    await browser.kill();
  }
});

test('the texts of a person who signs out are gone from the device', async ({ url, clinic }) => {
  const doctor = await clinic.hire('doctor');
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, '');
  const page = await browser.open(signedIn(url, doctor));
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
  );
  await page.goto(`${url}/edit-complaint/${visit.id}`);
  await field(page, 'Complaint').pressSequentially('Fever since Monday, with a rash');
  await expect.poll(() => written(page)).toContain('with a rash');
  // As of a page that was closed before the removal of its draft was written.
  await page.evaluate(LEAVE_A_TEXT);
  expect(await written(page)).toContain('of another page');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(field(page, 'Password')).toBeVisible();
  await expect.poll(() => written(page)).not.toMatch(/with a rash|of another page/);
});
