import { describe, expect, it } from 'vitest';
import { ACCOUNT_MESSAGES as A } from '#contract/auth/account.messages.ts';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { getLock, lockScreen, setPin, unlockScreen } from '#contract/auth/lock.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newStaff,
  newVisit,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { openStream } from '../testing/event-stream.ts';

const app = startTestApp();
const MINUTE = 60_000;
const PIN = '2580';

async function newSharedClinic(minutes = 5): Promise<Person> {
  const admin = await newClinic(app);
  const body = { sharedComputers: true, lockAfterMinutes: minutes };
  await app.ok(updateClinicSettings, { body }, admin);
  return admin;
}
const setOwnPin = (person: Person, pin = PIN) =>
  app.ok(setPin, { body: { password: PASSWORD, pin } }, person);
const unlock = (person: Person, secret: string) =>
  app.call(unlockScreen, { body: { secret } }, person);
const patientsStatus = async (person: Person) =>
  (await app.call(listPatients, {}, person)).statusCode;

describe('a locked session', () => {
  it('refuses every call except unlock and sign-out, and ends its stream', async () => {
    const admin = await newSharedClinic();
    await setOwnPin(admin);
    const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const stream = await openStream(base, admin.token);
    await stream.next('ready');
    await app.ok(lockScreen, {}, admin);
    await stream.next('ended');
    stream.close();
    const refused = await app.call(listPatients, {}, admin);
    expect([refused.statusCode, refused.json().code]).toEqual([423, 'locked']);
    expect((await app.call(getCurrentUser, {}, admin)).statusCode).toBe(423);
    const change = { password: PASSWORD, pin: '1357' };
    expect((await app.call(setPin, { body: change }, admin)).statusCode).toBe(423);
    const headers = { authorization: `Bearer ${admin.token}`, accept: 'text/event-stream' };
    expect((await fetch(base + streamEvents.path, { headers })).status).toBe(423);
    // Another person's session still works.
    const elsewhere = await signIn(app, admin.user.email);
    await newVisit(app, elsewhere);
    expect((await app.ok(getLock, {}, admin)).locked).toBe(true);
    expect((await unlock(admin, PIN)).statusCode).toBe(200);
    expect(await patientsStatus(admin)).toBe(200);
    await app.ok(lockScreen, {}, admin);
    await app.ok(logout, {}, admin);
    expect((await unlock(admin, PIN)).statusCode).toBe(401);
  });

  it('ends after the fifth wrong PIN, also when they come concurrently', async () => {
    const admin = await newSharedClinic();
    await setOwnPin(admin);
    await app.ok(lockScreen, {}, admin);
    const tries = await Promise.all(Array.from({ length: 8 }, () => unlock(admin, '9999')));
    const statuses = tries.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([400, 400, 400, 400, 401, 401, 401, 401]);
    expect((await unlock(admin, PIN)).statusCode).toBe(401);
    await signIn(app, admin.user.email);
  });

  it('resets the count of wrong PINs after a right one, and also accepts the password', async () => {
    const admin = await newSharedClinic();
    await setOwnPin(admin);
    for (let round = 0; round < 2; round += 1) {
      await app.ok(lockScreen, {}, admin);
      const wrong = [await unlock(admin, '0000'), await unlock(admin, '0001')];
      expect(wrong.map((reply) => reply.json().fields)).toEqual([
        { secret: A.pinWrong },
        { secret: A.pinWrong },
      ]);
      await unlock(admin, '0002');
      expect((await unlock(admin, round === 0 ? PIN : PASSWORD)).statusCode).toBe(200);
    }
    expect(await patientsStatus(admin)).toBe(200);
  });

  it('cannot be unlocked with another person’s PIN', async () => {
    const admin = await newSharedClinic();
    const lab = await newStaff(app, admin, 'lab');
    await setOwnPin(lab, '7391');
    await app.ok(lockScreen, {}, admin);
    expect((await unlock(admin, '7391')).statusCode).toBe(400);
    expect((await unlock(admin, PASSWORD)).statusCode).toBe(200);
  });
});

describe('shared computers', () => {
  it('are locked by the server after the idle time, and their sessions end after two hours', async () => {
    const admin = await newSharedClinic(3);
    expect(await patientsStatus(admin)).toBe(200);
    app.clock.advance(3 * MINUTE);
    expect(await patientsStatus(admin)).toBe(200);
    app.clock.advance(4 * MINUTE + 1);
    expect(await patientsStatus(admin)).toBe(423);
    expect((await unlock(admin, PASSWORD)).statusCode).toBe(200);
    expect(await patientsStatus(admin)).toBe(200);
    app.clock.advance(2 * 60 * MINUTE);
    expect(await patientsStatus(admin)).toBe(401);
  });

  it('are reported to the browser at sign-in when the setting is on', async () => {
    const admin = await newClinic(app);
    const { settings } = await app.ok(getClinicSettings, {}, admin);
    expect([settings.sharedComputers, settings.lockAfterMinutes]).toEqual([false, 5]);
    expect(admin.user).not.toHaveProperty('lock_after_minutes');
    app.clock.advance(60 * MINUTE);
    expect(await patientsStatus(admin)).toBe(200);
    await app.ok(updateClinicSettings, { body: { sharedComputers: true } }, admin);
    expect((await signIn(app, admin.user.email)).user.lock_after_minutes).toBe(5);
    expect((await app.ok(getCurrentUser, {}, admin)).lock_after_minutes).toBe(5);
  });

  it('can be configured by the admin only, from 1 to 30 minutes', async () => {
    const admin = await newClinic(app);
    const doctor = await newStaff(app, admin, 'doctor');
    const body = { sharedComputers: true };
    expect((await app.call(updateClinicSettings, { body }, doctor)).statusCode).toBe(403);
    for (const lockAfterMinutes of [0, 31, 2.5]) {
      const reply = await app.call(updateClinicSettings, { body: { lockAfterMinutes } }, admin);
      expect(reply.statusCode).toBe(400);
    }
  });
});

it('a common PIN is refused, and setting a PIN requires the password', async () => {
  const admin = await newClinic(app);
  for (const pin of ['1234', '1111', '98765', '123', '1234567', '12a4']) {
    const reply = await app.call(setPin, { body: { password: PASSWORD, pin } }, admin);
    expect(reply.statusCode).toBe(400);
  }
  const guess = await app.call(setPin, { body: { password: 'wrong-1', pin: PIN } }, admin);
  expect(guess.json().fields).toHaveProperty('password');
  await app.ok(login, { body: { email: admin.user.email, password: PASSWORD } });
});
