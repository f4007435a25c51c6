import { describe, expect, it } from 'vitest';
import { getRegistration, inviteClinic, register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { doorsOf } from '../../platform/doors.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newEmail, PASSWORD } from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';

const registration = (invitation?: string) => ({
  clinicName: 'City Clinic',
  userName: 'Dr Iyer',
  userEmail: newEmail(),
  userPassword: PASSWORD,
  ...(invitation !== undefined && { invitation }),
});
const settings = { HOST: '0.0.0.0', TRUST_PROXY: 'false' } as const;

describe('on a server that others can reach', () => {
  const app = startTestApp(undefined, undefined, doorsOf(settings));
  const registers = (invitation?: string, address = '10.1.1.1') =>
    app.call(register, { body: registration(invitation) }, { address });
  const asks = async () => (await app.ok(getRegistration, {})).registration;

  it('lets one first clinic register, also under concurrent attempts', async () => {
    expect(await asks()).toBe('open');
    const replies = await Promise.all([1, 2, 3, 4].map(() => registers()));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403]);
    const refused = replies.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toEqual({ message: M.registrationClosed, code: 'forbidden' });
    expect(await asks()).toBe('invited');
  });

  it('lets an invitation register one clinic, also when two use it concurrently', async () => {
    const { code } = await app.ok(inviteClinic, {}, await newSuperadmin(app));
    const replies = await Promise.all([1, 2].map(() => registers(code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
    expect((await registers(code)).json().message).toBe(M.invitationUsed);
  });

  it('keeps an invitation when the registration fails', async () => {
    const { code } = await app.ok(inviteClinic, {}, await newSuperadmin(app));
    const superadmin = await newSuperadmin(app);
    const taken = { ...registration(code), userEmail: superadmin.user.email };
    expect((await app.call(register, { body: taken })).statusCode).toBe(409);
    expect((await registers(code)).statusCode).toBe(201);
  });

  it('refuses an unknown code, and one older than seven days', async () => {
    const { code } = await app.ok(inviteClinic, {}, await newSuperadmin(app));
    expect((await registers('x'.repeat(22))).json().message).toBe(M.invitationUsed);
    expect((await registers('x'.repeat(101))).statusCode).toBe(400);
    app.clock.advance(7 * 86_400_000 + 1);
    expect((await registers(code)).json().message).toBe(M.invitationUsed);
  });
});

describe('open registration on a server that others can reach', () => {
  const app = startTestApp(undefined, undefined, doorsOf({ ...settings, REGISTRATION: 'open' }));

  it('allows 30 an hour from one address, also when they are concurrent', async () => {
    const address = '10.9.8.7';
    const tries = Array.from({ length: 34 }, () =>
      app.call(register, { body: registration() }, { address }),
    );
    const statuses = (await Promise.all(tries)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const refused = await app.call(register, { body: registration() }, { address });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    app.clock.advance(3_600_001);
    expect((await app.call(register, { body: registration() }, { address })).statusCode).toBe(201);
  });
});

describe('on a server that only this machine can reach', () => {
  const app = startTestApp();

  it('registers any number of clinics', async () => {
    await newClinic(app);
    expect(await app.ok(getRegistration, {})).toEqual({ registration: 'open' });
    const tries = Array.from({ length: 31 }, () => app.call(register, { body: registration() }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
  });
});
