import { describe, expect, it } from 'vitest';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { getLock, lockScreen, setPin, unlockScreen } from '#contract/auth/lock.endpoints.ts';
import {
  endSecondFactor,
  getSecondFactor,
  resetPersonSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import type { FactorDemandChoice } from '#contract/owner/factor-demand.ts';
import { demandFactor, getFactorDemand } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, PASSWORD, type Person, signIn } from '../testing/builders/clinic.ts';
import { turnOnSecondFactor } from '../testing/builders/second-factor.ts';
import { openStream } from '../testing/event-stream.ts';
import { exampleOf } from '../testing/examples/index.ts';
import { newWorld } from '../testing/world.ts';

const app = startTestApp();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const demand = (owner: Person, choice: FactorDemandChoice, password = PASSWORD) =>
  app.call(demandFactor, { body: { password, demand: choice } }, owner);
const statusOf = async (person: Person) => (await app.call(listPatients, {}, person)).statusCode;

/** Creates a clinic whose owner has a second factor, and one other person without one. */
async function newOwnedClinic() {
  const owner = await newClinic(app);
  const person = await newStaff(app, owner, 'receptionist');
  const factor = await turnOnSecondFactor(app, owner);
  return { owner, person, factor };
}

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

describe('a second factor required in seven days', () => {
  it('shows people the day and changes nothing before it', async () => {
    const { owner, person } = await newOwnedClinic();
    const from = new Date(app.clock.now().getTime() + 7 * DAY).toISOString();
    expect((await demand(owner, 'in_7_days')).json()).toMatchObject({ from, due: false });
    const shown = { from, due: false };
    expect((await app.ok(getCurrentUser, {}, person)).second_factor_demand).toEqual(shown);
    app.clock.advance(7 * DAY - HOUR);
    const late = await signIn(app, person.user.email);
    expect(late.user.second_factor_demand).toEqual(shown);
    expect(await statusOf(late)).toBe(200);
    app.clock.advance(HOUR);
    expect(await statusOf(late)).toBe(403);
    await turnOnSecondFactor(app, late);
    expect(await statusOf(late)).toBe(200);
  });

  it('can be required earlier or cancelled, but not postponed', async () => {
    const { owner, person } = await newOwnedClinic();
    await demand(owner, 'in_7_days');
    app.clock.advance(DAY / 4);
    expect((await demand(owner, 'in_7_days')).json().message).toBe(M.demandedAlready);
    await demand(owner, 'now');
    expect((await demand(owner, 'in_7_days')).statusCode).toBe(409);
    expect(await statusOf(person)).toBe(403);
    expect((await demand(owner, 'off')).json()).toMatchObject({ from: null, due: false });
    expect(await statusOf(person)).toBe(200);
    expect((await demand(owner, 'off')).statusCode).toBe(200);
  });
});

describe('the owner', () => {
  it('must have a second factor first, and enter the password', async () => {
    const owner = await newClinic(app);
    const refused = await demand(owner, 'now');
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.ownFactorFirst]);
    await turnOnSecondFactor(app, owner);
    const wrong = await demand(owner, 'now', 'not-this');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']]);
    expect((await app.ok(getFactorDemand, {}, owner)).from).toBeNull();
  });

  it('sees which active people have none yet', async () => {
    const { owner, person } = await newOwnedClinic();
    const doctor = await newStaff(app, owner, 'doctor');
    await turnOnSecondFactor(app, doctor);
    const without = [{ id: person.user.id, name: person.user.name }];
    expect(await app.ok(getFactorDemand, {}, owner)).toEqual({
      ...{ from: null, due: false, people: 3 },
      without,
    });
  });

  it('writes one audit row, also for four concurrent requests', async () => {
    const { owner } = await newOwnedClinic();
    const replies = await Promise.all(Array.from({ length: 4 }, () => demand(owner, 'now')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const rows = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('clinic_id', '=', owner.user.clinic_id)
        .where('verb', '=', 'demand-second-factor')
        .select('changes')
        .execute(),
    );
    const to = app.clock.now().toISOString();
    expect(rows).toEqual([{ changes: { second_factor_from: { from: null, to } } }]);
  });

  it('locks no one out who sets up a factor at the same moment', async () => {
    const { owner, person } = await newOwnedClinic();
    await Promise.all([turnOnSecondFactor(app, person), demand(owner, 'now')]);
    expect(await statusOf(person)).toBe(200);
  });

  it('resets a lost one: the person signs in with the password and sets it up again', async () => {
    const { owner, person } = await newOwnedClinic();
    await turnOnSecondFactor(app, person);
    await demand(owner, 'now');
    await app.ok(resetPersonSecondFactor, { params: { id: person.user.id } }, owner);
    const again = await signIn(app, person.user.email);
    expect(await statusOf(again)).toBe(403);
    expect((await app.ok(getSecondFactor, {}, again)).reset?.by).toBe(owner.user.name);
    await turnOnSecondFactor(app, again);
    expect(await statusOf(again)).toBe(200);
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
