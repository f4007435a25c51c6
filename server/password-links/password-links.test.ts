import { describe, expect, it } from 'vitest';
import { changePassword, getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { getPasswordHistory, usePasswordLink } from '#contract/auth/password-links.endpoints.ts';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import {
  editPerson,
  getPersonPasswordHistory,
  listPeople,
  makePasswordLink,
} from '#contract/owner/owner.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { addUser, editUser, makeOwnerLink } from '#contract/users/users.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';

const app = startTestApp();
const NEW = 'a-new-secret-7';
const HOUR = 3_600_000;

const codeOf = ({ link }: { link: string }) => link.replace(/^\/reset#/, '');
const linkFor = async ({ user }: Person, by: Person) =>
  codeOf(await app.ok(makePasswordLink, { params: { id: user.id } }, by));
let address = 0;
const use = (code: string, newPassword = NEW) => {
  address += 1;
  return app.call(
    usePasswordLink,
    { body: { code, newPassword } },
    { address: `10.9.0.${address}` },
  );
};
const isRefused = async (code: string) => {
  const reply = await use(code);
  return reply.statusCode === 403 && reply.json().message === M.codeWrong;
};

describe('a link for a forgotten password', () => {
  it('sets a new one once, ends every session and is stored hashed', async () => {
    const owner = await newClinic(app);
    const doctor = await newStaff(app, owner, 'doctor');
    const code = await linkFor(doctor, owner);
    expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const kept = await app.started.services.database.inSystem((tx) =>
      tx.selectFrom('password_links').where('user_id', '=', doctor.user.id).selectAll().execute(),
    );
    expect(JSON.stringify(kept)).not.toContain(code);

    expect((await use(code, 'short')).statusCode).toBe(400);
    const reply = await use(code);
    expect(reply.json()).toEqual({ message: M.changed, email: doctor.user.email });
    expect((await app.call(getCurrentUser, {}, doctor)).statusCode).toBe(401);
    expect((await signIn(app, doctor.user.email, NEW)).user.id).toBe(doctor.user.id);
    await expect(signIn(app, doctor.user.email)).rejects.toThrow('401');
    expect(await isRefused(code)).toBe(true);
  });

  it('works for one of several concurrent uses', async () => {
    const owner = await newClinic(app);
    const code = await linkFor(await newStaff(app, owner, 'lab'), owner);
    const replies = await Promise.all(Array.from({ length: 5 }, () => use(code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  it.each<[string, (person: Person, owner: Person) => Promise<unknown>]>([
    ['a day has passed', async () => app.clock.advance(24 * HOUR)],
    ['a newer one was made', (person, owner) => linkFor(person, owner)],
    [
      'the person has changed the password',
      (person) =>
        app.ok(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }, person),
    ],
    [
      'an admin has set a password',
      ({ user }, owner) =>
        app.ok(editStaff, { params: { id: user.id }, body: { password: NEW } }, owner),
    ],
    [
      'the account was inactive meanwhile',
      async ({ user }, owner) => {
        const params = { id: user.id };
        await app.ok(editPerson, { params, body: { active: false } }, owner);
        await app.ok(editPerson, { params, body: { active: true } }, owner);
      },
    ],
    [
      'the staff form deactivated the account meanwhile',
      async ({ user }, owner) => {
        const params = { id: user.id };
        await app.ok(editStaff, { params, body: { active: false } }, owner);
        await app.ok(editStaff, { params, body: { active: true } }, owner);
      },
    ],
  ])('has no effect after %s', async (_what, happens) => {
    const owner = await newClinic(app);
    const person = await newStaff(app, owner, 'pharmacy');
    const code = await linkFor(person, owner);
    await happens(person, owner);
    expect(await isRefused(code)).toBe(true);
  });

  it('leaves one open link when several are created concurrently', async () => {
    const owner = await newClinic(app);
    const person = await newStaff(app, owner, 'doctor');
    const codes = await Promise.all(Array.from({ length: 4 }, () => linkFor(person, owner)));
    const statuses = [];
    for (const code of codes) statuses.push((await use(code)).statusCode);
    expect(statuses.sort()).toEqual([200, 403, 403, 403]);
  });

  it('is refused by address after twenty wrong tries, also with a right code', async () => {
    const owner = await newClinic(app);
    const code = await linkFor(await newStaff(app, owner, 'doctor'), owner);
    const from = { address: '10.9.9.9' };
    const tryOnce = (tried: string) =>
      app.call(usePasswordLink, { body: { code: tried, newPassword: NEW } }, from);
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, n) => tryOnce(`wrong-${n}`)));
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    const limited = await tryOnce(code);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await use(code)).statusCode).toBe(200);
  });

  it('cannot be created by a clinic’s own requests, which can only end one', async () => {
    const owner = await newClinic(app);
    const clinicId = owner.user.clinic_id!;
    await linkFor(await newStaff(app, owner, 'doctor'), owner);
    const inClinic = app.started.services.database.inClinic;
    const read = inClinic(clinicId, (tx) => tx.selectFrom('password_links').selectAll().execute());
    await expect(read).rejects.toMatchObject({ code: '42501' });
    const extend = inClinic(clinicId, (tx) =>
      tx.updateTable('password_links').set({ expires_at: new Date() }).execute(),
    );
    await expect(extend).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a superadmin', () => {
  it('creates a link for an owner, and for no one else', async () => {
    const superadmin = await newSuperadmin(app);
    const owner = await newClinic(app);
    const admin = await newStaff(app, owner, 'admin');
    const make = ({ user }: Person) =>
      app.call(makeOwnerLink, { params: { id: user.id } }, superadmin);
    for (const other of [admin, superadmin]) {
      const reply = await make(other);
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.notOwner]);
    }
    expect((await use(codeOf((await make(owner)).json()))).statusCode).toBe(200);
    expect((await signIn(app, owner.user.email, NEW)).user.is_owner).toBe(true);
  });
});

describe('a password set by another user', () => {
  const settingOf = async ({ user }: Person, owner: Person) =>
    (await app.ok(listPeople, {}, owner)).find(({ id }) => id === user.id)?.password_setting;

  it('is shown to the person and the owner, with every sign-in since, until they choose their own', async () => {
    const superadmin = await newSuperadmin(app, 'Root Person');
    const owner = await newClinic(app);
    const doctor = await newStaff(app, owner, 'doctor');
    await signIn(app, doctor.user.email);
    expect(await settingOf(doctor, owner)).toBeNull();
    app.clock.advance(1_000);
    const at = app.clock.now().toISOString();
    await app.ok(editUser, { params: { id: doctor.user.id }, body: { password: NEW } }, superadmin);
    app.clock.advance(1_000);
    const signedIn = await signIn(app, doctor.user.email, NEW);
    await signIn(app, doctor.user.email, NEW);

    const expected = {
      at,
      by: 'Root Person',
      by_superadmin: true,
      through_link: false,
      sign_ins: 2,
    };
    expect(await settingOf(doctor, owner)).toMatchObject(expected);
    const history = await app.ok(getPasswordHistory, {}, signedIn);
    expect(history.setting).toMatchObject(expected);
    expect(history.events.slice(0, 3).map(({ what, by }) => [what, by])).toEqual([
      ['sign_in', doctor.user.name],
      ['sign_in', doctor.user.name],
      ['set', 'Root Person'],
    ]);
    const params = { id: doctor.user.id };
    expect(await app.ok(getPersonPasswordHistory, { params }, owner)).toEqual(history);

    const body = { currentPassword: NEW, newPassword: PASSWORD };
    await app.ok(changePassword, { body }, signedIn);
    expect(await app.ok(getPasswordHistory, {}, signedIn)).toEqual({ setting: null, events: [] });
    // The person who set the password could have made this change too, so the owner still sees it.
    expect(await settingOf(doctor, owner)).toMatchObject(expected);
    app.clock.advance(91 * 24 * HOUR);
    expect(await settingOf(doctor, await signIn(app, owner.user.email))).toBeNull();
  });

  it('is shown for an account that came to the clinic with a superadmin’s password', async () => {
    const superadmin = await newSuperadmin(app, 'Root Person');
    const owner = await newClinic(app);
    const email = newEmail('doctor');
    const person = { username: 'Dr. Rao', email, password: NEW, role: 'user' as const };
    const { id } = await app.ok(addUser, { body: { ...person, clinic_id: null } }, superadmin);
    const body = { clinic_id: owner.user.clinic_id };
    await app.ok(editUser, { params: { id }, body }, superadmin);
    const doctor = await signIn(app, email, NEW);
    expect(await settingOf(doctor, owner)).toMatchObject({ by: 'Root Person', sign_ins: 1 });
  });

  it('is shown for an owner whose link was used', async () => {
    const superadmin = await newSuperadmin(app, 'Root Person');
    const owner = await newClinic(app);
    app.clock.advance(1_000);
    const made = await app.ok(makeOwnerLink, { params: { id: owner.user.id } }, superadmin);
    expect((await app.ok(getPasswordHistory, {}, owner)).setting).toBeNull();
    await use(codeOf(made));
    const again = await signIn(app, owner.user.email, NEW);
    expect(await settingOf(owner, again)).toMatchObject({
      by: 'Root Person',
      by_superadmin: true,
      through_link: true,
      sign_ins: 1,
    });
  });

  it('is not shown to another clinic’s owner', async () => {
    const [owner, other] = [await newClinic(app), await newClinic(app)];
    const params = { id: other.user.id };
    expect((await app.call(getPersonPasswordHistory, { params }, owner)).statusCode).toBe(404);
  });
});
