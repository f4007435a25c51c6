import type { Locator, Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { countEffort } from '../rig/effort.ts';
import { expect, PHONE, test } from '../rig/journey.ts';
import { findingsOn } from '../rig/look.ts';

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

const proposedIn = (page: Page) =>
  page.getByRole('region', { name: 'Proposed for the prescription' });

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
  await expect(paper).toContainText('PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)');
  await expect(paper).toContainText('for 3 days');
  await expect(rowsOf(page)).toHaveCount(3);
});

test('a killed browser loses nothing of the sheet, neither the row being typed nor a row that waits', async ({
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
  const note = page.getByLabel('Complaint', { exact: true });
  await note.fill('Tab Cetirizine 10 hs 5d');
  await note.press('Enter');
  await expect(proposedIn(page)).toContainText('from “Tab Cetirizine 10 hs 5d”');
  await page.keyboard.press('Alt+2');
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
  await expect(again.getByLabel('Add to the prescription')).toHaveValue('cetir');
  await expect(again.getByLabel('Advice')).toHaveValue('Warm fluids');
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  const input = { params: { id: visit.id } };
  const sheet = await call(url, getVisitSheet, input, { token: doctor.token });
  expect(sheet.pharmacyOrders.flatMap(({ medications }) => medications)).toHaveLength(2);
  // The row that waited joins the same prescription.
  await expect(proposedIn(again)).toContainText('Cetirizine 10 mg Tablet × 5');
  await proposedIn(again).getByRole('button', { name: 'Accept' }).click();
  await expect(rowsOf(again)).toHaveCount(3);
  const { pharmacyOrders } = await call(url, getVisitSheet, input, { token: doctor.token });
  expect(pharmacyOrders.map(({ medications }) => medications.length)).toEqual([3]);
});

test('on a phone, sheet, note and what is known are tabs; on a wide screen, three columns', async ({
  open,
  url,
  clinic,
}) => {
  await stock(url, clinic);
  const visit = await clinic.queue((await clinic.register('Asha Menon')).id, 'pan 40 od 5d');
  const doctor = await clinic.hire('doctor');
  const at = `/edit-complaint/${visit.id}`;
  const phone = await open(doctor, { viewport: PHONE, at });
  const sheet = phone.getByRole('region', { name: 'Visit sheet' });
  const note = phone.getByLabel('Complaint', { exact: true });
  const tab = (name: RegExp) => phone.getByRole('tab', { name });
  await expect(sheet).toBeVisible();
  await expect(note).toBeHidden();
  await tab(/^Note/).click();
  await expect(sheet).toBeHidden();
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(tab(/^Sheet \(1\)/)).toBeVisible();
  expect(await findingsOn(phone, undefined)).toEqual([]);
  await tab(/^What is known/).click();
  await expect(phone.getByRole('region', { name: 'Complaints History' })).toBeVisible();
  await expect(note).toBeHidden();
  await tab(/^Sheet/).click();
  await expect(proposedIn(phone)).toBeVisible();
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await tab(/^Note/).click();
  await note.fill('Fever with chills and a dry cough since Monday.\n'.repeat(40));
  // The field that has the focus grows with its text.
  const hidden = 'document.activeElement.scrollHeight - document.activeElement.clientHeight';
  expect(await phone.evaluate(hidden)).toBeLessThanOrEqual(1);

  const wide = await open(doctor, { viewport: { width: 1720, height: 900 }, at });
  await expect(proposedIn(wide)).toBeVisible();
  const left = async (of: Locator) => (await of.boundingBox())?.x ?? 0;
  const columns = [
    await left(wide.getByLabel('Complaint', { exact: true })),
    await left(wide.getByRole('region', { name: 'Visit sheet' })),
    await left(wide.getByRole('region', { name: 'Complaints History' })),
  ];
  expect(columns).toEqual(columns.toSorted((one, other) => one - other));
  expect(new Set(columns).size).toBe(3);
  await expect(wide.getByRole('tab')).toHaveCount(0);
});
