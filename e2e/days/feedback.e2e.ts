import type { Locator, Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, PHONE, test } from '../rig/journey.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two parts of a page cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

const focusedTag = (page: Page) => page.evaluate<string>('document.activeElement.tagName');

/** A paid visit in consultation, and one that waits. */
async function makeQueue(url: string, clinic: Clinic): Promise<void> {
  const { user, token } = await clinic.hire('doctor');
  const { id: patientId } = await clinic.register('Asha Nair');
  const { id } = await clinic.queue(patientId);
  const body = {
    ...({ patientId, paymentMode: 'cash', type: 'consultation' } as const),
    ...{ queueId: id, doctorId: user.id },
    items: [{ name: 'Consultation Fee', price: 500 }],
  };
  const desk = await clinic.hire('receptionist');
  await call(url, createBill, { body }, { token: desk.token });
  await call(url, moveVisit, { params: { id }, body: { status: 'consulting' } }, { token });
  await clinic.queue((await clinic.register('Meena Iyer')).id);
}

test('a message on a phone covers neither the header nor the bar', async ({
  open,
  clinic,
  url,
}) => {
  await makeQueue(url, clinic);
  const desk = await clinic.hire('receptionist');
  const page = await open(desk, { at: '/dashboard', viewport: PHONE, hasTouch: true });
  await page.getByRole('button', { name: 'Complete Asha Nair' }).tap();
  const message = page.locator('.ui-toasts > *');
  await expect(message).toContainText('the consultation is completed.');
  for (const part of ['.app-header', '.app-bar-nav']) {
    expect(await overlap(message, page.locator(part)), part).toBe(false);
  }
});

test('the last button of a bill on a phone lies above the messages', async ({ open, clinic }) => {
  await clinic.hire('doctor');
  await clinic.register('Meena Iyer');
  const desk = await clinic.hire('receptionist');
  const at = '/dashboard/add-patient';
  const page = await open(desk, { at, viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByLabel('Find a patient').fill('meena');
  await page.getByRole('option', { name: /Meena Iyer/ }).tap();
  await page.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await page.getByRole('button', { name: 'Add to queue' }).tap();
  const messages = page.locator('.ui-toasts');
  await expect(messages).toContainText('Meena Iyer is in the queue');
  const end = () => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const receive = page.getByRole('button', { name: 'Receive ₹500.00' });
  await expect(receive).toBeVisible();
  await end();
  expect(await overlap(receive, messages)).toBe(false);
  await page.getByRole('radio', { name: 'Pay later' }).tap();
  await page.getByRole('button', { name: 'Bill ₹500.00 to pay later' }).tap();
  await expect(messages).toContainText('Bill made, ₹500.00 is due.');
  const print = page.getByRole('button', { name: 'Print 80 mm' });
  await expect(print).toBeVisible();
  await end();
  expect(await overlap(print, messages)).toBe(false);
});

test('a focused button on a phone is not beneath the message that appears', async ({
  open,
  clinic,
}) => {
  const at = '/dashboard/day-close';
  const page = await open(await clinic.hire('receptionist'), { at, viewport: PHONE });
  await page.getByLabel('₹100 notes').fill('1');
  await page.getByLabel('Why the cash differs').fill('Change of yesterday');
  await page.keyboard.press('Enter');
  const slip = page.getByRole('button', { name: /^Print slip of/ });
  await expect(slip).toBeFocused();
  const messages = page.locator('.ui-toasts');
  await expect(messages).toContainText('Day closed.');
  await expect.poll(() => overlap(slip, messages)).toBe(false);
  await expect(slip).toBeInViewport({ ratio: 1 });
});

for (const [where, viewport] of Object.entries({
  desk: { width: 1024, height: 560 },
  phone: PHONE,
})) {
  test(`a tall dialog ends above a message, on a ${where}`, async ({ open, clinic, url }) => {
    await makeQueue(url, clinic);
    const desk = await clinic.hire('receptionist');
    const page = await open(desk, { at: '/dashboard', viewport });
    await page.getByRole('button', { name: 'Complete Asha Nair' }).click();
    const messages = page.locator('.ui-toasts');
    await expect(messages).toContainText('the consultation is completed.');
    if (where === 'phone') await page.getByRole('button', { name: 'More of Meena Iyer' }).click();
    await page.getByRole('button', { name: 'Edit details of Meena Iyer' }).click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save details' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(messages).toContainText('the consultation is completed.');
    expect(await overlap(save, messages)).toBe(false);
  });
}

test('a row that is opened on a phone lies above the message', async ({ open, clinic, url }) => {
  await makeQueue(url, clinic);
  for (let n = 1; n <= 12; n += 1) {
    await clinic.queue((await clinic.register(`Patient ${n}`)).id);
  }
  const desk = await clinic.hire('receptionist');
  const page = await open(desk, { at: '/dashboard', viewport: PHONE, hasTouch: true });
  await expect(page.getByRole('button', { name: 'More of Patient 12' })).toBeAttached();
  await page.getByRole('button', { name: 'Complete Asha Nair' }).tap();
  const message = page.locator('.ui-toasts > *');
  await expect(message).toContainText('the consultation is completed.');
  const { y: top } = await boxOf(message);
  const rows = await page.locator('tbody tr').all();
  const boxes = await Promise.all(rows.map(boxOf));
  const lowest = boxes.filter(({ bottom }) => bottom <= top).length - 1;
  const row = page.locator('tbody tr').nth(lowest);
  await row.getByRole('button', { name: /^More of/ }).tap();
  await expect(row.getByRole('combobox', { name: /^Doctor of/ })).toBeInViewport();
  expect((await boxOf(row)).bottom).toBeLessThanOrEqual((await boxOf(message)).y);
});

test('Cancel is apart from the step beside it, and asks first', async ({ open, clinic, url }) => {
  await makeQueue(url, clinic);
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  const cancel = page.getByRole('button', { name: 'Cancel visit of Asha Nair' });
  const complete = page.getByRole('button', { name: 'Complete Asha Nair' });
  const [box, step] = [await boxOf(cancel), await boxOf(complete)];
  expect(box.width).toBeGreaterThanOrEqual(36);
  expect(box.x - step.right).toBeGreaterThanOrEqual(8);
  await cancel.click();
  await expect(page.getByRole('dialog', { name: 'Cancel this visit?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(complete).toBeVisible();
});

test('after a payment the focus stays on the page', async ({ open, clinic, url }) => {
  const { id: patientId } = await clinic.register('Meena Iyer');
  const desk = await clinic.hire('receptionist');
  const body = {
    ...({ patientId, paymentMode: 'online', type: 'consultation' } as const),
    items: [{ name: 'Consultation Fee', price: 500 }],
  };
  await call(url, createBill, { body }, { token: desk.token });
  const page = await open(desk, { at: '/dashboard/dues' });
  const take = page.getByRole('button', { name: /^Take payment of Meena Iyer/ });
  await take.press('Enter');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('Payment amount (₹)').fill('200');
  await page.getByRole('button', { name: 'Receive ₹200.00' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('₹300.00 from 1 patient, 1 bill')).toBeVisible();
  expect(await focusedTag(page)).not.toBe('BODY');
});

test('on a bill, Enter pays what is typed, then prints, and pays nothing twice', async ({
  open,
  clinic,
  url,
}) => {
  const { id: patientId } = await clinic.register('Meena Iyer');
  const desk = await clinic.hire('receptionist');
  const body = {
    ...({ patientId, paymentMode: 'cash', type: 'consultation' } as const),
    items: [{ name: 'Consultation Fee', price: 500 }],
    payments: [],
  };
  await call(url, createBill, { body }, { token: desk.token });
  const page = await open(desk, { at: `/patient/${patientId}/bills` });
  await page.evaluate('window.printed = 0; window.print = () => { window.printed += 1 }');
  await page.getByRole('row', { name: /₹500\.00/ }).press('Enter');
  const amount = page.getByLabel('Payment amount (₹)');
  await amount.fill('200');
  await amount.press('Enter');
  await expect(page.getByPlaceholder('300.00')).toBeFocused();
  await expect(amount).toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print A5' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('window.printed')).toBe(1);
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('₹300.00')).toHaveCount(1);
});
