import { callNext, completeVisit } from '#contract/queue/queue.endpoints.ts';
import { givePlace, savePlaces } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, PHONE, test } from '../rig/journey.ts';
import { scanCode } from '../rig/scan-code.ts';
import { signedIn } from '../rig/signed-in.ts';

test('a display and a phone follow the queue without a sign-in', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // The revoked display asks again.
  allow(/^404 GET \/api\/display\//);
  const { token } = clinic.admin;
  const doctor = await clinic.hire('doctor');
  const first = await clinic.queue((await clinic.register('Athira Warrier')).id);
  const second = await clinic.queue((await clinic.register('Ramesh Rao')).id);

  // The admin sets the room and adds the display.
  const admin = await open(clinic.admin, { at: '/dashboard/waiting-room' });
  await admin.getByLabel('Name of a new display').fill('Hall');
  await admin.keyboard.press('Enter');
  await admin.getByLabel(doctor.user.name).fill('Room 2');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Room saved.')).toBeVisible();
  const hall = admin.getByRole('region', { name: 'Hall' });
  const address = await hall.getByRole('link').getAttribute('href');

  const display = await open(null, { at: address ?? '', viewport: { width: 1920, height: 1080 } });
  const now = display.getByRole('region', { name: 'Now' });
  await expect(now).toContainText('No token is called.');
  await call(url, savePlaces, { body: { placesOn: true } }, { token });
  const { path } = await call(url, givePlace, { params: { id: second.id } }, { token });
  const phone = await open(null, { at: path ?? '', viewport: PHONE });
  await expect(phone.getByText('1 before you.')).toBeVisible();

  await call(url, callNext, {}, { token: doctor.token });
  await expect(now.getByText(String(first.token_no), { exact: true })).toBeVisible();
  await expect(now).toContainText('Room 2');
  await call(url, completeVisit, { params: { id: first.id } }, { token: doctor.token });
  await call(url, callNext, {}, { token: doctor.token });
  await expect(now.getByText(String(second.token_no), { exact: true })).toBeVisible();
  // The page asks again every 10 s.
  await expect(phone.getByText('Please go to Room 2.')).toBeVisible({ timeout: 15_000 });
  for (const page of [display, phone]) {
    await expect(page.locator('body')).not.toContainText(/Athira|Ramesh|Warrier|Rao/);
  }

  // A revoked display goes dark by itself.
  await hall.getByRole('button', { name: 'Revoke Hall' }).click();
  await expect(display.getByText('This display is not known.')).toBeVisible();
});

test('a phone scans the printed slip and follows its token', async ({ open, url, clinic }) => {
  const { token } = clinic.admin;
  await call(url, savePlaces, { body: { placesOn: true } }, { token });
  const doctor = await clinic.hire('doctor');
  await clinic.queue((await clinic.register('Athira Warrier')).id);
  const patient = await clinic.register('Ramesh Rao');
  const receptionist = await clinic.hire('receptionist');
  // A slip has a code only where another device can open it; each of these names is this machine.
  const { port } = new URL(url);
  const baseURL = `http://clinic.localhost:${port}`;
  // 192 dots an inch, a little less than a thermal printer has.
  const desk = await open(null, { baseURL, deviceScaleFactor: 2 });
  await desk.addInitScript(signedIn(baseURL, receptionist));
  await desk.goto(`/dashboard/add-patient?patient=${patient.id}`);
  await desk.getByRole('button', { name: 'Add to queue' }).click();
  await expect(desk.getByRole('heading', { name: 'Token 2 · Ramesh Rao' })).toBeVisible();
  await expect(desk.getByAltText('Code of the place in the queue')).toBeAttached();

  const scanned = await scanCode(desk.locator('.token-slip'));
  expect(scanned).toMatch(new RegExp(`^${baseURL}/t/[\\w-]{22}$`));
  const phone = await open(null, { at: scanned, viewport: PHONE });
  await expect(phone.getByText('1 before you.')).toBeVisible();
  await expect(phone.locator('.place-token')).toHaveText('2');
  await call(url, callNext, {}, { token: doctor.token });
  // The page asks again every 10 s.
  await expect(phone.getByText('You are next.')).toBeVisible({ timeout: 15_000 });
  await expect(phone.locator('body')).not.toContainText(/Athira|Ramesh|Warrier|Rao/);
});
