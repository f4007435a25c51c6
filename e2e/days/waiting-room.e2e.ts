import { callNext, completeVisit } from '#contract/queue/queue.endpoints.ts';
import { givePlace, savePlaces } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, PHONE, test } from '../rig/journey.ts';

test('the wall and a phone follow the queue without a sign-in', async ({
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

  const wall = await open(null, { at: address ?? '', viewport: { width: 1920, height: 1080 } });
  const now = wall.getByRole('region', { name: 'Now' });
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
  for (const page of [wall, phone]) {
    await expect(page.locator('body')).not.toContainText(/Athira|Ramesh|Warrier|Rao/);
  }

  // A revoked display goes dark by itself.
  await hall.getByRole('button', { name: 'Revoke Hall' }).click();
  await expect(wall.getByText('This display is not known.')).toBeVisible();
});
