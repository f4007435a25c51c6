import type { Locator, Page } from '@playwright/test';
import { bookAppointment, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { call } from '../rig/api.ts';
import { inTheMorning } from '../rig/clinic.ts';
import { countEffort } from '../rig/effort.ts';
import { DESKTOP, expect, goTo, PHONE, test } from '../rig/journey.ts';
import { typeNewcomer } from '../rig/type-newcomer.ts';

const today = () => clinicDay(new Date(), 'Asia/Kolkata');
/** Every day around the clock, so that the journey runs at any time. */
const WEEK = {
  ...{ slotMinutes: 5, perSlot: 1, breaks: [] },
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};
const MOST_KEYS = 10;
const TYPED = 'Athira';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a receptionist books, moves, cancels and checks in', async ({ open, url, clinic }) => {
  await inTheMorning(clinic);
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  const params = { id: doctor.user.id };
  await call(url, saveWeek, { params, body: WEEK }, { token });
  await clinic.register('Athira Warrier');
  const desk = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(desk);
  await desk.goto('/dashboard/appointments');
  await expect(desk.getByText('No appointments on this day.')).toBeVisible();

  await desk.keyboard.press('b');
  await expect(desk.getByRole('heading', { name: 'Book appointment' })).toBeVisible();
  await desk.keyboard.type(TYPED);
  await expect(desk.getByRole('option', { name: /Athira Warrier/ })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await desk.keyboard.press('Control+Enter');
  const row = rowOf(desk, 'Athira Warrier');
  await expect(row).toContainText('Booked');
  const { keys, presses } = await effort.spent();
  expect([keys - TYPED.length <= MOST_KEYS, presses]).toEqual([true, 0]);

  await row.getByRole('button', { name: /^Move/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(desk.getByText(/moved to/)).toBeVisible();

  await row.getByRole('button', { name: /^Cancel/ }).click();
  await desk.getByLabel('Reason (optional)').fill('Travels');
  await desk.keyboard.press('Enter');
  await expect(row).toContainText('Cancelled');
  await desk.getByText('Athira Warrier: cancelled.').waitFor();
  await desk.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('Booked');

  await expect(row.getByRole('button', { name: /^No-show/ })).toHaveCount(0);
  // Its time comes.
  await desk.clock.setSystemTime(Date.now() + 15 * 60_000);
  await desk.reload();
  await row.getByRole('button', { name: /^No-show/ }).click();
  await expect(row.getByRole('button', { name: /^Book again/ })).toBeVisible();
  await row.getByRole('button', { name: /^Book again/ }).click();
  await row.getByRole('button', { name: /^Check in/ }).click();
  await expect(desk).toHaveURL(/\/billing/);
  await goTo(desk, '/dashboard');
  await expect(rowOf(desk, 'Athira Warrier')).toContainText('Booked');
});

test('a caller who is not registered is booked with one of two doctors in 10 keys', async ({
  open,
  url,
  clinic,
}) => {
  await inTheMorning(clinic);
  const { token } = clinic.admin;
  for (const name of ['Meera Nair', 'Xavier Pinto']) {
    const doctor = await clinic.hire('doctor', name);
    await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, { token });
  }
  await clinic.register('Abdul Rahman', '98450 53621');
  const desk = await open(await clinic.hire('receptionist'));
  const effort = await countEffort(desk);
  await desk.goto('/dashboard');
  await expect(desk.getByText('Nobody is in the queue yet.')).toBeVisible();
  const { keyboard } = desk;
  await keyboard.press('b');
  await expect(desk.getByRole('heading', { name: 'Book appointment' })).toBeVisible();
  const newcomer = { name: 'Zubaida Rahman', age: '31', gender: 'F', phone: '9845053621' };
  const chosen = 'X';
  await typeNewcomer(desk, newcomer);
  // Past the address, the allergies and the button of the other details.
  for (let fields = 0; fields < 4; fields += 1) await keyboard.press('Tab');
  await expect(desk.getByLabel('Doctor')).toBeFocused();
  await keyboard.type(chosen);
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await keyboard.press('Control+Enter');
  await expect(rowOf(desk, 'Zubaida Rahman')).toContainText('Xavier Pinto');
  const { keys, presses } = await effort.spent();
  const typed = [...Object.values(newcomer), chosen].join('');
  expect([keys - typed.length, presses]).toEqual([MOST_KEYS, 0]);

  // Beside the queue until the patient comes.
  await goTo(desk, '/dashboard');
  await desk
    .getByRole('button', { name: /^Booked, not here yet \(1\): .* Zubaida Rahman$/ })
    .click();
  await desk.getByRole('button', { name: 'Check in: Zubaida Rahman' }).click();
  await expect(desk).toHaveURL(/\/billing/);
  await goTo(desk, '/dashboard');
  await expect(rowOf(desk, 'Zubaida Rahman')).toContainText('Booked');
  await expect(desk.getByRole('button', { name: /^Booked, not here yet/ })).toBeHidden();
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`Book and Move are in sight beneath a day of free slots, ${viewport.width} px wide`, async ({
    open,
    url,
    clinic,
  }) => {
    const { token } = clinic.admin;
    const doctor = await clinic.hire('doctor');
    await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, { token });
    const { id } = await clinic.register('Athira Warrier');
    // A whole day, whatever the time is now.
    const day = clinicDay(new Date(Date.now() + 86_400_000), 'Asia/Kolkata');
    const at = `/dashboard/appointments/book?patient=${id}&day=${day}`;
    const desk = await open(await clinic.hire('receptionist'), { at, viewport });
    await expect(desk.getByRole('radio').first()).toBeChecked();
    await expect(desk.getByRole('radio').last()).not.toBeInViewport();
    const book = desk.getByRole('button', { name: 'Book', exact: true });
    await expect(book).toBeInViewport({ ratio: 1 });
    await book.click({ trial: true });
    // A slot that gets the focus is not beneath it.
    await desk.getByRole('radio').last().check();
    await expect(book).toBeInViewport({ ratio: 1 });
    await book.click();
    const more = desk.getByRole('button', { name: 'More of Athira Warrier' });
    if (viewport === PHONE) await more.click();
    await rowOf(desk, 'Athira Warrier').getByRole('button', { name: /^Move/ }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expect(dialog.getByRole('radio').last()).not.toBeInViewport();
    const move = dialog.getByRole('button', { name: 'Move', exact: true });
    await expect(move).toBeInViewport({ ratio: 1 });
    await move.click();
    await expect(desk.getByText(/moved to/)).toBeVisible();
  });
}

test('a slot that gets the focus on a phone lies above the message', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  await call(url, saveWeek, { params: { id: doctor.user.id }, body: WEEK }, { token });
  const { id: patientId } = await clinic.register('Athira Warrier');
  const day = clinicDay(new Date(Date.now() + 86_400_000), 'Asia/Kolkata');
  const body = { patientId, doctorId: doctor.user.id, day, time: '09:00' };
  await call(url, bookAppointment, { body }, { token });
  const at = `/dashboard/appointments?day=${day}`;
  const desk = await open(await clinic.hire('receptionist'), { at, viewport: PHONE });
  await desk.getByRole('button', { name: 'More of Athira Warrier' }).click();
  await rowOf(desk, 'Athira Warrier')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await desk.getByLabel('Reason (optional)').fill('Travels');
  await desk.keyboard.press('Enter');
  const messages = desk.locator('.ui-toasts');
  // A message stays while the pointer is on it, however slow the machine is.
  const holdMessage = () => messages.getByText('Athira Warrier: cancelled.').hover();
  await holdMessage();
  await desk.getByRole('link', { name: 'Book appointment' }).click();
  await holdMessage();
  await desk.getByLabel('Find a patient').fill('athira');
  await desk.getByRole('option', { name: /Athira Warrier/ }).click();
  await holdMessage();
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await desk.getByRole('radio').first().focus();
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  for (let slots = 0; slots < 30; slots += 1) await desk.keyboard.press('ArrowRight');
  const focused = desk.getByRole('radio', { checked: true });
  await expect(focused).toBeFocused();
  await expect(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
  const { y, height } = await box(focused);
  expect(y + height).toBeLessThanOrEqual((await box(messages)).y);
});

test('leave in the middle of a session names the booked patients and moves none', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  const doctorId = doctor.user.id;
  await call(url, saveWeek, { params: { id: doctorId }, body: WEEK }, { token });
  const { id: patientId } = await clinic.register('Ramesh Rao');
  const query = { doctorId, day: today(), limit: 50 };
  const { slots } = await call(url, listFreeSlots, { query }, { token });
  const slot = slots.at(-1);
  if (!slot) throw new Error('The doctor has no free slot.');
  const body = { patientId, doctorId, day: slot.day, time: slot.time };
  await call(url, bookAppointment, { body }, { token });

  const admin = await open(clinic.admin, { at: '/dashboard/settings/hours' });
  const form = admin.getByRole('form', { name: 'Add leave' }).first();
  await form.getByLabel('First day').fill(slot.day);
  await form.getByRole('button', { name: 'Add leave' }).click();
  await expect(form).toContainText('Ramesh Rao');
  await form.getByRole('button', { name: 'Add all the same' }).click();
  await expect(admin.getByText('Leave added.')).toBeVisible();
  const page = await open(clinic.admin, {
    at: `/dashboard/appointments?day=${slot.day}`,
    viewport: PHONE,
  });
  await expect(page.getByText('Ramesh Rao').first()).toBeVisible();
  await expect(page.getByText('Booked, outside the hours')).toBeVisible();
});
