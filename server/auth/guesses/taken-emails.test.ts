import { expect, it } from 'vitest';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { editPerson } from '#contract/owner/owner.endpoints.ts';
import { addStaff, editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { addUser } from '#contract/users/users.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
} from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';
import { startSecondServer } from '../../testing/second-server.ts';

const app = startTestApp();
const second = startSecondServer(app);

const staff = (email: string) => ({ name: 'New', email, role: 'lab' as const, password: PASSWORD });
const add = (admin: Person, email: string) => app.call(addStaff, { body: staff(email) }, admin);

it('are reported ten times an hour to one person, also by two servers and concurrently', async () => {
  const other = await newClinic(app);
  const admin = await newClinic(app);
  const { user } = await newStaff(app, admin, 'doctor');
  const probe = (nth: number) =>
    (nth % 2 ? app.app : second.app).inject({
      method: editStaff.method,
      url: editStaff.path.replace(':id', user.id),
      payload: { email: other.user.email },
      headers: { authorization: `Bearer ${admin.token}` },
    });
  const replies = await Promise.all(Array.from({ length: 14 }, (_, nth) => probe(nth)));
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(409), ...Array(4).fill(429)]);

  // A free email is refused too, or else the reply would show which emails are free.
  const free = await add(admin, newEmail());
  expect([free.statusCode, free.json().message]).toEqual([429, M.tooManyTakenEmails]);
  expect(Number(free.headers['retry-after'])).toBe(3_600);
  // Requests without a new email still work, and so do other users.
  await app.ok(
    editStaff,
    { params: { id: user.id }, body: { name: 'Dr New', email: user.email } },
    admin,
  );
  expect((await add(other, newEmail())).statusCode).toBe(201);
  app.clock.advance(3_600_001);
  expect((await add(admin, newEmail())).statusCode).toBe(201);
});

it('are reported to an owner within the same limit', async () => {
  const other = await newClinic(app);
  const owner = await newClinic(app);
  const { user } = await newStaff(app, owner, 'admin');
  const edit = (email: string) =>
    app.call(editPerson, { params: { id: user.id }, body: { name: 'New', email } }, owner);
  const probes = Array.from({ length: 12 }, () => edit(other.user.email));
  const statuses = (await Promise.all(probes)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
  expect((await edit(newEmail())).statusCode).toBe(429);
  expect((await edit(user.email)).statusCode).toBe(200);
});

it('are reported thirty times an hour to one clinic, however many admins ask', async () => {
  const owner = await newClinic(app);
  for (const nth of [1, 2, 3]) {
    const admin = await newStaff(app, owner, 'admin', { name: `Admin ${nth}` });
    await Promise.all(Array.from({ length: 10 }, () => add(admin, owner.user.email)));
  }
  expect((await add(owner, newEmail())).statusCode).toBe(429);
});

it('are reported to a superadmin within the same limit', async () => {
  const superadmin = await newSuperadmin(app);
  const body = { username: 'New', email: superadmin.user.email, password: PASSWORD };
  const tries = Array.from({ length: 11 }, () => app.call(addUser, { body }, superadmin));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(409), 429]);
});
