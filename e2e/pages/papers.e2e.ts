import type { Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { inRupees } from '#contract/kernel/numbers/money.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  addSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';
import { SCREENS } from '../rig/look.ts';

const LONG =
  'Amoxicillin 500 mg and Potassium Clavulanate 125 mg Film-coated Tablet (Augmentin Duo)';
const DIRECTIONS = [
  ...['1-0-1 AF', '5 ml 1-1-1', '1/2-0-1/2', '1/2 tab od', 'सुबह शाम शहद के साथ', '1-0-1 with honey'],
  'Dissolve one sachet in a glass of clean water, stir it well, and drink all of it at once. '.repeat(
    5,
  ),
  ...['2 drops each eye q6h', 'once a week on Sundays', 'alternate days', 'BD for 3 days'],
  'After the morning meal\nNot with milk',
];

/** CSS pixels of a millimetre of paper. */
const MM = 96 / 25.4;

/** Text that the paper would lose: text larger than the box that clips it. */
const CUT = `[...document.querySelectorAll('.ui-print, .ui-print *')].flatMap((element) => {
  const { overflow, textOverflow } = getComputedStyle(element);
  const isClipped = overflow !== 'visible' && textOverflow !== 'ellipsis';
  const isTooHigh = element.scrollHeight > element.clientHeight + 1;
  const isTooWide = element.scrollWidth > element.clientWidth + 1;
  return isClipped && (isTooHigh || isTooWide) ? [element.textContent] : [];
})`;

/** On how many lines the first batch number stands. */
const LINES_OF_A_BATCH = `(() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('td.bill-paper-batch').firstChild);
  return range.getClientRects().length;
})()`;

/** Lays out the prints at this width in mm and returns clipped texts. */
async function cutIn(page: Page, width: number): Promise<unknown> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.round(width * MM), height: 800 });
  return page.evaluate(CUT);
}

/** The page count of a PDF; its page tree counts both subtrees and the total. */
const pagesOf = (pdf: Buffer) =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n)));

test('prints clip nothing: twelve drugs, long names, Hindi, directions of several lines', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const name = 'Venkatasubramanian Lakshminarayanan Krishnamoorthy Iyer of Kumbakonam';
  const patient = await clinic.register(name);
  const items = [];
  for (const [at, directions] of DIRECTIONS.entries()) {
    const body = { name: at === 0 ? LONG : `Drug ${at} 250 mg`, price: 2, quantity_in_stock: 500 };
    const { id } = await call(url, addDrug, { body }, { token });
    items.push({
      drug_id: id,
      quantity: 10,
      tabletsPerDay: 2,
      numberOfDays: 5,
      directions_to_use: directions,
    });
  }
  const elsewhere = 'Salbutamol inhaler, 2 puffs SOS\nSpacer\n\nSteam';
  const order = await call(
    url,
    createPharmacyOrder,
    { body: { patient_id: patient.id, items, prescription_for_unavailable_drugs: elsewhere } },
    { token },
  );
  const { updatedAt } = await call(url, getPharmacySettings, {}, { token });
  const licences = 'KA-BNG-20B-145678 / 2019-2029\nKA-BNG-21B-145679 / 2019-2029';
  await call(url, updatePharmacySettings, { body: { licences, updatedAt } }, { token });
  const page = await open(await clinic.hire('pharmacy'), { at: `/dashboard/orders/${order.id}` });
  await page.evaluate('window.print = () => {}');

  await page.getByRole('button', { name: 'Print prescription' }).click();
  const prescription = page.getByRole('article', { name: /^Prescription of/ });
  await expect(prescription).toContainText('5 ml in the morning');
  const written = prescription.getByText('Salbutamol inhaler');
  await expect(written).toHaveCSS('white-space', 'pre-wrap');
  await expect(prescription.getByText('Not with milk')).toHaveCSS('white-space', 'pre-line');
  // The last lines go with the signature.
  await expect(prescription.locator('.rx-end')).toHaveCSS('break-before', 'avoid');
  expect(await cutIn(page, 128)).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true, path: `${SCREENS}/prescription.pdf` });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${SCREENS}/prescription.print.png`, fullPage: true });
  }

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of ['English', 'हिन्दी']) {
    await page.getByLabel('Directions in').selectOption({ label: `Directions in ${language}` });
    await page.getByRole('button', { name: 'Print labels' }).click();
    const labels = page.getByRole('article', { name: /^Label of/ });
    await expect(labels.first()).toContainText(licences);
    const many = await labels.count();
    expect(many).toBeGreaterThan(12);
    expect(await cutIn(page, 46)).toEqual([]);
    const sheets = await page.pdf({ preferCSSPageSize: true, path: `${SCREENS}/labels.pdf` });
    expect(pagesOf(sheets)).toBe(many);
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${SCREENS}/labels-${many}-${language}.png`, fullPage: true });
    }
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});

test('a consent notice is one page, with the clinic’s head and room for the signature', async ({
  open,
  clinic,
}) => {
  const page = await open(clinic.admin, { at: '/admin/owner?section=privacy' });
  await page.evaluate('window.print = () => {}');
  await page.getByRole('button', { name: 'Print: Records for treatment' }).click();
  const notice = page.getByRole('article', { name: 'Consent: Records for treatment' });
  await expect(notice).toContainText('Sunrise Clinic');
  await expect(notice.getByText('Signature or thumb impression')).toBeVisible();
  expect(await cutIn(page, 182)).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true, path: `${SCREENS}/notice.pdf` });
  expect(pagesOf(pdf)).toBe(1);
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${SCREENS}/notice.print.png`, fullPage: true });
  }
});

test('the bill of three drugs with long names and batches is one A5, without a broken batch', async ({
  open,
  url,
  clinic,
}) => {
  const by = { token: clinic.admin.token };
  const name = 'Venkatasubramanian Lakshminarayanan Krishnamoorthy Iyer of Kumbakonam';
  const patient = await clinic.register(name);
  const drugs = [];
  for (const drug of [LONG, 'Alprazolam 0.5 mg Tablet', 'Oral Rehydration Salts 21.8 g']) {
    const body = { name: drug, price: 20.5, quantity_in_stock: 0, manufacturer: 'GlaxoSmithKline' };
    drugs.push(await call(url, addDrug, { body }, by));
  }
  const { id: supplier } = await call(url, addSupplier, { body: { name: 'Nandi' } }, by);
  const lines = drugs.map(({ id }, at) => ({
    ...{ drug_id: id, batch_no: `BX0${at}K11737`, expiry_date: '2039-03-31' },
    ...{ quantity: 50, cost: 10, mrp: 22 },
  }));
  const invoice = { number: 'N-1', invoice_date: '2026-11-01', lines };
  await call(url, postSupplierInvoice, { params: { id: supplier }, body: invoice }, by);
  const items = drugs.map(({ id }) => ({
    ...{ drug_id: id, quantity: 10, tabletsPerDay: 2, numberOfDays: 5, directions_to_use: '1-0-1' },
  }));
  const prescriber = {
    ...{ name: 'Dr. Krishnamurthy Narayanaswamy', registration: 'KMC 45678' },
    address: '3rd Floor, Manipal Centre, Dickenson Road, Bengaluru 560042',
  };
  const body = { patient_id: patient.id, items, prescriber };
  const order = await call(url, createPharmacyOrder, { body }, by);
  const bill = {
    ...{ patientId: patient.id, related_id: order.id },
    ...{ type: 'pharmacy' as const, paymentMode: 'cash' as const },
    items: order.medications.map(({ drug_id, name: drug, price, quantity }) => ({
      ...{ name: drug, price: inRupees(price), quantity, drug_id },
      type: 'pharmacy' as const,
    })),
  };
  const { id, number } = await call(url, createBill, { body: bill }, by);
  const page = await open(clinic.admin, { at: '/billing' });
  const entry = JSON.stringify({ usr: { patientId: patient.id, billId: id }, key: 'b', idx: 1 });
  await page.evaluate(`history.replaceState(${entry}, '')`);
  await page.reload();
  await page.evaluate('window.print = () => {}');
  await page.getByRole('button', { name: 'Print A5' }).click();
  const paper = page.getByRole('article', { name: new RegExp(number) });
  await expect(paper.getByRole('cell', { name: /^BX00K11737/ })).toBeVisible();
  expect(await cutIn(page, 128)).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true, path: `${SCREENS}/bill.pdf` });
  expect(pagesOf(pdf)).toBe(1);
  expect(await page.evaluate(LINES_OF_A_BATCH)).toBe(1);

  // As a person prints: measured on the screen, laid out for the roll.
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Print 80 mm' }).click();
  await expect(paper.getByText(/BX00K11737/).first()).toBeVisible();
  await expect(paper.locator('style')).toBeAttached();
  const roll = await page.pdf({ preferCSSPageSize: true, path: `${SCREENS}/bill-slip.pdf` });
  expect(pagesOf(roll)).toBe(1);
  const [, width = ''] = /MediaBox \[0 0 ([\d.]+)/.exec(roll.toString('latin1')) ?? [];
  expect(Math.round((Number(width) / 72) * 25.4), 'millimetres of paper').toBe(80);
});

test('the inventory of the books shows each figure on A4 beside a long name', async ({
  open,
  url,
  clinic,
}) => {
  const by = { token: clinic.admin.token };
  for (const name of [LONG, `${LONG}, in a blister of ten with a calendar`]) {
    const body = { name, price: 20.5, quantity_in_stock: 100, buying_price: 12 };
    await call(url, addDrug, { body: { ...body, expiry_date: '2039-03-31' } }, by);
  }
  const page = await open(clinic.admin, { at: '/dashboard/books?book=stock' });
  await page.evaluate('window.print = () => {}');
  const print = page.getByRole('button', { name: /^Print/ }).last();
  await print.click();
  const paper = page.getByRole('article', { name: /^Drugs when/ });
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.round(182 * MM), height: 800 });
  const wide = `[...document.querySelectorAll('.ui-print table')].map((table) =>
    table.scrollWidth - table.closest('.ui-print').clientWidth).filter((beyond) => beyond > 0)`;
  expect(await page.evaluate(wide)).toEqual([]);
});
