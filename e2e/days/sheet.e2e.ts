import type { Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { countEffort } from '../rig/effort.ts';
import { expect, test } from '../rig/journey.ts';

const DRUGS = ['Pan 40 mg Tablet', 'Dolo 650 mg Tablet', 'Cetirizine 10 mg Tablet'];
const PATIENTS = ['Asha Menon', 'Ravi Rao', 'Meena Iyer', 'John Mathew', 'Sita Devi'];

async function stock(url: string, { admin: { token } }: Clinic): Promise<void> {
  for (const name of DRUGS) {
    const body = { name, price: 2, quantity_in_stock: 500 };
    await call(url, addDrug, { body }, { token });
  }
  await call(url, addLabTest, { body: { name: 'CBC', price: 350 } }, { token });
}

/** The sheet's drugs, whose names end their rows. */
const rowsOf = (page: Page) => page.getByLabel(/^Days of /);

/** Types a row of the prescription, once its reader is loaded, and waits until it is one. */
async function row(page: Page, typed: string, count: number, end = 'Enter'): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toContainText('pieces');
  await page.keyboard.press(end);
  await expect(rowsOf(page)).toHaveCount(count);
}

/** Types the advice once; from then on it is the first of the list. */
async function advise(page: Page, isFirst: boolean): Promise<void> {
  if (isFirst) return page.keyboard.type('Warm fluids');
  await expect(page.getByRole('option', { name: 'Warm fluids' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function seePatient(page: Page, isFirst = true): Promise<void> {
  const { keyboard } = page;
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await keyboard.press('Alt+1');
  await keyboard.type('URTI');
  // A part's key takes what is typed, as Enter does.
  await keyboard.press('Alt+2');
  await row(page, 'pan od 5d', 1);
  await row(page, 'dolo tds 3d', 2);
  await row(page, 'cetirizine hs 5d', 3, 'Alt+3');
  await keyboard.type('cbc');
  await expect(page.getByRole('option', { name: /CBC/ })).toBeVisible();
  await keyboard.press('Alt+4');
  await advise(page, isFirst);
  await expect(page.getByLabel('Advice')).toHaveValue('Warm fluids');
  await keyboard.press('Alt+5');
  await keyboard.type('5');
  await keyboard.press('Control+p');
  await expect(page.getByRole('article', { name: /^Paper of the visit/ })).toBeVisible();
}

test('a doctor sees five patients with the keyboard alone, and prints each paper: at most 300 keys', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // After the last patient.
  allow(/404 POST .*queue\/doctor\/next/);
  await stock(url, clinic);
  const visitIds: string[] = [];
  for (const name of PATIENTS) {
    const visit = await clinic.queue((await clinic.register(name)).id, 'Cough');
    const body = { readings: [{ id: newId(), kind: 'temperature' as const, value: 101.2 }] };
    visitIds.push(visit.id);
    await call(url, recordVitals, { params: { id: visit.id }, body }, clinic.admin);
  }
  const doctor = await clinic.hire('doctor');
  const first = await call(url, callNext, {}, { token: doctor.token });
  const page = await open(doctor);
  const effort = await countEffort(page);
  await page.addInitScript('window.print = () => {}');
  await page.goto(`/edit-complaint/${first.id}`);
  for (const [at, name] of PATIENTS.entries()) {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByLabel('Vitals of this visit')).toHaveText(/101.2 °F\s*high/);
    await seePatient(page, at === 0);
    await page.keyboard.press('F9');
    const next = PATIENTS[at + 1];
    if (next) await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/dashboard\/queue/);
  const { presses, keys } = await effort.spent();
  expect(presses).toBe(0);
  expect(keys).toBeLessThanOrEqual(300);

  for (const id of visitIds) {
    const sheet = await call(url, getVisitSheet, { params: { id } }, { token: doctor.token });
    expect(sheet.diagnoses).toEqual(['URTI']);
    expect([sheet.advice, sheet.followUpOn === null]).toEqual(['Warm fluids', false]);
    const lines = sheet.pharmacyOrders.flatMap(({ medications }) => medications);
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Pan 40 mg Tablet', 5],
      ['Dolo 650 mg Tablet', 9],
      ['Cetirizine 10 mg Tablet', 5],
    ]);
    expect(sheet.labOrders.flatMap(({ tests }) => tests.map(({ name }) => name))).toEqual(['CBC']);
  }
});

test('the paper prints in one piece, also after the columns were side by side', async ({
  open,
  url,
  clinic,
}) => {
  await stock(url, clinic);
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, 'Cough');
  const page = await open(await clinic.hire('doctor'));
  await page.addInitScript('window.print = () => {}');
  await page.goto(`/edit-complaint/${visit.id}`);
  await seePatient(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const counts = [...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n));
  expect(Math.max(...counts)).toBe(1);
  const paper = page.getByRole('article', { name: /^Paper of the visit/ });
  await expect(paper).toContainText('PANTOPRAZOLE (Pan 40 mg Tablet)');
  await expect(paper).toContainText('for 3 days');
  await expect(rowsOf(page)).toHaveCount(3);
});

test('a killed browser loses nothing of the sheet but the row being typed', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/Failed to load resource/, /ERR_/, /Unable to preload CSS/);
  await stock(url, clinic);
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, 'Cough');
  const doctor = await clinic.hire('doctor');
  const page = await open(doctor, { at: `/edit-complaint/${visit.id}` });
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await page.keyboard.press('Alt+2');
  await row(page, 'pan od 5d', 1);
  await page.context().setOffline(true);
  await row(page, 'dolo tds 3d', 2);
  await page.keyboard.press('Alt+4');
  await page.keyboard.type('Warm fluids');
  await page.keyboard.press('Alt+2');
  await page.keyboard.type('cetir');
  // The storage survives the crash; the page does not get to save.
  const kept = await page.context().storageState();
  await page.context().close();

  const again = await open(doctor, { storageState: kept, at: `/edit-complaint/${visit.id}` });
  await expect(rowsOf(again)).toHaveCount(2);
  await expect(again.getByLabel('Advice')).toHaveValue('Warm fluids');
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  const input = { params: { id: visit.id } };
  const sheet = await call(url, getVisitSheet, input, { token: doctor.token });
  expect(sheet.pharmacyOrders.flatMap(({ medications }) => medications)).toHaveLength(2);
});
