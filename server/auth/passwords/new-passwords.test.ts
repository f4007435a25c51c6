import { describe, expect, it } from 'vitest';
import { changePassword, register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { usePasswordLink } from '#contract/auth/password-links.endpoints.ts';
import { PASSWORD_BLANK } from '#contract/kernel/fields.ts';
import { makePasswordLink } from '#contract/owner/owner.endpoints.ts';
import { addStaff, editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { addUser, editUser } from '#contract/users/users.endpoints.ts';
import { type Doors, doorsOf, OPEN_DOORS } from '../../platform/doors.ts';
import { startTestApp, type TestApp } from '../../testing/build-app.ts';
import { newClinic, newEmail, newStaff, PASSWORD } from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';
import { createFirstSuperadmin } from '../first-superadmin.ts';
import { weaknessOf } from './refuse-weak-password.ts';

const REACHABLE = doorsOf({ HOST: '0.0.0.0', TRUST_PROXY: 'false', REGISTRATION: 'open' });

/** The replies to this password from every endpoint that sets one. */
async function answers(app: TestApp, password: string) {
  const admin = await newClinic(app);
  const superadmin = await newSuperadmin(app);
  const { user } = await newStaff(app, admin, 'lab');
  const params = { id: user.id };
  const named = { clinicName: 'City Clinic', userName: 'Dr Iyer', userEmail: newEmail() };
  const body = { name: 'Someone New', email: newEmail(), role: 'lab', password };
  const own = { currentPassword: PASSWORD, newPassword: password };
  const replies = {
    register: await app.call(register, { body: { ...named, userPassword: password } }),
    addStaff: await app.call(addStaff, { body }, admin),
    editStaff: await app.call(editStaff, { params, body: { password } }, admin),
    addUser: await app.call(
      addUser,
      { body: { username: 'New', email: newEmail(), password } },
      superadmin,
    ),
    editUser: await app.call(editUser, { params, body: { password } }, superadmin),
    changePassword: await app.call(changePassword, { body: own }, admin),
  };
  return Object.values(replies).map((reply) => ({
    status: reply.statusCode,
    says: Object.values<string>(reply.json().fields ?? {}),
  }));
}

const eachSays = (message: string) => Array(6).fill({ status: 400, says: [message] });

describe('a new password where only this machine can reach the server', () => {
  const app = startTestApp();

  it('cannot be only spaces at any endpoint that sets one', async () => {
    expect(await answers(app, '      ')).toEqual(eachSays(PASSWORD_BLANK));
    expect(await answers(app, '\u3000'.repeat(8))).toEqual(eachSays(PASSWORD_BLANK));
  });

  it('may be a common one of six characters', async () => {
    const statuses = (await answers(app, '123456')).map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 200, 201, 200, 200]);
  });
});

describe('a new password where other machines can reach the server', () => {
  const app = startTestApp(undefined, undefined, REACHABLE);

  it('cannot be a common one at any endpoint that sets one', async () => {
    expect(await answers(app, '123456')).toEqual(eachSays(M.passwordCommon));
  });

  it('cannot be the name or email of the person or the clinic', async () => {
    const admin = await newClinic(app, 'Lotus Clinic');
    const body = { name: 'Kavita Rao', email: newEmail('kavita'), role: 'lab' as const };
    for (const password of ['Kavita-1998', 'lotus.clinic', body.email]) {
      const reply = await app.call(addStaff, { body: { ...body, password } }, admin);
      expect([reply.statusCode, reply.json().message]).toEqual([400, M.passwordOfOwnWords]);
    }
    const { id } = await app.ok(addStaff, { body: { ...body, password: PASSWORD } }, admin);
    const edited = { params: { id }, body: { password: 'kavitarao1' } };
    expect((await app.call(editStaff, edited, admin)).statusCode).toBe(400);
  });
});

describe('the password of a one-time link where other machines can reach the server', () => {
  const app = startTestApp(undefined, undefined, REACHABLE);

  it('cannot be the name or email of the person or the clinic', async () => {
    const owner = await newClinic(app, 'Lotus Clinic');
    const { user } = await newStaff(app, owner, 'lab', { name: 'Kavita Rao' });
    const params = { id: user.id };
    const { link } = await app.ok(makePasswordLink, { params }, owner);
    const code = link.slice(link.indexOf('#') + 1);
    const use = (newPassword: string) => app.call(usePasswordLink, { body: { code, newPassword } });
    for (const password of ['Kavita-1998', 'lotus.clinic', user.email]) {
      const reply = await use(password);
      expect([reply.statusCode, reply.json().message]).toEqual([400, M.passwordOfOwnWords]);
    }
    expect((await use(PASSWORD)).statusCode).toBe(200);
  });
});

const superadmin = { email: 'root@example.org', password: 'password' };

describe('the first superadmin', () => {
  const app = startTestApp();
  const create = (doors: Doors) =>
    createFirstSuperadmin({ ...app.started.services, doors }, superadmin);

  it('cannot have a common password where other machines can reach the server', async () => {
    await expect(create(REACHABLE)).rejects.toThrow('others can reach this server (HOST=0.0.0.0)');
    expect(await create(OPEN_DOORS)).toBe(true);
    // An existing one is not checked again.
    expect(await create(REACHABLE)).toBe(false);
  });
});

describe('a weak password', () => {
  const about = ['Anita Rao', 'anita.rao@city.example', 'City Clinic', null, ''];
  it.each(['password', 'P@ssw0rd', 'Admin@123', 'QWERTY', 'qwerty123', ' 123456 ', 'jaimatadi'])(
    'is %j, because it is common',
    async (password) => expect(await weaknessOf({ password, about })).toBe(M.passwordCommon),
  );
  it.each(['anitarao', 'Anita1947', 'anita.rao', 'AnitaRao1', 'cityclinic24'])(
    'is %j, because it is a name',
    async (password) => expect(await weaknessOf({ password, about })).toBe(M.passwordOfOwnWords),
  );
  it.each([PASSWORD, 'anita likes tea', 'mango-tree-7', 'नमस्ते दुनिया 9'])(
    'is not %j',
    async (password) => {
      expect(await weaknessOf({ password, about })).toBeUndefined();
    },
  );
});
