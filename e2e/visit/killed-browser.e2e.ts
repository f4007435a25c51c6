import type { Page } from '@playwright/test';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';

/** The fields of a consultation in the order in which they are typed, none of them entered. */
const TYPED = [
  { label: 'Complaint', text: 'Fever since Monday, wi' },
  { label: 'Diagnosis', text: 'Acute tonsi' },
  { label: 'Add to the prescription', text: 'pan 40 od 5' },
  { label: 'Advice', text: 'Warm fluids, no co' },
  { label: 'Vitals', text: '120/80 p8' },
] as const;

const field = (page: Page, name: string) =>
  page.locator('input, textarea').and(page.getByLabel(name, { exact: true }));

/** The storage of the device. A killed page cannot write to it any more. */
const stored = (page: Page) => page.context().storageState();

test('a browser killed after any field gives back what was typed in it and before it', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/Failed to load resource/, /ERR_/, /Unable to preload CSS/);
  const body = { name: 'Pan 40 mg Tablet', price: 2, quantity_in_stock: 500 };
  await call(url, addDrug, { body }, { token: clinic.admin.token });
  const doctor = await clinic.hire('doctor');
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, 'Cough');
  const at = `/edit-complaint/${visit.id}`;
  const page = await open(doctor, { at });
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await page.context().setOffline(true);
  const kills: Awaited<ReturnType<typeof stored>>[] = [];
  for (const { label, text } of TYPED) {
    await field(page, label).fill('');
    await field(page, label).pressSequentially(text);
    await expect.poll(async () => JSON.stringify(await stored(page))).toContain(text.trim());
    kills.push(await stored(page));
  }
  await page.context().close();

  for (const [last, storageState] of kills.entries()) {
    const again = await open(doctor, { storageState });
    // The server keeps the visit as it was, so that each device finds the same.
    await again.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await again.goto(at);
    await expect(again.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
    await again.getByRole('button', { name: 'Restore' }).click();
    for (const { label, text } of TYPED.slice(0, last + 1)) {
      // A field that was left may have made an entry of its text.
      const said = async () =>
        `${await field(again, label).inputValue()}\n${await again.getByRole('main').innerText()}`;
      await expect.poll(said).toContain(text);
    }
    await again.context().close();
  }
});

test('the next person at the PC never sees what another typed, who finds it again', async ({
  open,
  clinic,
  allow,
}) => {
  allow(/Failed to load resource/, /ERR_/, /Unable to preload CSS/);
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, 'Cough');
  const at = `/edit-complaint/${visit.id}`;
  const [first, second] = [await clinic.hire('doctor'), await clinic.hire('doctor')];
  const page = await open(first, { at });
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'Add to the prescription').pressSequentially('secret row');
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('secret row');
  const kept = await stored(page);
  await page.context().close();

  const other = await open(second, { storageState: kept, at });
  await expect(other.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await expect(field(other, 'Add to the prescription')).toHaveValue('');
  await expect(other.getByText('secret row')).toHaveCount(0);
  const after = await stored(other);
  await other.context().close();

  const again = await open(first, { storageState: after, at });
  await expect(field(again, 'Add to the prescription')).toHaveValue('secret row');
});
