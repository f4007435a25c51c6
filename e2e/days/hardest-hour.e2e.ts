import type { Page } from '@playwright/test';
import { bookAppointment, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { addDisplay, editDisplay } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic, Person } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
import { expectOnDisplay } from '../rig/on-display.ts';

const FAMILY_PHONE = '98450 53621';
/** Every day around the clock, so that the journey runs at any time. */
const WEEK = {
  ...{ slotMinutes: 5, perSlot: 1, breaks: [] },
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The start of the day: hours, two appointments, a family, two records of one patient. */
async function morning(url: string, clinic: Clinic, doctor: Person) {
  const by = { token: clinic.admin.token };
  const doctorId = doctor.user.id;
  const params = { id: doctorId };
  await call(url, saveWeek, { params, body: WEEK }, by);
  const window = { opd_fee: 500, follow_up: { days: 7, visits: 1, fee: 0 } };
  await call(url, editStaff, { params, body: window }, by);
  const day = clinicDay(new Date(), 'Asia/Kolkata');
  const query = { doctorId, day, limit: 50 };
  const { slots } = await call(url, listFreeSlots, { query }, by);
  for (const [at, name] of ['Biju Thomas', 'Chitra Pillai'].entries()) {
    const slot = slots[at + 4];
    if (!slot) throw new Error('The doctor has no free slot.');
    const { id: patientId } = await clinic.register(name);
    const body = { patientId, doctorId, day: slot.day, time: slot.time };
    await call(url, bookAppointment, { body }, by);
  }
  await clinic.register('Athira Warrier');
  for (const name of ['Abdul Rahman', 'Fathima Rahman', 'Salim Rahman', 'Zoya Rahman']) {
    await clinic.register(name, FAMILY_PHONE);
  }
  // A paid consultation, which a follow-up follows.
  const seen = await clinic.register('Omana Nair', '98470 11111');
  const visit = await clinic.queue(seen.id);
  const items = [{ name: 'Consultation Fee', price: 500 }];
  const bill = { type: 'consultation', items, paymentMode: 'cash' } as const;
  const ofVisit = { patientId: seen.id, queueId: visit.id, doctorId };
  await call(url, createBill, { body: { ...bill, ...ofVisit } }, by);
  for (const status of ['consulting', 'seen'] as const) {
    await call(url, moveVisit, { params: { id: visit.id }, body: { status } }, by);
  }
  const display = await call(url, addDisplay, { body: { name: 'Hall' } }, by);
  return {
    display,
    kept: await clinic.register('Lakshmi Iyer', '98470 22222'),
    lost: await clinic.register('Laxmi Iyer', '98470 22222'),
  };
}

/** Three phones ring: one books, one moves, one cancels. */
async function answerPhones(desk: Page): Promise<void> {
  await desk.keyboard.press('b');
  await expect(desk.getByRole('heading', { name: 'Book appointment' })).toBeVisible();
  await desk.keyboard.type('Athira');
  await expect(desk.getByRole('option', { name: /Athira Warrier/ })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('radio').first()).toBeChecked();
  await desk.keyboard.press('Control+Enter');
  await expect(rowOf(desk, 'Athira Warrier')).toContainText('Booked');

  await rowOf(desk, 'Biju Thomas').getByRole('button', { name: /^Move/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio').nth(6).check();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(desk.getByText(/moved to/)).toBeVisible();

  const chitra = rowOf(desk, 'Chitra Pillai');
  await chitra.getByRole('button', { name: /^Cancel/ }).click();
  await desk.getByLabel('Reason (optional)').fill('Travels');
  await desk.keyboard.press('Enter');
  await expect(chitra).toContainText('Cancelled');
}

type Arriving = { find: string; name: string; token: number };

/** Queues a patient who is found by a phone number or a name; the display shows the token. */
async function queue(desk: Page, hall: Page, { find, name, token }: Arriving): Promise<string> {
  await desk.goto('/dashboard');
  await expect(desk.getByLabel('Find in the queue')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByLabel('Find a patient')).toBeFocused();
  await desk.keyboard.type(find);
  await desk.getByRole('option', { name: new RegExp(name) }).click();
  await expect(desk.getByLabel('Doctor')).toBeFocused();
  const shown = { region: 'next', text: String(token) } as const;
  await expectOnDisplay(hall, shown, () => desk.keyboard.press('Control+Enter'));
  await expect(desk.getByRole('heading', { name: `Token ${token} · ${name}` })).toBeVisible();
  return shown.text;
}

/** Chooses the doctor in the row, which opens the bill. */
async function openBill(desk: Page, name: string): Promise<void> {
  await desk.goto('/dashboard');
  await desk.getByLabel(`Doctor of ${name}`).selectOption({ label: 'Dr. Meera Nair' });
  await expect(desk.getByRole('heading', { name: `Create Bill for ${name}` })).toBeVisible();
}

test('the receptionist’s hardest hour, with the display following it', async ({
  open,
  url,
  clinic,
}) => {
  const doctor = await clinic.hire('doctor');
  const { display, kept, lost } = await morning(url, clinic, doctor);
  const hall = await open(null, { at: display.path, viewport: { width: 1920, height: 1080 } });
  const next = hall.getByRole('region', { name: 'Next' });
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard/appointments' });
  await expect(rowOf(desk, 'Chitra Pillai')).toContainText('Booked');
  await answerPhones(desk);

  // A family of four on one number.
  const tokens = new Map<string, string>();
  const family = ['Abdul Rahman', 'Fathima Rahman', 'Salim Rahman', 'Zoya Rahman'];
  for (const [nth, name] of family.entries()) {
    // The first token of the day is the paid consultation's.
    tokens.set(name, await queue(desk, hall, { find: '9845053621', name, token: nth + 2 }));
  }

  // One cannot pay now, one pays.
  await openBill(desk, 'Abdul Rahman');
  await desk.getByRole('radio', { name: 'Pay later' }).check();
  // With the bill the token waits for its doctor, who is named on the display.
  const ofDoctor = { region: 'next', text: 'Dr. Meera Nair' } as const;
  const billLater = desk.getByRole('button', { name: 'Bill ₹500.00 to pay later' });
  await expect(next).not.toContainText(ofDoctor.text);
  await expectOnDisplay(hall, ofDoctor, () => billLater.press('Enter'));
  await expect(desk.getByText('Bill made, ₹500.00 is due.')).toBeVisible();
  await openBill(desk, 'Fathima Rahman');
  await desk.getByRole('radio', { name: 'UPI' }).check();
  await desk.getByRole('button', { name: 'Receive ₹500.00' }).click();
  await expect(desk.getByText('PAID', { exact: true }).first()).toBeVisible();

  // The doctor calls the first of them.
  const panel = await open(doctor, { at: '/dashboard/doctor' });
  const called = { region: 'now', text: tokens.get('Abdul Rahman') ?? '' } as const;
  const callNext = panel.getByRole('button', { name: 'Call Next' });
  await expect(callNext).toBeEnabled();
  await expectOnDisplay(hall, called, () => callNext.press('Enter'));

  // The desk completes the consultation by mistake, and takes it back.
  await desk.goto('/dashboard');
  const complete = desk.getByRole('button', { name: 'Complete Abdul Rahman' });
  await expect(complete).toBeVisible();
  await expectOnDisplay(hall, { ...called, isGone: true }, () => complete.press('Enter'));
  const undo = desk.getByRole('button', { name: 'Undo' }).last();
  await expect(undo).toBeVisible();
  await expectOnDisplay(hall, called, () => undo.press('Enter'));

  // A follow-up within its days.
  await queue(desk, hall, { find: 'Omana', name: 'Omana Nair', token: 6 });
  await openBill(desk, 'Omana Nair');
  await desk.getByRole('button', { name: 'Bill as follow-up', exact: true }).last().click();
  await expect(desk.getByText('Billed as a follow-up.')).toBeVisible();

  // A wrong name, seen in the queue and on a display that shows names.
  const by = { token: clinic.admin.token };
  const names = (showsNames: boolean) =>
    call(url, editDisplay, { params: { id: display.id }, body: { showsNames } }, by);
  await names(true);
  await expect(next).toContainText('Zoya R.');
  await desk.goto('/dashboard');
  await expect(rowOf(desk, 'Abdul Rahman')).toContainText('Due ₹500.00');
  await desk.getByRole('button', { name: 'Edit details of Zoya Rahman' }).click();
  await desk.getByRole('dialog').getByLabel('Full Name').fill('Zoyah Rahman');
  const renamed = { region: 'next', text: 'Zoyah R.' } as const;
  const save = desk.getByRole('button', { name: 'Save details' });
  await expectOnDisplay(hall, renamed, () => save.press('Enter'));
  await names(false);
  await expect(next).not.toContainText('Zoyah');
  await expect(rowOf(desk, 'Zoyah Rahman')).toBeVisible();

  // Two records of one patient: the admin merges them, and the lost number finds the visit.
  const merged = await queue(desk, hall, { find: 'Laxmi', name: 'Laxmi Iyer', token: 7 });
  await desk.goto('/dashboard');
  await expect(rowOf(desk, 'Laxmi Iyer')).toBeVisible();
  const admin = await open(clinic.admin, {
    at: `/dashboard/patients/merge?patient=${kept.id}&other=${lost.id}`,
  });
  await admin
    .getByRole('button', { name: `Merge no. ${lost.token} into no. ${kept.token}` })
    .click();
  await expect(rowOf(desk, 'Lakshmi Iyer')).toBeVisible();
  await expect(next.getByText(merged, { exact: true })).toBeVisible();
  await desk.getByLabel('Find in the queue').fill(String(lost.token));
  await expect(rowOf(desk, 'Lakshmi Iyer')).toBeVisible();

  // The wrong patient is checked in and taken back at the bill, which then takes no money.
  await desk.goto('/dashboard/appointments');
  const checkIn = rowOf(desk, 'Biju Thomas').getByRole('button', { name: /^Check in/ });
  await expect(checkIn).toBeVisible();
  const arrived = { region: 'next', text: '8' } as const;
  await expectOnDisplay(hall, arrived, () => checkIn.press('Enter'));
  await expect(desk.getByRole('button', { name: 'Receive ₹500.00' })).toBeVisible();
  const takeBack = desk.getByRole('button', { name: 'Undo' }).last();
  await expectOnDisplay(hall, { ...arrived, isGone: true }, () => takeBack.press('Enter'));
  await expect(desk.getByText('so there is nothing to bill')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Receive/ })).toBeHidden();
  await desk.getByRole('link', { name: 'Go to Dashboard' }).click();
  await desk.getByRole('button', { name: /^Booked, not here yet \(2\)/ }).waitFor();

  // An admission by mistake is taken back.
  await desk.goto(`/patients/${kept.id}/manage-admission`);
  await desk.getByRole('button', { name: 'Admit' }).click();
  await expect(desk.getByRole('heading', { name: /^Admission Billing Details/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Back to Admission Management' }).click();
  await desk.getByRole('button', { name: 'Undo admission' }).click();
  await expect(desk.getByText('The admission was undone.')).toBeVisible();
  await desk.goto(`/patient/${kept.id}/bills`);
  await expect(rowOf(desk, 'Admission')).toContainText('CANCELLED');

  // A patient who paid by UPI leaves, and gets the fee back in cash: the drawer misses it.
  await desk.goto('/dashboard');
  await desk.getByRole('button', { name: 'Cancel visit of Fathima Rahman' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('₹500.00 was paid (UPI).');
  await dialog.getByLabel('Paid back').selectOption('Cash');
  const fathima = { region: 'next', text: tokens.get('Fathima Rahman') ?? '' } as const;
  const cancel = dialog.getByRole('button', { name: 'Cancel visit' });
  await expectOnDisplay(hall, { ...fathima, isGone: true }, () => cancel.press('Enter'));
  await expect(rowOf(desk, 'Fathima Rahman')).toContainText('Cancelled');
  await expect(desk.getByText('Give ₹500.00 back in cash.')).toBeVisible();
  await desk.goto('/dashboard/day-close');
  const drawer = desk.locator('.cash-sums').first();
  await expect(drawer).toContainText('Bills₹0.00');
  await expect(drawer).toContainText('Paid back-₹500.00');
  await expect(drawer).toContainText('Expected-₹500.00');
  await expect(hall.locator('body')).not.toContainText(/Rahman|Rehman|Iyer|Nair, |Omana/);
});
