import type { Page } from '@playwright/test';
import { overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { call } from '../rig/api.ts';
import { countEffort } from '../rig/effort.ts';
import { expect, PHONE, test } from '../rig/journey.ts';
import { orderLabTest } from '../rig/lab-order.ts';
import { noneFound, typeNewcomer } from '../rig/type-newcomer.ts';

// The shortest way through each piece of work, in clicks or taps and in keys, texts included. A change
// may lower a figure; a higher one needs the reason of a decision.

const isPaid = (page: Page) =>
  expect(page.getByText('PAID', { exact: true }).first()).toBeVisible();
const hasDoctors = (page: Page) =>
  expect(page.getByLabel('Doctor').getByRole('option', { name: 'Dr. Meera Nair' })).toBeAttached();
const hasQueue = (page: Page) =>
  expect(page.getByText('Nobody is in the queue yet.')).toBeVisible();

test('walk-in to paid with the keyboard: 36 keys, of them 11 to the token beyond the text', async ({
  open,
  clinic,
}) => {
  await clinic.hire('doctor');
  await clinic.register('Abdul Rahman', '98450 12345');
  const page = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(page);
  const { keyboard } = page;
  await page.goto('/dashboard');
  await hasQueue(page);
  await keyboard.press('a');
  await expect(page.getByLabel('Find a patient')).toBeFocused();
  const newcomer = { name: 'Meena Iyer', age: '42', gender: 'F', phone: '9845012345' };
  const doctor = 'D';
  await typeNewcomer(page, newcomer);
  await hasDoctors(page);
  // Past the address, the allergies, the blood group and the way back to the search.
  for (let fields = 0; fields < 5; fields += 1) await keyboard.press('Tab');
  await keyboard.type(doctor);
  await expect(page.getByLabel('Doctor')).toHaveValue(/./);
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Receive ₹500.00' })).toBeVisible();
  const typed = [...Object.values(newcomer), doctor].join('');
  expect((await effort.spent()).keys - typed.length).toBe(11);
  await keyboard.press('Control+Enter');
  await isPaid(page);
  expect(await effort.spent()).toEqual({ presses: 0, keys: 36 });
});

test('walk-in to paid with buttons clicked and fields typed: 4 clicks', async ({
  open,
  clinic,
}) => {
  await clinic.hire('doctor');
  const page = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(page);
  const { keyboard } = page;
  await page.goto('/dashboard');
  await hasQueue(page);
  await page.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await keyboard.type('Meena Iyer');
  await page.getByRole('button', { name: 'Register new patient' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Meena Iyer');
  for (const typed of ['', '42', 'F', '9845012345']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await hasDoctors(page);
  for (let fields = 0; fields < 4; fields += 1) await keyboard.press('Tab');
  await keyboard.type('D');
  await expect(page.getByLabel('Doctor')).toHaveValue(/./);
  await page.getByRole('button', { name: 'Register and add to queue' }).click();
  await page.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await isPaid(page);
  expect(await effort.spent()).toEqual({ presses: 4, keys: 32 });
});

test('a returning patient queued by phone number: 13 keys', async ({ open, clinic }) => {
  await clinic.register('Abdul Rahman', '98450 53621');
  const page = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(page);
  await page.goto('/dashboard');
  await hasQueue(page);
  await page.keyboard.press('a');
  await expect(page.getByLabel('Find a patient')).toBeFocused();
  await page.keyboard.type('9845053621');
  await expect(page.getByRole('option', { name: /Abdul Rahman/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Doctor')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Token 1 · Abdul Rahman' })).toBeVisible();
  expect(await effort.spent()).toEqual({ presses: 0, keys: 13 });
});

test('a patient found while they are registered, with a token: 7 keys and the text', async ({
  open,
  clinic,
}) => {
  await clinic.register('Abdul Rahman', '98450 53621');
  const page = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(page);
  const { keyboard } = page;
  await page.goto('/dashboard');
  await hasQueue(page);
  await keyboard.press('a');
  await expect(page.getByLabel('Find a patient')).toBeFocused();
  const name = 'Zubaida';
  await keyboard.type(name);
  await noneFound(page);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (let fields = 0; fields < 3; fields += 1) await keyboard.press('Tab');
  const phone = '+91 98450 53621';
  await keyboard.type(phone);
  await expect(page.getByText('1 patient has this phone')).toBeVisible();
  await keyboard.press('F2');
  await expect(page.getByLabel('Doctor')).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Token 1 · Abdul Rahman' })).toBeVisible();
  const keys = name.length + phone.length + 7;
  expect(await effort.spent()).toEqual({ presses: 0, keys });
});

test('a billed lab order to its report: 3 clicks, the values and 1 key', async ({
  open,
  url,
  clinic,
}) => {
  const lab = { url, token: clinic.admin.token };
  const { id } = await orderLabTest(lab, (await clinic.register('Meena Iyer')).id);
  const billed = { params: { id }, body: { status: 'billed' } } as const;
  await call(url, overrideLabOrder, billed, { token: lab.token });
  const page = await open(await clinic.hire('lab'));
  const effort = await countEffort(page);
  await page.goto('/dashboard');
  const order = page.getByRole('row', { name: /Meena Iyer/ });
  await order.getByRole('button', { name: /^Collect/ }).click();
  await order.getByRole('button', { name: /^Process/ }).click();
  await order.getByRole('link', { name: /^Enter Report/ }).click();
  await expect(page.getByLabel('Haemoglobin')).toBeFocused();
  const value = '12.5';
  await page.keyboard.type(value);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Report submitted successfully!')).toBeVisible();
  expect(await effort.spent()).toEqual({ presses: 3, keys: value.length + 1 });
});

// Gender and doctor are native lists, of two taps each.
test('walk-in to paid on a phone: 7 taps and the text', async ({ open, clinic }) => {
  await clinic.hire('doctor');
  const desk = await clinic.hire('receptionist');
  const page = await open(desk, { viewport: PHONE, hasTouch: true, isMobile: true });
  const effort = await countEffort(page);
  const { keyboard } = page;
  await page.goto('/dashboard');
  await hasQueue(page);
  await page.getByRole('link', { name: 'Add Patient to Queue' }).first().tap();
  await keyboard.type('Meena Iyer');
  await noneFound(page);
  // "Search" on the phone's keyboard is Enter: without a match it registers the typed name.
  await keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  // "Next" on the phone's keyboard is Tab.
  await keyboard.press('Tab');
  await keyboard.type('42');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('9845012345');
  await effort.tapAndChoose(page.getByLabel('Gender'), 'Female');
  await hasDoctors(page);
  await effort.tapAndChoose(page.getByLabel('Doctor'), 'Dr. Meera Nair');
  await page.getByRole('button', { name: 'Register and add to queue' }).tap();
  await page.getByRole('button', { name: 'Receive ₹500.00' }).tap();
  await isPaid(page);
  // The text, its three fields and the search.
  expect(await effort.spent()).toEqual({ presses: 7, keys: 26 });
});
