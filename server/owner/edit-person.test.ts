import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { editPerson, makePasswordLink, signOutEverybody } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import type { EditPersonBody } from '#contract/owner/person.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person, signIn } from '../testing/builders/clinic.ts';
import { openStream } from '../testing/event-stream.ts';
import { startSecondServer } from '../testing/second-server.ts';

const app = startTestApp();
const second = startSecondServer(app);

const edit = ({ user }: Person, body: EditPersonBody, by: Person) =>
  app.call(editPerson, { params: { id: user.id }, body }, by);
const statusOf = async (person: Person) => (await app.call(getCurrentUser, {}, person)).statusCode;

describe('the owner edits', () => {
  it('another admin, which the staff form still refuses', async () => {
    const owner = await newClinic(app);
    const admin = await newStaff(app, owner, 'admin');
    const params = { id: admin.user.id };
    const form = await app.call(editStaff, { params, body: { name: 'X' } }, owner);
    expect([form.statusCode, form.json().message]).toEqual([403, STAFF_MESSAGES.otherAdmin]);

    expect((await edit(admin, { name: 'Anil Rao' }, owner)).json()).toMatchObject({
      name: 'Anil Rao',
      role: 'admin',
      active: true,
    });
    expect(await statusOf(admin)).toBe(200);
    expect((await edit(admin, { role: 'receptionist' }, owner)).statusCode).toBe(200);
    expect(await statusOf(admin)).toBe(401);
    const again = await signIn(app, admin.user.email);
    expect(again.user.role).toBe('receptionist');
    await edit(admin, { active: false }, owner);
    expect(await statusOf(again)).toBe(401);
    await expect(signIn(app, admin.user.email)).rejects.toThrow(AUTH_MESSAGES.inactive);
    await edit(admin, { active: true }, owner);
    expect((await signIn(app, admin.user.email)).user.role).toBe('receptionist');
  });

  it('no one of another clinic, not the own account, and refuses an email in use', async () => {
    const owner = await newClinic(app);
    const other = await newClinic(app);
    const doctor = await newStaff(app, owner, 'doctor');
    expect((await edit(other, { name: 'X' }, owner)).statusCode).toBe(404);
    const own = await edit(owner, { email: 'thief@example.org' }, owner);
    expect([own.statusCode, own.json().message]).toEqual([403, M.ownAccount]);
    expect((await edit(doctor, { email: other.user.email }, owner)).statusCode).toBe(409);
    const link = (id: string) => app.call(makePasswordLink, { params: { id } }, owner);
    expect((await link(other.user.id)).statusCode).toBe(404);
    expect((await link(owner.user.id)).statusCode).toBe(403);
  });

  it('no one while another user owns the clinic', async () => {
    const owner = await newClinic(app);
    const admin = await newStaff(app, owner, 'admin');
    for (const target of [owner, admin]) {
      expect((await edit(target, { active: false }, admin)).statusCode).toBe(403);
    }
  });
});

describe('signing out all users', () => {
  it('ends every session of the clinic except the own one, on every server, and closes the streams', async () => {
    const owner = await newClinic(app);
    const own = await signIn(app, owner.user.email);
    const doctor = await newStaff(app, owner, 'doctor');
    const other = await newClinic(app);
    const there = (person: Person) =>
      second.app.inject({
        url: getCurrentUser.path,
        headers: { authorization: `Bearer ${person.token}` },
      });
    for (const person of [owner, own, doctor]) expect((await there(person)).statusCode).toBe(200);
    const stream = await openStream(await second.app.listen({ port: 0 }), doctor.token);
    await stream.next('ready');

    expect(await app.ok(signOutEverybody, {}, own)).toMatchObject({ ended: 2 });
    await stream.next('ended');
    const statuses = await Promise.all([owner, doctor, own, other].map(statusOf));
    expect(statuses).toEqual([401, 401, 200, 200]);
    const onSecond = await Promise.all([owner, doctor, own, other].map(there));
    expect(onSecond.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200, 200]);
  });
});
