import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, goTo, test } from '../rig/journey.ts';

/** Names that depend on the page and not on its patient. */
const STRUCTURE = /- ((?:textbox|combobox|grid|table|columnheader) "[^"]+")/g;
/** Such as `combobox "Doctor of Manoj Gupta"`. */
const OF_A_PERSON = / of \p{Lu}\p{L}+ \p{Lu}/u;
const DOC = readFileSync(join(import.meta.dirname, '../../docs/screen-reader.md'), 'utf8');

/** The fields, tables and columns that the document lists for a page. */
function documented(title: string): string[] {
  const [, part = ''] = DOC.split(`\n## ${title}\n`);
  const [own = ''] = part.split('\n## ');
  const names = [...own.matchAll(STRUCTURE)].map(([, name = '']) => name);
  return names.filter((name) => !OF_A_PERSON.test(name));
}

/** Compares a page with its part of docs/screen-reader.md, which `npm run guide` writes. */
async function expectDocumented(page: Page, title: string) {
  const listed = documented(title);
  expect(listed.length).toBeGreaterThan(2);
  await expect
    .poll(async () => {
      const tree = await page.getByRole('main').ariaSnapshot();
      return listed.filter((name) => !tree.includes(name));
    })
    .toEqual([]);
}

test('docs/screen-reader.md names the fields and columns of its pages', async ({
  open,
  clinic,
}) => {
  const { id } = await clinic.register('Asha Nair');
  const visit = await clinic.queue(id, 'Fever.');
  const hired = await clinic.hire('doctor');
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await expectDocumented(page, 'Queue');

  await goTo(page, '/dashboard/add-patient');
  await page.getByLabel('Find a patient').fill('Zoya Khan');
  await page.getByText('No patients found.').waitFor();
  await page.keyboard.press('Enter');
  await expectDocumented(page, 'Registration');

  await page.getByLabel('Age', { exact: true }).fill('42');
  await page.getByLabel('Doctor', { exact: true }).selectOption({ label: hired.user.name });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await page.getByText('PAID', { exact: true }).first().waitFor();
  await expectDocumented(page, 'Bill');

  const doctor = await open(hired, {
    at: `/dashboard/edit-complaint/${visit.id}`,
  });
  await expectDocumented(doctor, 'Consultation');
});
