import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import {
  getSecondFactor,
  resetPersonSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { getFactorDemand } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { newClinic, newStaff, signIn } from '../testing/builders/clinic.ts';
import { turnOnSecondFactor } from '../testing/builders/second-factor.ts';
import { startFactorClinics } from '../testing/clinics/factor-clinics.ts';

const { app, demand, statusOf, newOwnedClinic } = startFactorClinics();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
