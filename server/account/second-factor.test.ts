import { describe, expect, it } from 'vitest';
import { clocksDiffer } from '#contract/auth/account.messages.ts';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetPersonSecondFactor,
  resetSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { createFirstSuperadmin } from '../auth/index.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { codeAt, turnOnSecondFactor } from '../testing/builders/second-factor.ts';

const app = startTestApp();
const body = { password: PASSWORD };
const trySignIn = ({ user }: Person, code?: string, password = PASSWORD) =>
  app.call(login, { body: { email: user.email, password, ...(code !== undefined && { code }) } });
const statusOf = async (person: Person, code?: string) =>
  (await trySignIn(person, code)).statusCode;

describe('signing in with a second factor', () => {
  it('asks for the code only after the right password, and accepts both in one call', async () => {
    const admin = await newClinic(app);
    const factor = await turnOnSecondFactor(app, admin);
    const asked = await trySignIn(admin);
    expect([asked.statusCode, asked.json()]).toEqual([
      401,
      { code: 'second_factor_required', message: M.codeNeeded },
    ]);
    const wrongPassword = await trySignIn(admin, factor.code(), 'wrong-one');
    expect(wrongPassword.json()).toEqual({ code: 'unauthorized', message: M.wrongCredentials });
    const typed = factor.code().replace(/^(...)/, '$1 ');
    expect(await statusOf(admin, typed)).toBe(200);
  });

  it('accepts a code once, also when it is sent twice concurrently', async () => {
    const admin = await newClinic(app);
    const { code } = await turnOnSecondFactor(app, admin);
    const once = code();
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(admin, once)));
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    app.clock.advance(30_000);
    expect(await statusOf(admin, once)).toBe(401);
    expect(await statusOf(admin, code())).toBe(200);
  });

  it('accepts the codes of the adjacent time steps and no others', async () => {
    const admin = await newClinic(app);
    const { key } = await turnOnSecondFactor(app, admin);
    const at = (seconds: number) =>
      codeAt(key, new Date(app.clock.now().getTime() + seconds * 1_000));
    app.clock.advance(300_000);
    for (const seconds of [-60, 60]) expect(await statusOf(admin, at(seconds))).toBe(401);
    for (const seconds of [-30, 0, 30]) expect(await statusOf(admin, at(seconds))).toBe(200);
    // After a newer code was used, an older valid one is refused.
    expect(await statusOf(admin, at(0))).toBe(401);
  });

  it('accepts each recovery code once, also concurrently, and only for its owner', async () => {
    const [admin, other] = [await newClinic(app), await newClinic(app)];
    const { codes } = await turnOnSecondFactor(app, admin);
    const theirs = await turnOnSecondFactor(app, other);
    const [first = '', second = ''] = codes;
    const together = await Promise.all([statusOf(admin, first), statusOf(admin, first)]);
    expect(together.sort()).toEqual([200, 401]);
    expect(await statusOf(admin, theirs.codes[0])).toBe(401);
    expect(await statusOf(admin, second.toLowerCase().replaceAll('-', ' '))).toBe(200);
    const { recovery_codes_left } = await app.ok(getSecondFactor, {}, admin);
    expect([codes.length, recovery_codes_left]).toEqual([10, 8]);
  });

  it('refuses codes after ten wrong ones from any source, and lets the person in later', async () => {
    const admin = await newClinic(app);
    const { code } = await turnOnSecondFactor(app, admin);
    const tries = await Promise.all(Array.from({ length: 12 }, () => statusOf(admin, '000000')));
    expect(tries.sort()).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await statusOf(admin, code())).toBe(429);
    app.clock.advance(15 * 60_000 + 1);
    expect(await statusOf(admin, code())).toBe(200);
  });
});

describe('the second factor of an account', () => {
  it('asks for the password for each change and returns the state', async () => {
    const admin = await newClinic(app);
    const wrong = { body: { password: 'not-this' } };
    for (const endpoint of [beginSecondFactor, renewRecoveryCodes, endSecondFactor]) {
      const reply = await app.call(endpoint, wrong, admin);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['password']]);
    }
    await turnOnSecondFactor(app, admin);
    expect((await app.ok(getSecondFactor, {}, admin)).since).not.toBeNull();
    expect((await app.call(beginSecondFactor, { body }, admin)).statusCode).toBe(409);
    await app.ok(endSecondFactor, { body }, admin);
    expect((await app.ok(getSecondFactor, {}, admin)).since).toBeNull();
    expect(await statusOf(admin)).toBe(200);
  });

  it('is on only after a code from the app, and ends sessions that started without it', async () => {
    const admin = await newClinic(app);
    const elsewhere = await signIn(app, admin.user.email);
    const { key } = await app.ok(beginSecondFactor, { body }, admin);
    expect(await statusOf(admin)).toBe(200);
    const confirm = (code: string) => app.call(confirmSecondFactor, { body: { code } }, admin);
    expect((await confirm('000000')).statusCode).toBe(400);
    const late = codeAt(key, new Date(app.clock.now().getTime() - 5 * 60_000));
    expect((await confirm(late)).json().fields).toEqual({ code: clocksDiffer(5) });
    expect((await confirm(codeAt(key, app.clock.now()))).statusCode).toBe(200);
    expect((await app.call(getCurrentUser, {}, elsewhere)).statusCode).toBe(401);
    expect((await app.call(getCurrentUser, {}, admin)).statusCode).toBe(200);
  });

  it('replaces all recovery codes with new ones', async () => {
    const admin = await newClinic(app);
    const { codes } = await turnOnSecondFactor(app, admin);
    const { recovery_codes } = await app.ok(renewRecoveryCodes, { body }, admin);
    expect(await statusOf(admin, codes[0])).toBe(401);
    expect(await statusOf(admin, recovery_codes[0])).toBe(200);
  });

  it('stores secret and codes out of reach of a clinic’s transaction', async () => {
    const admin = await newClinic(app);
    await turnOnSecondFactor(app, admin);
    const { database } = app.started.services;
    for (const table of ['second_factors', 'recovery_codes', 'screen_pins'] as const) {
      const read = database.inClinic(admin.user.clinic_id!, (tx) =>
        tx.selectFrom(table).selectAll().execute(),
      );
      await expect(read).rejects.toThrow(/permission denied/);
    }
  });
});

it('is reset by a superadmin for a lost phone: sessions end, and the person sees who did it', async () => {
  const admin = await newClinic(app);
  await turnOnSecondFactor(app, admin);
  const email = newEmail('superadmin');
  await createFirstSuperadmin(app.started.services, { email, password: PASSWORD });
  const superadmin = await signIn(app, email);
  const params = { id: admin.user.id };
  expect((await app.call(resetSecondFactor, { params }, admin)).statusCode).toBe(403);
  await app.ok(resetSecondFactor, { params }, superadmin);
  expect((await app.call(resetSecondFactor, { params }, superadmin)).statusCode).toBe(409);
  expect((await app.call(getCurrentUser, {}, admin)).statusCode).toBe(401);
  const again = await signIn(app, admin.user.email);
  expect((await app.ok(getSecondFactor, {}, again)).reset?.by).toBe('Super Admin');
  const rows = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
    tx.selectFrom('audit_log').where('record_id', '=', admin.user.id).select('verb').execute(),
  );
  expect(rows.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['turn-on-second-factor', 'reset-second-factor']),
  );
});

it('is reset by the owner for people of the own clinic only', async () => {
  const [owner, other] = [await newClinic(app), await newClinic(app)];
  const doctor = await newStaff(app, owner, 'doctor');
  await turnOnSecondFactor(app, doctor);
  await turnOnSecondFactor(app, owner);
  const reset = async (by: Person, whose: Person) =>
    (await app.call(resetPersonSecondFactor, { params: { id: whose.user.id } }, by)).statusCode;
  expect(await reset(other, doctor)).toBe(404);
  expect(await reset(owner, owner)).toBe(409);
  expect(await reset(owner, doctor)).toBe(200);
  expect(await statusOf(doctor)).toBe(200);
});
