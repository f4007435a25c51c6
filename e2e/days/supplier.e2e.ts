import { getCashBook } from '#contract/books/books.endpoints.ts';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, goTo, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

const SUPPLIER = 'Nandi Distributors';

test('a supplier: goods in, a part paid, some sent back with a debit note, and what is owed', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const dolo = {
    name: 'Dolo 650',
    price: 2,
    quantity_in_stock: 0,
    pack: 'strip of 15',
    unit: 'tablet',
  };
  const { id } = await call(url, addDrug, { body: dolo }, { token });
  const stock = async () =>
    (await call(url, getDrug, { params: { id } }, { token })).quantity_in_stock;
  const page = await open(await clinic.hire('pharmacy'), { at: '/dashboard/suppliers' });

  await page.getByRole('button', { name: 'Add supplier' }).first().click();
  const name = page.getByRole('dialog', { name: 'Add supplier' }).getByLabel('Name');
  await name.fill(SUPPLIER);
  await name.press('Enter');
  await expect(page.getByText('The supplier is saved.')).toBeVisible();

  // 10 strips and a free one at ₹21.00, with 5 % GST.
  await page.getByRole('button', { name: 'Enter an invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'Enter an invoice' });
  await invoice.getByLabel('Supplier').selectOption(SUPPLIER);
  await invoice.getByLabel('Invoice number').fill('ND/101');
  await invoice.getByLabel('Add a drug').fill('dolo');
  await expect(page.getByRole('option', { name: /Dolo 650/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(invoice.getByLabel('Batch')).toBeFocused();
  for (const text of ['DL42', '05/29', '15', '10', '1', '21', '30', '5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(invoice.getByText('Goods ₹210.00 + GST ₹10.50')).toBeVisible();
  const today = clinicDay(new Date(), DEFAULT_TIME_ZONE);
  await invoice.getByLabel('Invoice date').fill(today);
  await invoice.getByRole('button', { name: 'Post invoice' }).click();
  await expect(invoice).toBeHidden();
  expect(await stock()).toBe(165);
  await expect(page.getByText('Owed in all: ₹220.50')).toBeVisible();

  await page.getByRole('link', { name: SUPPLIER }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: `Payment to ${SUPPLIER}` });
  await payment.getByLabel(/^Amount/).fill('100');
  await payment.getByLabel(/^For/).selectOption({ label: 'ND/101: ₹220.50' });
  await payment.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('Owed: ₹120.50')).toBeVisible();

  // Two strips come back at their cost: 30 of 165 pieces of ₹210.00, with GST.
  await page.getByRole('link', { name: 'Return goods' }).click();
  await page.getByLabel('Show').selectOption('All batches in stock');
  await page.getByLabel('Pieces of Dolo 650 DL42').fill('2 strips');
  await expect(page.getByText('2 strips = 30 tablets')).toBeVisible();
  await expect(page.getByText('1 batch: ₹38.18 + GST ₹1.91 = ₹40.09')).toBeVisible();
  await page.getByLabel('Reason').selectOption('Damaged');
  await page.getByRole('button', { name: 'Make debit note' }).click();
  const note = page.getByRole('article', { name: /^Debit note DN / });
  await expect(note).toContainText('Damaged');
  await expect(note).toContainText('40.09');
  await lookAt(page, 'debit-note');
  expect(await stock()).toBe(135);

  await goTo(page, '/dashboard/suppliers');
  await page.getByRole('link', { name: SUPPLIER }).click();
  const rows = page.getByRole('table', { name: 'Ledger' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Brought forward');
  await expect(rows.nth(2)).toContainText('₹220.50');
  // Within a day a ledger has payments and returns as they were made.
  await expect(rows.nth(3)).toContainText('₹100.00');
  await expect(rows.nth(4)).toContainText('₹40.09');
  await expect(page.getByText('Owed: ₹80.41')).toBeVisible();
  await lookAt(page, 'supplier-ledger');

  // The cash is in the cash book as well.
  const query = { startDate: today, endDate: today };
  const book = await call(url, getCashBook, { query }, { token });
  expect(JSON.stringify(book)).toContain(`Paid to ${SUPPLIER}`);
});
