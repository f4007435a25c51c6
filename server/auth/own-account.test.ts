import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { editUser, listUsers } from '#contract/users/users.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newEmail, PASSWORD, type Person, signIn } from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';

const app = startTestApp();

type Case = [string, Endpoint, () => Promise<Person>];
const CASES: Case[] = [
  ['an admin’s own row of the staff', editStaff, () => newClinic(app)],
  ['a superadmin’s own row of the users', editUser, () => newSuperadmin(app)],
];

describe.each(CASES)('%s', (_, endpoint, newPerson) => {
  const edits = ({ token, user }: Person, body: object) =>
    app.call(endpoint, { params: { id: user.id }, body }, { token });

  it('refuses a new email or password without the current password', async () => {
    const person = await newPerson();
    for (const body of [{ email: newEmail() }, { password: 'another-1' }]) {
      const without = await edits(person, body);
      expect(without.statusCode).toBe(400);
      expect(without.json().fields).toEqual({ currentPassword: M.currentPasswordRequired });
      const wrong = await edits(person, { ...body, currentPassword: 'nope' });
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json().fields).toEqual({ currentPassword: M.currentPasswordWrong });
    }
    await signIn(app, person.user.email);
  });

  it('changes them with the current password and ends the person’s other sessions', async () => {
    const person = await newPerson();
    const email = newEmail();
    const elsewhere = await signIn(app, person.user.email);
    expect((await edits(person, { email, currentPassword: PASSWORD })).statusCode).toBe(200);
    expect((await app.call(getCurrentUser, {}, elsewhere)).statusCode).toBe(401);
    expect((await app.ok(getCurrentUser, {}, person)).email).toBe(email);
    const password = 'another-1';
    expect((await edits(person, { password, currentPassword: PASSWORD })).statusCode).toBe(200);
    await signIn(app, email, password);
  });

  it('limits a session to ten guesses, like a password change', async () => {
    const person = await newPerson();
    const guess = (currentPassword: string) =>
      edits(person, { email: newEmail(), currentPassword });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('nope')));
    const statuses = guesses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await guess(PASSWORD)).statusCode).toBe(429);
  });
});

it('a user’s own row can be saved unchanged, or with another name, without the password', async () => {
  const admin = await newClinic(app);
  const params = { id: admin.user.id };
  const read = (await app.call(getStaffMember, { params }, admin)).json();
  const back = { ...read, password: '', currentPassword: '' };
  expect((await app.call(editStaff, { params, body: back }, admin)).json()).toEqual(read);
  const renamed = { ...back, name: 'Anita Menon' };
  expect((await app.call(editStaff, { params, body: renamed }, admin)).statusCode).toBe(200);

  const superadmin = await newSuperadmin(app);
  const own = { id: superadmin.user.id };
  const users = await app.ok(listUsers, { query: {} }, superadmin);
  const body = users.find(({ id }) => id === own.id);
  expect((await app.call(editUser, { params: own, body }, superadmin)).statusCode).toBe(200);
});
