import { describe, expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { tooManySignIns } from '#contract/auth/auth.messages.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { doorsOf } from '../../platform/doors.ts';
import { startTestApp, type TestApp } from '../../testing/build-app.ts';
import { newClinic, newEmail, newStaff, PASSWORD } from '../../testing/builders/clinic.ts';
import { forgetDevices } from './known-devices.store.ts';
import { removeOldGuesses } from './remove-old-guesses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Try = { email: string; password?: string; device?: string | undefined; address?: string };

/** Tries sign-ins one after another, with a wrong password by default. */
function guessing(app: TestApp) {
  const guess = ({ address = '10.9.9.9', password = 'wrong', ...rest }: Try) =>
    app.call(login, { body: { ...rest, password } }, { address });
  const guesses = async (times: number, attempt: Try) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await guess(attempt)).statusCode);
    return statuses;
  };
  /** Signs the person in on one more device. */
  const deviceOf = async (email: string, sent?: string) =>
    (await app.ok(login, { body: { email, password: PASSWORD, device: sent } })).device;
  return { guess, guesses, deviceOf };
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('guesses where only this machine can reach the server', () => {
  const app = startTestApp();
  const { guess, guesses, deviceOf } = guessing(app);

  it('are refused after ten in a row, with the same message for an unknown account', async () => {
    const { user } = await newClinic(app);
    const answers = async (email: string) => {
      expect(await guesses(11, { email })).toEqual([...times(10, 401), 429]);
      const { headers, body } = await guess({ email });
      return { body, retryAfter: headers['retry-after'] };
    };
    const known = await answers(user.email);
    expect(known.retryAfter).toBe('900');
    expect(JSON.parse(known.body).message).toBe(tooManySignIns(900));
    expect(await answers(newEmail())).toEqual(known);
  });

  it('wait longer each time, up to an hour, and are forgotten after a day', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    await guesses(10, { email });
    for (const minutes of [15, 30, 60, 60]) {
      app.clock.advance(minutes * MINUTE - 1);
      expect(await guesses(1, { email })).toEqual([429]);
      app.clock.advance(1);
      expect(await guesses(2, { email })).toEqual([401, 429]);
    }
    app.clock.advance(DAY);
    expect(await guesses(10, { email })).toEqual(times(10, 401));
  });

  it('by strangers never lock a person out of a known device', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    const device = await deviceOf(email);
    await Promise.all(
      Array.from({ length: 12 }, (_, nth) => guess({ email, address: `10.1.0.${nth}` })),
    );
    expect((await guess({ email, password: PASSWORD })).statusCode).toBe(429);
    const [wrong, right] = [
      await guess({ email, device }),
      await guess({ email, password: PASSWORD, device }),
    ];
    expect([wrong.statusCode, right.statusCode]).toEqual([401, 200]);
    // The device keeps its token, and the sign-in does not reset the strangers' attempts.
    expect(right.json().device).toBeUndefined();
    expect(await guesses(1, { email })).toEqual([429]);
  });

  it('on a known device are refused after ten in a row, even with the right password', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    const [stolen, other] = [await deviceOf(email), await deviceOf(email)];
    expect(await guesses(11, { email, device: stolen })).toEqual([...times(10, 401), 429]);
    expect((await guess({ email, device: stolen, password: PASSWORD })).statusCode).toBe(429);
    // Strangers cannot use up the device's guesses, and the person's other devices have their own.
    expect(await guesses(1, { email })).toEqual([429]);
    expect((await guess({ email, device: other, password: PASSWORD })).statusCode).toBe(200);
    app.clock.advance(15 * MINUTE);
    expect((await guess({ email, device: stolen, password: PASSWORD })).statusCode).toBe(200);
  });

  it('are reset by a right one for the same device or network only', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    const device = await deviceOf(email);
    await guesses(9, { email, device });
    expect((await guess({ email, password: PASSWORD, device })).statusCode).toBe(200);
    expect(await guesses(5, { email, address: '10.1.1.1' })).toEqual(times(5, 401));
    expect(await guesses(4, { email, address: '10.2.2.2' })).toEqual(times(4, 401));
    await guess({ email, password: PASSWORD, address: '10.2.2.2' });
    // The attempts of 10.1.1.1 stay: another network's sign-in must not help a guesser.
    expect(await guesses(6, { email, address: '10.1.1.1' })).toEqual([...times(5, 401), 429]);
  });

  it('recognise a device for one person, by a token the server issued, for a year', async () => {
    const [one, two] = [await newClinic(app), await newClinic(app)];
    const device = await deviceOf(one.user.email);
    const held = { email: two.user.email, password: PASSWORD };
    await guesses(10, { email: two.user.email });
    expect((await guess({ ...held, device })).statusCode).toBe(429);
    app.clock.advance(15 * MINUTE);
    // A device that already has a token keeps it.
    expect(await deviceOf(two.user.email, device)).toBeUndefined();
    expect(await deviceOf(two.user.email, 'of-my-own-choosing')).toMatch(/^[\w-]{43}$/);

    await guesses(10, { email: two.user.email });
    expect((await guess({ ...held, device })).statusCode).toBe(200);
    app.clock.advance(365 * DAY + 1);
    await guesses(10, { email: two.user.email });
    expect((await guess({ ...held, device })).statusCode).toBe(429);
    await removeOldGuesses(app.started.services);
    const left = await app.started.services.database.inSystem((tx) =>
      tx.selectFrom('known_devices').where('user_id', '=', two.user.id).selectAll().execute(),
    );
    expect(left).toEqual([]);
  });

  it('ignore a device that was forgotten or pushed out by twenty newer ones', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    const [first] = [await deviceOf(email)];
    let last: string | undefined;
    for (let n = 0; n < 20; n += 1) {
      app.clock.advance(1);
      last = await deviceOf(email);
    }
    await guesses(10, { email });
    const right = { email, password: PASSWORD };
    expect((await guess({ ...right, device: first })).statusCode).toBe(429);
    expect((await guess({ ...right, device: last })).statusCode).toBe(200);
    await app.started.services.database.inSystem((tx) => forgetDevices(tx, user.id));
    expect((await guess({ ...right, device: last })).statusCode).toBe(429);
  });

  it('ignore the devices of an account that was deactivated', async () => {
    const admin = await newClinic(app);
    const { user } = await newStaff(app, admin, 'lab');
    const right = { email: user.email, password: PASSWORD, device: await deviceOf(user.email) };
    for (const active of [false, true]) {
      await app.ok(editStaff, { params: { id: user.id }, body: { active } }, admin);
    }
    await guesses(10, { email: user.email });
    expect((await guess(right)).statusCode).toBe(429);
  });

  it('start from zero with a new password, so that a reset by the admin lets the person in', async () => {
    const admin = await newClinic(app);
    const { user } = await newStaff(app, admin, 'receptionist');
    await guesses(10, { email: user.email });
    const body = { password: 'told-on-the-phone' };
    await app.ok(editStaff, { params: { id: user.id }, body }, admin);
    expect((await guess({ email: user.email, ...body })).statusCode).toBe(200);
  });

  it('are audited in the account’s clinic, except the ones refused by a limit', async () => {
    const admin = await newClinic(app);
    await guesses(12, { email: admin.user.email, address: '2001:db8::7' });
    const read = () =>
      app.started.services.database.inSystem((tx) =>
        tx
          .selectFrom('audit_log')
          .where('clinic_id', '=', admin.user.clinic_id!)
          .where('verb', '=', 'sign-in-failed')
          .where('record_id', '=', admin.user.id)
          .select(['user_id', 'changes'])
          .execute(),
      );
    await expect.poll(async () => (await read()).length).toBe(10);
    expect((await read())[0]).toEqual({
      user_id: null,
      changes: { network: '2001:db8:0:0::/64', knownDevice: false },
    });
  });
});

describe('guesses where other machines can reach the server', () => {
  const app = startTestApp(
    undefined,
    undefined,
    doorsOf({ HOST: '0.0.0.0', TRUST_PROXY: 'false', REGISTRATION: 'open' }),
  );
  const { guess, guesses, deviceOf } = guessing(app);

  it('at one account slow down for one network, but not for another', async () => {
    const { user } = await newClinic(app);
    const { email } = user;
    expect(await guesses(3, { email, address: '2001:db8:0:1::1' })).toEqual(times(3, 401));
    for (const seconds of [1, 2, 4]) {
      const refused = await guess({ email, address: `2001:db8:0:1::${seconds}:2` });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      app.clock.advance(seconds * 1_000);
      expect(await guesses(1, { email, address: `::ffff:10.1.2.${seconds}` })).toEqual([401]);
      expect(await guesses(1, { email, address: '2001:db8:0:1::9' })).toEqual([401]);
    }
    // Nine so far: the tenth is the last that the account allows, from any network.
    expect(await guesses(2, { email, address: '10.7.7.7' })).toEqual([401, 429]);
  });

  it('at many accounts from one network slow down, and a good sign-in does not reset the attempts', async () => {
    const { user } = await newClinic(app);
    const device = await deviceOf(user.email);
    const address = '10.2.2.2';
    const spray = () => guess({ email: newEmail(), address });
    const first = await Promise.all(Array.from({ length: 29 }, spray));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const own = { email: user.email, password: PASSWORD, address };
    expect((await guess(own)).statusCode).toBe(200);
    const next = await Promise.all(Array.from({ length: 4 }, spray));
    expect(next.map(({ statusCode }) => statusCode).sort()).toEqual([401, 429, 429, 429]);
    expect((await guess(own)).statusCode).toBe(429);
    expect((await guess({ ...own, device })).statusCode).toBe(200);
    expect((await guess({ ...own, address: '10.2.2.3' })).statusCode).toBe(200);
  });
});
