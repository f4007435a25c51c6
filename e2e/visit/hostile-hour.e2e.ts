import type { Page } from '@playwright/test';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext, getVisit } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic, Person } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

const DRUGS = ['Pan 40 mg Tablet', 'Dolo 650 mg Tablet', 'Cetirizine 10 mg Tablet'];

type Hour = { readonly doctor: Person; readonly ids: readonly string[] };

/** A doctor with patients in the queue, the first of them called. */
async function begin(url: string, clinic: Clinic, names: readonly string[]): Promise<Hour> {
  for (const name of DRUGS) {
    const body = { name, price: 2, quantity_in_stock: 500 };
    await call(url, addDrug, { body }, clinic.admin);
  }
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await clinic.queue((await clinic.register(name)).id, 'Cough')).id);
  }
  const doctor = await clinic.hire('doctor');
  await call(url, callNext, {}, doctor);
  return { doctor, ids };
}

const drugsOf = (page: Page) => page.getByLabel(/^Days of /);
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const field = (page: Page, name: string) =>
  page.locator('input, textarea').and(page.getByLabel(name, { exact: true }));

async function row(page: Page, typed: string, count: number): Promise<void> {
  await page.keyboard.press('Alt+2');
  await expect(field(page, 'Add to the prescription')).toBeFocused();
  await typeRow(page, typed, count);
}

async function typeRow(page: Page, typed: string, count: number): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toContainText('pieces');
  await page.keyboard.press('Enter');
  await expect(drugsOf(page)).toHaveCount(count);
}

const sheetReady = (page: Page) =>
  expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();

const OFFLINE = [/Failed to load resource/, /ERR_/, /Network or CORS/, /Unable to preload/];

test('Back and Forward in the middle of a prescription keep each row and each word', async ({
  open,
  url,
  clinic,
}) => {
  const { doctor, ids } = await begin(url, clinic, ['Asha Menon']);
  const [id = ''] = ids;
  const page = await open(doctor, { at: '/dashboard/queue' });
  await page.getByRole('link', { name: /Edit Complaint/ }).click();
  await sheetReady(page);
  await row(page, 'pan od 5d', 1);
  await page.keyboard.type('dolo tds');
  await page.getByLabel('Complaint', { exact: true }).pressSequentially(' and fev');
  // Before anything had the time to be saved.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'OPD Queue' })).toBeVisible();
  await page.goForward();
  await expect(drugsOf(page)).toHaveCount(1);
  await expect(field(page, 'Add to the prescription')).toHaveValue('dolo tds');
  await expect(page.getByLabel('Complaint', { exact: true })).toHaveValue('Cough and fev');
  await page.getByRole('link', { name: 'Lab reports' }).click();
  await expect(page).toHaveURL(/lab-reports/);
  await page.goBack();
  await sheetReady(page);
  await page.keyboard.press('Alt+2');
  await expect(field(page, 'Add to the prescription')).toBeFocused();
  await expect(field(page, 'Add to the prescription')).toHaveValue('dolo tds');
  await page.keyboard.press('End');
  await typeRow(page, ' 3d', 2);
  await saved(page);
  const { pharmacyOrders } = await call(url, getVisitSheet, { params: { id } }, doctor);
  expect(pharmacyOrders.map(({ medications }) => medications.length)).toEqual([2]);
});

test('one visit in two tabs: what both typed offline is there after a crash, and saved once', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/^409 PUT .*\/sheet$/, ...OFFLINE);
  const { doctor, ids } = await begin(url, clinic, ['Asha Menon']);
  const [id = ''] = ids;
  const at = `/edit-complaint/${id}`;
  const first = await open(doctor, { at });
  const second = await first.context().newPage();
  await second.goto(at);
  for (const page of [first, second]) await sheetReady(page);
  await row(first, 'pan od 5d', 1);
  await expect(drugsOf(second)).toHaveCount(1);

  await first.context().setOffline(true);
  await field(first, 'Advice').pressSequentially('Warm fluids');
  await row(second, 'dolo tds 3d', 2);
  await field(second, 'Advice').pressSequentially('No cold drinks');
  await field(first, 'Diagnosis').pressSequentially('Acute tonsi');
  await field(second, 'Vitals').pressSequentially('120/80 p8');
  const kept = await first.context().storageState();
  await first.context().close();

  const again = await open(doctor, { storageState: kept, at });
  await expect(drugsOf(again)).toHaveCount(2);
  await expect(field(again, 'Diagnosis')).toHaveValue('Acute tonsi');
  await expect(field(again, 'Vitals')).toHaveValue('120/80 p8');
  const advice = await field(again, 'Advice').inputValue();
  expect(advice.split('\n').toSorted()).toEqual(['No cold drinks', 'Warm fluids']);
  await saved(again);
  const sheet = await call(url, getVisitSheet, { params: { id } }, doctor);
  expect(sheet.advice).toBe(advice);
  expect(sheet.pharmacyOrders.map(({ medications }) => medications.length)).toEqual([2]);
});

test('no word is lost offline, by a colleague’s change or by Ctrl+P; Complete pressed twice calls one patient', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/^409 PUT .*\/sheet$/, ...OFFLINE);
  const names = ['Asha Menon', 'Ravi Rao', 'Meena Iyer'] as const;
  const { doctor, ids } = await begin(url, clinic, names);
  const [id = ''] = ids;
  const page = await open(doctor);
  await page.addInitScript('window.print = () => {}');
  await page.goto(`/edit-complaint/${id}`);
  await sheetReady(page);
  await row(page, 'pan od 5d', 1);
  await saved(page);
  await page.context().setOffline(true);
  await row(page, 'dolo tds 3d', 2);
  await field(page, 'Advice').pressSequentially('Warm fluids');
  await page.keyboard.press('Alt+2');
  await page.keyboard.type('cetirizine hs 5d');
  await page.keyboard.press('Control+p');
  const paper = page.getByRole('article', { name: /^Paper of the visit/ });
  for (const text of ['PANTOPRAZOLE', 'PARACETAMOL', 'CETIRIZINE', 'Warm fluids']) {
    await expect(paper).toContainText(text);
  }

  const colleague = await clinic.hire('doctor', 'Dr. Arun Das');
  const before = await call(url, getVisitSheet, { params: { id } }, colleague);
  const body = { version: before.version, diagnoses: ['Gastritis'], advice: 'Small meals' };
  await call(url, saveVisitSheet, { params: { id }, body }, colleague);
  await page.context().setOffline(false);
  await expect(field(page, 'Advice')).toHaveValue('Small meals\nWarm fluids');
  await saved(page);
  const sheet = await call(url, getVisitSheet, { params: { id } }, doctor);
  expect([sheet.diagnoses, sheet.advice]).toEqual([['Gastritis'], 'Small meals\nWarm fluids']);
  expect(sheet.pharmacyOrders.map(({ medications }) => medications.length)).toEqual([3]);

  await page.getByRole('button', { name: /^Complete and call next/ }).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: names[1] })).toBeVisible();
  await sheetReady(page);
  const statuses = await Promise.all(
    ids.map(async (one) => (await call(url, getVisit, { params: { id: one } }, doctor)).status),
  );
  expect(statuses).toEqual(['seen', 'consulting', 'waiting']);
});
