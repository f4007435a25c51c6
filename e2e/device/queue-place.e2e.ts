import type { Page } from '@playwright/test';
import { bookAppointment, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { callNext, completeVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

const PATIENTS = 40;
const THE_ONE = 15;
const nameOf = (number: number) => `Patient ${String(number).padStart(2, '0')}`;

/** A queue longer than two screens, with a consultation in the middle of it. */
async function makeLongQueue(url: string, clinic: Clinic) {
  const { user, token } = await clinic.hire('doctor');
  for (let number = 1; number <= PATIENTS; number += 1) {
    const patient = await clinic.register(nameOf(number));
    const { id } = await clinic.queue(patient.id);
    if (number !== THE_ONE) continue;
    const assigned = { status: 'waiting', doctorId: user.id, seenDoctorId: null } as const;
    await call(url, moveVisit, { params: { id }, body: assigned }, { token });
    await call(url, moveVisit, { params: { id }, body: { status: 'consulting' } }, { token });
  }
}

const rowOf = (page: Page, number: number) =>
  page.getByRole('row').filter({ hasText: nameOf(number) });
const topOf = async (page: Page, number: number) =>
  (await rowOf(page, number).boundingBox())?.y ?? Number.NaN;
const scrollOf = (page: Page) => page.evaluate<number>('window.scrollY');

for (const by of ['mouse', 'keyboard']) {
  test(`a visit completed by ${by} leaves the queue without moving the page`, async ({
    open,
    clinic,
    url,
  }) => {
    await makeLongQueue(url, clinic);
    const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
    const complete = page.getByRole('button', { name: `Complete ${nameOf(THE_ONE)}` });
    await rowOf(page, PATIENTS).waitFor();
    await complete.scrollIntoViewIfNeeded();
    const scroll = await scrollOf(page);
    const [above, place] = [await topOf(page, THE_ONE - 1), await topOf(page, THE_ONE)];
    expect(scroll).toBeGreaterThan(100);

    if (by === 'mouse') await complete.click();
    else await complete.press('Enter');
    await expect(page.getByText('the consultation is completed.')).toBeVisible();
    await expect(complete).toHaveCount(0);

    await expect(rowOf(page, THE_ONE + 1)).toBeFocused();
    expect(await scrollOf(page)).toBe(scroll);
    expect(await topOf(page, THE_ONE - 1)).toBe(above);
    expect(await topOf(page, THE_ONE + 1)).toBe(place);

    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, THE_ONE + 2)).toBeFocused();
    expect(await scrollOf(page)).toBe(scroll);
  });
}

/** A day with an unbilled visit and more patients than a page shows, and how to book the first patient. */
async function makeBookedDay(url: string, clinic: Clinic) {
  const { user, token } = await clinic.hire('doctor');
  const by = { token: clinic.admin.token };
  const params = { id: user.id };
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '00:00',
    to: '24:00',
  }));
  const body = { slotMinutes: 5, perSlot: 1, breaks: [], sessions };
  await call(url, saveWeek, { params, body }, by);
  const first = await clinic.register(nameOf(1));
  const book = async (): Promise<void> => {
    const query = { doctorId: user.id, day: clinicDay(new Date(), 'Asia/Kolkata'), limit: 1 };
    const [slot] = (await call(url, listFreeSlots, { query }, by)).slots;
    if (!slot) throw new Error('The doctor has no free slot.');
    const at = { patientId: first.id, doctorId: user.id, day: slot.day, time: slot.time };
    await call(url, bookAppointment, { body: at }, by);
  };
  for (let number = 2; number <= 20; number += 1) {
    await clinic.queue((await clinic.register(nameOf(number))).id);
  }
  const { id } = await call(url, callNext, {}, { token });
  await call(url, completeVisit, { params: { id } }, { token });
  return { book };
}

/** Sums how far the page's parts moved by themselves, as browsers score it. */
const WATCH_SHIFTS = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/** The header's name gives way to what comes beside it. */
const MOST_SHIFTED = 0.02;

test('nothing moves while the queue and the patients load on a new phone', async ({
  open,
  clinic,
  url,
}) => {
  const { book } = await makeBookedDay(url, clinic);
  await book();
  const page = await open(await clinic.hire('receptionist'), {
    viewport: { width: 412, height: 823 },
    ...{ isMobile: true, hasTouch: true },
  });
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Booked, not here yet \(1\)/ }).waitFor();
  await page.getByRole('button', { name: '1 unbilled visit' }).waitFor();
  await rowOf(page, 20).waitFor();
  expect(await page.evaluate('window.shifted')).toBeLessThan(MOST_SHIFTED);

  await page.goto('/dashboard/all-patients');
  await rowOf(page, 6).waitFor();
  await expect(page.getByText('Showing 1 to 15 of 20 results')).toBeVisible();
  expect(await page.evaluate('window.shifted')).toBeLessThan(MOST_SHIFTED);
});

test('the first booking of a day does not move the queue', async ({ open, clinic, url }) => {
  const { book } = await makeBookedDay(url, clinic);
  const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await page.addInitScript(WATCH_SHIFTS);
  await page.reload();
  await page.getByText('Nobody is booked today.').waitFor();
  await page.getByRole('button', { name: '1 unbilled visit' }).waitFor();
  await rowOf(page, 20).waitFor();
  expect(await page.evaluate('window.shifted')).toBeLessThan(MOST_SHIFTED);
  const place = await topOf(page, 5);
  await book();
  await page.getByRole('button', { name: /^Booked, not here yet \(1\)/ }).waitFor();
  expect(await topOf(page, 5)).toBe(place);
});
