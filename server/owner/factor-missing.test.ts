import { describe, expect, it } from 'vitest';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { getLock, lockScreen, setPin, unlockScreen } from '#contract/auth/lock.endpoints.ts';
import { endSecondFactor, getSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { newStaff, PASSWORD, type Person, signIn } from '../testing/builders/clinic.ts';
import { turnOnSecondFactor } from '../testing/builders/second-factor.ts';
import { startFactorClinics } from '../testing/clinics/factor-clinics.ts';
import { openStream } from '../testing/event-stream.ts';
import { exampleOf } from '../testing/examples/index.ts';
import { newWorld } from '../testing/world.ts';

const { app, demand, statusOf, newOwnedClinic } = startFactorClinics();

describe('a second factor required immediately', () => {
  it('limits a person without one to setting it up, and then allows everything', async () => {
    const { owner, person } = await newOwnedClinic();
    expect(await statusOf(person)).toBe(200);
    expect((await demand(owner, 'now')).statusCode).toBe(200);
    const refused = await app.call(listPatients, {}, person);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_demanded']);
    expect((await app.ok(getCurrentUser, {}, person)).second_factor_demand?.due).toBe(true);
    await turnOnSecondFactor(app, person);
    expect(await statusOf(person)).toBe(200);
    expect(await app.ok(getCurrentUser, {}, person)).not.toHaveProperty('second_factor_demand');
    expect(await statusOf(owner)).toBe(200);
  });

  it('still lets a person without one sign in and out', async () => {
    const { owner, person } = await newOwnedClinic();
    await demand(owner, 'now');
    const again = await signIn(app, person.user.email);
    expect(again.user.second_factor_demand?.due).toBe(true);
    expect(await statusOf(again)).toBe(403);
    await app.ok(logout, {}, again);
    expect((await app.call(getSecondFactor, {}, again)).statusCode).toBe(401);
  });

  it('ends the event stream of a person without one and refuses a new one', async () => {
    const { owner, person } = await newOwnedClinic();
    const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const [theirs, own] = [
      await openStream(base, person.token),
      await openStream(base, owner.token),
    ];
    await theirs.next('ready');
    await own.next('ready');
    await demand(owner, 'now');
    await theirs.next('ended');
    await own.next('changed');
    for (const stream of [theirs, own]) stream.close();
    const headers = { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' };
    expect((await fetch(base + streamEvents.path, { headers })).status).toBe(403);
  });

  it('does not affect other clinics', async () => {
    const [{ owner }, other] = [await newOwnedClinic(), await newOwnedClinic()];
    await demand(owner, 'now');
    expect(await statusOf(other.person)).toBe(200);
    expect(other.person.user).not.toHaveProperty('second_factor_demand');
  });
});

describe('the endpoints for a person without the required factor', () => {
  it('are only these', async () => {
    const open = ALL_ENDPOINTS.filter(({ withoutFactor }) => withoutFactor);
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/auth/lock',
      'GET /api/auth/me',
      'GET /api/auth/second-factor',
      'POST /api/auth/lock',
      'POST /api/auth/logout',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
      'POST /api/auth/unlock',
    ]);
  });

  it('exclude all others, for every role and the owner', async () => {
    const world = await newWorld(app, 'Own Clinic');
    const owner = world.admin;
    await turnOnSecondFactor(app, owner);
    const people = new Map<string, Person>([['owner', owner]]);
    for (const role of CLINIC_ROLES) people.set(role, await newStaff(app, owner, role));
    await demand(owner, 'now');
    await app.ok(endSecondFactor, { body: { password: PASSWORD } }, owner);
    // Two sessions each, since one may make 200 calls a second.
    const again = new Map<string, Person>();
    for (const [role, { user }] of people) again.set(role, await signIn(app, user.email));
    const wrong: string[] = [];
    for (const [at, endpoint] of ALL_ENDPOINTS.entries()) {
      if (endpoint.access === 'public' || endpoint.withoutFactor) continue;
      for (const [role, person] of at % 2 ? people : again) {
        if (!mayCall(endpoint, person.user.role, role === 'owner')) continue;
        const input = endpoint.stream ? {} : exampleOf(endpoint, world);
        // An address of its own: on a fast machine these calls reach the default address's limit a
        // second, and the sign-ins of the next tests would be refused.
        const reply = await app.call(endpoint, input, { ...person, address: '10.0.0.1' });
        if (reply.statusCode === 403 && reply.json().code === 'second_factor_demanded') continue;
        wrong.push(`${role}: ${endpoint.method} ${endpoint.path} answers ${reply.statusCode}`);
      }
      app.clock.advance(1_000);
    }
    expect(wrong).toEqual([]);
  });
});

it('a recovery code still signs in when a factor is required', async () => {
  const { owner, factor } = await newOwnedClinic();
  await demand(owner, 'now');
  const body = { email: owner.user.email, password: PASSWORD, code: factor.codes[0] ?? '' };
  const { token, user } = await app.ok(login, { body });
  expect(user).not.toHaveProperty('second_factor_demand');
  expect(await statusOf({ token, user })).toBe(200);
});

it('disabling one’s own factor, to change phones, allows only setting it up again', async () => {
  const { owner, factor } = await newOwnedClinic();
  await demand(owner, 'now');
  const body = { email: owner.user.email, password: PASSWORD, code: factor.code() };
  const elsewhere = await app.ok(login, { body });
  expect(await statusOf(elsewhere)).toBe(200);
  await app.ok(endSecondFactor, { body: { password: PASSWORD } }, owner);
  expect(await statusOf(elsewhere)).toBe(403);
  await turnOnSecondFactor(app, owner);
  expect(await statusOf(owner)).toBe(200);
});

it('a shared computer locks and unlocks while the factor is missing', async () => {
  const { owner, person } = await newOwnedClinic();
  await app.ok(updateClinicSettings, { body: { sharedComputers: true } }, owner);
  await app.ok(setPin, { body: { password: PASSWORD, pin: '2580' } }, person);
  await demand(owner, 'now');
  await app.ok(lockScreen, {}, person);
  expect(await statusOf(person)).toBe(423);
  expect((await app.call(getSecondFactor, {}, person)).statusCode).toBe(423);
  await app.ok(unlockScreen, { body: { secret: '2580' } }, person);
  expect((await app.ok(getLock, {}, person)).locked).toBe(false);
  expect(await statusOf(person)).toBe(403);
  await turnOnSecondFactor(app, person);
  expect(await statusOf(person)).toBe(200);
});
