import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { packExpired } from '#contract/pharmacy/codes/drug-code.messages.ts';
import { addDrugCode } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { heldSale } from '#contract/pharmacy/held-sale.messages.ts';
import {
  createPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, goTo, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

test('the pharmacist’s day: an order written, edited, paid, dispensed, and part of it returned', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const meena = await clinic.register('Meena Iyer');
  const allergic = { params: { id: meena.id }, body: { allergies: ['Paracetamol – hives'] } };
  await call(url, updatePatient, allergic, { token });
  const drug = { name: 'Paracetamol 500 mg', price: 2.5, quantity_in_stock: 40 };
  const { id } = await call(url, addDrug, { body: drug }, { token });
  const stock = async () =>
    (await call(url, getDrug, { params: { id } }, { token })).quantity_in_stock;
  const page = await open(await clinic.hire('pharmacy'), { at: '/dashboard' });

  // Entered with the keyboard only.
  await page.getByRole('link', { name: 'Add Order' }).first().press('Enter');
  await page.getByLabel('Find a patient').fill('mee');
  await expect(page.getByRole('option', { name: /Meena Iyer/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('para');
  await expect(page.getByRole('option', { name: /Paracetamol/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await expect(page.getByLabel('Quantity of Paracetamol 500 mg')).toHaveValue('10');
  // An order against her allergy needs a reason: two more keys.
  await expect(page.getByText('Allergies: Paracetamol – hives')).toBeVisible();
  await expect(page.getByText(/^Warning: Allergy to Paracetamol – hives/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel(/^Reason in spite of the warning/)).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pharmacy order created successfully.')).toBeVisible();

  const order = page.getByRole('row', { name: /Meena Iyer/ });
  await order.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Directions of Paracetamol 500 mg').fill('1-1-1 after food');
  await expect(page.getByLabel('Quantity of Paracetamol 500 mg')).toHaveValue('15');
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Pharmacy order updated successfully!')).toBeVisible();
  expect(await stock()).toBe(40);

  await order.getByRole('button', { name: /^Bill/ }).click();
  await page.getByRole('button', { name: 'Receive ₹37.50' }).click();
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible();
  expect(await stock()).toBe(25);
  await page.getByRole('link', { name: 'Done' }).click();
  await order.getByRole('button', { name: /^Dispense/ }).click();
  await expect(order).toContainText('Dispensed');

  await order.click();
  await expect(page.getByRole('region', { name: 'Written in spite of warnings' })).toContainText(
    'Taken before without trouble',
  );
  await page.getByLabel('Return Qty of Paracetamol 500 mg').fill('5');
  await expect(page.getByText('Total Refund: ₹12.50')).toBeVisible();
  await page.getByRole('button', { name: 'Process Return' }).click();
  await expect(
    page.getByText('Return processed successfully! Stock has been updated.'),
  ).toBeVisible();
  expect(await stock()).toBe(30);
  await page.getByRole('link', { name: 'Back to Queue' }).click();
  await order.getByRole('button', { name: /^Open bill/ }).click();
  await expect(page.getByText('-₹12.50').first()).toBeVisible();
});

test('two users edit one order: the second sees the first one’s change and decides', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const meena = await clinic.register('Meena Iyer');
  const drug = { name: 'Paracetamol 500 mg', price: 2.5, quantity_in_stock: 40 };
  const { id: drug_id } = await call(url, addDrug, { body: drug }, { token });
  const items = [{ drug_id, quantity: 10, tabletsPerDay: 2, numberOfDays: 5 }];
  const body = { patient_id: meena.id, items };
  const { id } = await call(url, createPharmacyOrder, { body }, { token });
  const read = () => call(url, getPharmacyOrder, { params: { id } }, { token });
  const at = `/dashboard/edit-pharmacy-order/${id}`;
  const first = await open(await clinic.hire('pharmacy'), { at });
  const second = await open(await clinic.hire('doctor'), { at });
  const directions = 'Directions of Paracetamol 500 mg';
  await first.getByLabel(directions).fill('After food');
  await second.getByLabel(directions).fill('1-0-1 x 3 days');
  await second.getByRole('button', { name: 'Save Order' }).click();
  await expect(second.getByText('Pharmacy order updated successfully!')).toBeVisible();

  const told = first
    .getByRole('status')
    .filter({ hasText: 'Somebody else has changed this order' });
  await expect(told).toContainText(
    'Paracetamol 500 mg × 6, 1 in the morning, 1 at night, for 3 days',
  );
  await expect(first.getByLabel(directions)).toHaveValue('After food');
  await lookAt(first, 'order-two-versions');
  await told.getByRole('button', { name: 'Keep mine' }).click();
  await expect(told).toBeHidden();
  await first.getByRole('button', { name: 'Save Order' }).click();
  await expect(first.getByText('Pharmacy order updated successfully!')).toBeVisible();
  expect((await read()).medications).toMatchObject([
    { quantity: 10, directions_to_use: 'After food' },
  ]);
});

test('a scanned box of schedule H1 is held until its prescriber is named; an expired box is not sold', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/409/);
  const by = { token: clinic.admin.token };
  await clinic.hire('doctor');
  await clinic.register('Meena Iyer');
  const { updatedAt } = await call(url, getPharmacySettings, {}, by);
  const held = { licences: '20: KA-B2-101', holdsScheduledSales: true, updatedAt };
  await call(url, updatePharmacySettings, { body: held }, by);
  const stock = { price: 4, quantity_in_stock: 30 };
  const alprax = { name: 'Alprax 0.5', schedule: 'H1' as const, ...stock };
  const { id: drug_id } = await call(url, addDrug, { body: alprax }, by);
  await call(url, addDrugCode, { body: { drug_id, code: '8901234567890' } }, by);
  const old = { name: 'Old Syrup', ...stock, expiry_date: '2020-05-31' };
  await call(url, addDrug, { body: old }, by);
  const page = await open(await clinic.hire('pharmacy'), { at: '/dashboard/add-order' });

  await page.getByLabel('Find a patient').fill('mee');
  await expect(page.getByRole('option', { name: /Meena Iyer/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const add = page.getByRole('combobox', { name: 'Add a drug' });
  await expect(add).toBeFocused();
  // A pack of 2020, then one of today: the scanner types its code and Enter.
  await page.keyboard.type('010890123456789017200531');
  await page.keyboard.press('Enter');
  await expect(page.getByText(packExpired('Alprax 0.5', 'May 2020'))).toBeVisible();
  await add.fill('8901234567890');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity of Alprax 0.5')).toBeVisible();
  await add.fill('old');
  await expect(page.getByRole('option', { name: /Old Syrup/ })).toContainText('0');
  await add.fill('');
  await expect(page.getByText(/Alprax 0.5: the registers need who prescribed this/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Pharmacy order created successfully.')).toBeVisible();

  const order = page.getByRole('row', { name: /Meena Iyer/ });
  await order.getByRole('button', { name: /^Bill/ }).click();
  await page.getByRole('button', { name: /^Receive/ }).click();
  await expect(page.getByText(heldSale(['Alprax 0.5']))).toBeVisible();
  await lookAt(page, 'h1-sale-held');
  await page.getByRole('link', { name: 'Open the order' }).click();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Dr. Meera Nair' }).click();
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Pharmacy order updated successfully!')).toBeVisible();
  await order.getByRole('button', { name: /^Bill/ }).click();
  await page.getByRole('button', { name: /^Receive/ }).click();
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible();
  await goTo(page, '/dashboard/registers?register=h1');
  await expect(page.getByRole('row', { name: /Alprax 0.5/ })).toContainText('Dr. Meera Nair');
});
