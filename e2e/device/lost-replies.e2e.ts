import type { Page } from '@playwright/test';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { createBill, getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic, Person } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

/** Every day around the clock, so that the journey runs at any time. */
const WEEK = {
  ...{ slotMinutes: 5, perSlot: 1, breaks: [] },
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Whether the page has what it loads once it is idle. Offline before that, it would stay without. */
const IS_COMPLETE = `['late-parts', 'virtual_pwa-register', 'toast-card'].every((part) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(part))) &&
  [...document.querySelectorAll('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)`;

/** The server does what the next such call asks, and its reply is lost. */
async function loseReply(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
}

/** Presses a button whose reply is lost. */
async function pressOnce(page: Page, { button, path }: { button: string; path: string }) {
  await loseReply(page, path);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
  await page.getByRole('button', { name: button, exact: true }).click();
  await lost;
}

/** Presses a button offline, then with a lost reply, then again. Both failures show their reason. */
async function pressThrice(page: Page, { button, path }: { button: string; path: string }) {
  const theButton = page.getByRole('button', { name: button, exact: true });
  // A press while the earlier call is pending is the same call.
  const press = async () => {
    await expect(theButton).not.toHaveAttribute('aria-busy');
    await theButton.click();
  };
  const failure = page.getByText(MESSAGES.network).first();
  await page.context().setOffline(true);
  await press();
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);
  await loseReply(page, path);
  // Not the failure of the press offline, which may be reported late.
  const lost = page.waitForEvent(
    'requestfailed',
    (request) =>
      request.url().endsWith(path) && request.failure()?.errorText === 'net::ERR_CONNECTION_RESET',
  );
  await press();
  await lost;
  await expect(failure).toBeVisible();
  await press();
}

async function registerAndQueue(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await desk.getByRole('button', { name: 'Register new patient' }).click();
  await desk.getByLabel('Full Name').fill('Meena Iyer');
  await desk.getByLabel('Phone').fill('98450 53621');
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await pressThrice(desk, { button: 'Register and add to queue', path: '/api/patients' });
  await expect(desk.getByRole('heading', { name: 'Create Bill for Meena Iyer' })).toBeVisible();
}

/** Everything of the clinic, as the server has it. */
async function written(url: string, { admin }: Clinic, doctor: Person) {
  const by = { token: admin.token };
  const { patients } = await call(url, listPatients, { query: {} }, by);
  const { bills } = await call(url, listBills, { query: {} }, by);
  const day = clinicDay(new Date(), 'Asia/Kolkata');
  const query = { from: day, to: day, doctorId: doctor.user.id };
  const { appointments } = await call(url, listAppointments, { query }, by);
  const payments = await Promise.all(
    bills.map(async ({ id }) => (await call(url, getBill, { params: { id } }, by)).payments),
  );
  return {
    patients: patients.map(({ name }) => name).toSorted(),
    visits: (await call(url, listQueue, {}, by)).map(({ name }) => name),
    payments: payments.map((each) => each.map(({ amount_paid }) => amount_paid)),
    appointments: appointments.length,
  };
}

test('with a network that drops replies, reception loses nothing and writes nothing twice', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RESET/, /^console: Network or CORS problem/);
  const doctor = await clinic.hire('doctor');
  const by = { token: clinic.admin.token };
  await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, by);
  await clinic.register('Athira Warrier');
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await expect.poll(() => desk.evaluate(IS_COMPLETE)).toBe(true);

  await registerAndQueue(desk);
  await pressThrice(desk, { button: 'Receive ₹500.00', path: '/api/bills' });
  await expect(desk.getByText('PAID', { exact: true }).first()).toBeVisible();

  await desk.goto('/dashboard/appointments');
  await expect(desk.getByText('No appointments on this day.')).toBeVisible();
  await expect.poll(() => desk.evaluate(IS_COMPLETE)).toBe(true);
  await desk.keyboard.press('b');
  await expect(desk.getByRole('heading', { name: 'Book appointment' })).toBeVisible();
  await desk.keyboard.type('Athira');
  await desk.getByRole('option', { name: /Athira Warrier/ }).click();
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await pressThrice(desk, { button: 'Book', path: '/api/appointments' });
  await expect(rowOf(desk, 'Athira Warrier')).toContainText('Booked');

  expect(await written(url, clinic, doctor)).toEqual({
    patients: ['Athira Warrier', 'Meena Iyer'],
    visits: ['Meena Iyer'],
    payments: [[50_000]],
    appointments: 1,
  });

  // What others do meanwhile is there as soon as the network is, without a reload.
  await desk.goto('/dashboard');
  await expect(rowOf(desk, 'Meena Iyer')).toBeVisible();
  await expect.poll(() => desk.evaluate(IS_COMPLETE)).toBe(true);
  await desk.context().setOffline(true);
  const { id } = await clinic.register('Abdul Rahman');
  await clinic.queue(id);
  await desk.context().setOffline(false);
  await expect(rowOf(desk, 'Abdul Rahman')).toBeVisible();
});

test('a lost reply and then a reload or a killed browser: the same form is the same request', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/ERR_CONNECTION_RESET/, /^console: Network or CORS problem/);
  const doctor = await clinic.hire('doctor');
  const by = { token: clinic.admin.token };
  await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, by);
  const { id: athira } = await clinic.register('Athira Warrier');
  const receptionist = await clinic.hire('receptionist');
  const addToQueue = '/dashboard/add-patient';
  const first = await open(receptionist, { at: addToQueue });
  await first.getByRole('button', { name: 'Register new patient' }).click();
  await first.getByLabel('Full Name').fill('Meena Iyer');
  await first.getByLabel('Phone').fill('98450 53621');
  const register = 'Register and add to queue';
  await pressOnce(first, { button: register, path: '/api/patients' });
  const kept = await first.context().storageState();
  await first.context().close();

  const desk = await open(receptionist, { storageState: kept, at: addToQueue });
  await desk.getByRole('button', { name: 'Continue' }).click();
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await pressOnce(desk, { button: register, path: '/api/queue' });
  await expect(desk.getByText(MESSAGES.network).first()).toBeVisible();
  // The patient is registered and chosen, so that the form adds to the queue only.
  await desk.reload();
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Meera Nair' });
  await desk.getByRole('button', { name: 'Add to queue', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Create Bill for Meena Iyer' })).toBeVisible();

  await desk.getByLabel('Item name').fill('Dressing');
  await desk.getByLabel('Price (₹)').fill('120');
  await desk.getByRole('button', { name: 'Add item' }).click();
  const receive = 'Receive ₹620.00';
  await pressOnce(desk, { button: receive, path: '/api/bills' });
  await expect(desk.getByText(MESSAGES.network).first()).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: receive }).click();
  await expect(desk.getByText('PAID', { exact: true }).first()).toBeVisible();

  await desk.goto(`/dashboard/appointments/book?patient=${athira}`);
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await pressOnce(desk, { button: 'Book', path: '/api/appointments' });
  await desk.reload();
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await desk.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(rowOf(desk, 'Athira Warrier')).toContainText('Booked');

  expect(await written(url, clinic, doctor)).toEqual({
    patients: ['Athira Warrier', 'Meena Iyer'],
    visits: ['Meena Iyer'],
    payments: [[62_000]],
    appointments: 1,
  });
});

test('an interrupted registration, a slot that another desk takes, and a payment whose reply is lost', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/ERR_CONNECTION_RESET/, /^console: Network or CORS problem/, /^409 POST .*appointments$/);
  const doctor = await clinic.hire('doctor');
  const by = { token: clinic.admin.token };
  await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, by);
  const [first, second] = [
    await clinic.register('Athira Warrier'),
    await clinic.register('Biju Das'),
  ];
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard/add-patient' });

  // The phone rings: the caller books while a patient stands at the desk.
  await desk.getByRole('button', { name: 'Register new patient' }).click();
  await desk.getByLabel('Full Name').fill('Meena Iyer');
  await desk.getByLabel('Complaint').fill('Fever since Monday');
  const other = await open(await clinic.hire('receptionist'), {
    at: `/dashboard/appointments/book?patient=${second.id}`,
  });
  await desk.goto(`/dashboard/appointments/book?patient=${first.id}`);
  // Not the first one, which may begin, and so be over, before the press.
  for (const page of [desk, other]) await page.getByRole('radio').nth(2).check();
  const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true });
  await Promise.all([book(desk).click(), book(other).click()]);
  const isDone = (page: Page) => new URL(page.url()).pathname === '/dashboard/appointments';
  const taken = 'This slot has just been taken.';
  await expect(async () => {
    const told = await Promise.all([desk, other].map((page) => page.getByText(taken).isVisible()));
    expect([isDone(desk), isDone(other)]).toEqual(told.map((isTold) => !isTold));
    expect(told.filter(Boolean)).toHaveLength(1);
  }).toPass();
  const late = isDone(desk) ? other : desk;
  // The lost slot stays, marked, and the next one is chosen.
  await expect(late.getByRole('radio', { disabled: true })).toHaveCount(1);
  await expect(late.getByRole('radio', { checked: true })).toBeEnabled();
  await book(late).click();
  await expect.poll(() => isDone(late)).toBe(true);

  await desk.goto('/dashboard/add-patient');
  await desk.getByRole('button', { name: 'Continue' }).click();
  await expect(desk.getByLabel('Complaint')).toHaveValue('Fever since Monday');
  await desk.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(desk.getByRole('heading', { name: /^Token \d+ · Meena Iyer/ })).toBeVisible();

  // A part of a due; the reply is lost, and the page is loaded again.
  const items = [{ name: 'Dressing', price: 300 }];
  const due = { patientId: first.id, items, payments: [] };
  const { id } = await call(url, createBill, { body: due }, by);
  await desk.goto('/dashboard/dues');
  const pay = async () => {
    await desk.getByRole('button', { name: /^Take payment of Athira/ }).click();
    await desk.getByLabel('Payment amount (₹)').fill('100');
  };
  await pay();
  await pressOnce(desk, { button: 'Receive ₹100.00', path: `/api/bills/${id}/payments` });
  await desk.reload();
  await expect(rowOf(desk, 'Athira Warrier')).toContainText('₹200.00');
  await pay();
  await desk.getByRole('button', { name: 'Receive ₹100.00' }).click();
  await expect(desk.getByText(MESSAGES.savedBefore)).toBeVisible();

  const { payments } = await call(url, getBill, { params: { id } }, by);
  expect(payments.map(({ amount_paid }) => amount_paid)).toEqual([10_000]);
  const all = await written(url, clinic, doctor);
  expect([all.patients.length, all.visits, all.appointments]).toEqual([3, ['Meena Iyer'], 2]);
});
