import { beforeEach, describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { getVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import {
  addUser,
  deleteUser,
  editUser,
  listClinicAccounts,
  listClinics,
  listUsers,
  markTutorialSeen,
} from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  newVisit,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import {
  isSignedIn,
  newClinicSubscription,
  newSuperadmin,
  removeSuperadmins,
} from '../testing/builders/superadmin.ts';

const app = startTestApp();
let superadmin: Person;
let admin: Person;

beforeEach(async () => {
  await removeSuperadmins(app);
  superadmin = await newSuperadmin(app);
  admin = await newClinic(app, 'Sunrise Clinic');
});

const aNewUser = (changes: object = {}) => ({
  username: 'Farah Khan',
  email: newEmail('farah'),
  password: PASSWORD,
  ...changes,
});
const add = (body: object) => app.call(addUser, { body }, superadmin);
const edit = (id: string, body: object, by = superadmin) =>
  app.call(editUser, { params: { id }, body }, by);
const remove = (id: string, by = superadmin) => app.call(deleteUser, { params: { id } }, by);

describe('the list of users', () => {
  it('shows each with the clinic and its subscriptions, newest first, and can be searched', async () => {
    await newClinicSubscription(app, superadmin, admin);
    const find = async (search: string) =>
      (await app.call(listUsers, { query: { search } }, superadmin)).json();
    const [found, ...others] = await find(admin.user.email.toUpperCase());
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      username: 'Anita Rao',
      role: 'admin',
      clinic_id: admin.user.clinic_id,
      clinic: {
        name: 'Sunrise Clinic',
        clinicSubscriptions: [{ status: 'active', plan: { name: 'Pro Monthly' } }],
      },
    });
    const mine = await find(superadmin.user.email);
    expect(mine).toMatchObject([{ role: 'super_admin', clinic_id: null, clinic: null }]);
    expect((await find('sunrise')).length).toBeGreaterThan(0);
    expect(await find('%')).toEqual([]);
    const clinics = await app.ok(listClinics, {}, superadmin);
    expect(clinics).toContainEqual({ id: admin.user.clinic_id, name: 'Sunrise Clinic' });
  });
});

it('lists the clinics with owner, people and plan', async () => {
  const doctor = await newStaff(app, admin, 'doctor');
  await newStaff(app, admin, 'lab');
  const bare = await newClinic(app, 'Another Clinic');
  await newClinicSubscription(app, superadmin, admin);
  await remove(doctor.user.id);
  const clinics = await app.ok(listClinicAccounts, {}, superadmin);
  const find = (person: Person) => clinics.find(({ id }) => id === person.user.clinic_id);
  expect(find(admin)).toMatchObject({
    name: 'Sunrise Clinic',
    owner: { name: admin.user.name, email: admin.user.email },
    people: 2,
    clinicSubscriptions: [{ status: 'active', plan: { name: 'Pro Monthly' } }],
  });
  expect(find(bare)).toMatchObject({ people: 1, clinicSubscriptions: [] });
  const names = clinics.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect((await app.call(listClinicAccounts, {}, admin)).statusCode).toBe(403);
});

describe('adding a user', () => {
  it('gets the role user by default, and the person can sign in', async () => {
    const body = aNewUser();
    const added = await add(body);
    expect([added.statusCode, added.json()]).toMatchObject([201, { role: 'user', clinic: null }]);
    expect((await signIn(app, body.email)).user).toMatchObject({ role: 'user', clinic_id: null });

    const second = aNewUser({ role: 'super_admin' });
    expect((await add(second)).json().role).toBe('super_admin');
    expect((await signIn(app, second.email)).user.role).toBe('superadmin');

    const ofClinic = aNewUser({ role: 'admin', clinic_id: admin.user.clinic_id });
    expect((await add(ofClinic)).statusCode).toBe(201);
    const staff = await app.ok(listStaff, { query: { role: 'admin' } }, admin);
    expect(staff.map(({ name }) => name).sort()).toEqual(['Anita Rao', 'Farah Khan']);
  });

  it.each([
    [{ username: ' ' }, M.required],
    [{ email: '' }, M.required],
    [{ email: 'farah' }, 'Please enter a valid email address.'],
    [{ password: '12345' }, 'Password must be at least 6 characters.'],
    [{ role: 'superadmin' }, M.unknownRole],
    [{ role: 'doctor' }, M.unknownRole],
    [{ role: 'admin' }, M.clinicNeeded],
    [{ clinic_id: '0199d5f0-0000-7000-8000-00000000dead' }, M.clinicUnknown],
  ])('refuses %j', async (changes, message) => {
    const reply = await add(aNewUser(changes));
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('refuses an email in use', async () => {
    const reply = await add(aNewUser({ email: admin.user.email }));
    expect([reply.statusCode, reply.json().message]).toEqual([409, AUTH_MESSAGES.emailTaken]);
  });
});

describe('editing a user', () => {
  it('changes the fields sent; a new role or password ends the sessions, a new name does not', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { opd_fee: 500 });
    const { id, email } = doctor.user;
    expect((await edit(id, { username: 'Dr Khan' })).json()).toMatchObject({
      username: 'Dr Khan',
      role: 'doctor',
    });
    expect(await isSignedIn(app, doctor)).toBe(true);
    await edit(id, { password: 'changed-1' });
    expect(await isSignedIn(app, doctor)).toBe(false);
    const again = await signIn(app, email, 'changed-1');
    expect((await edit(id, { role: 'user', password: '' })).json().role).toBe('user');
    expect(await isSignedIn(app, again)).toBe(false);
    await signIn(app, email, 'changed-1');
  });

  it('keeps a clinic once set, and refuses an admin without one', async () => {
    const other = await newClinic(app);
    const free = (await add(aNewUser())).json();
    const refused = [
      await edit(admin.user.id, { clinic_id: other.user.clinic_id }),
      await edit(admin.user.id, { clinic_id: null }),
      await edit(free.id, { role: 'admin' }),
    ];
    expect(refused.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
      [400, M.clinicStays],
      [400, M.clinicStays],
      [400, M.clinicNeeded],
    ]);
    const given = await edit(free.id, { role: 'admin', clinic_id: other.user.clinic_id });
    expect(given.json()).toMatchObject({ role: 'admin', clinic_id: other.user.clinic_id });
  });
});

describe('deleting a user', () => {
  it('ends the sessions, frees the email, and keeps the name on past records', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Zeta' });
    const visit = await newVisit(app, admin);
    await app.ok(
      moveVisit,
      { params: { id: visit.id }, body: { status: 'consulting', doctorId: doctor.user.id } },
      admin,
    );
    expect((await remove(doctor.user.id)).json()).toEqual({ message: M.deleted });
    expect(await isSignedIn(app, doctor)).toBe(false);
    const kept = await app.ok(getVisit, { params: { id: visit.id } }, admin);
    expect(kept.User).toEqual({ name: 'Dr Zeta' });
    expect((await remove(doctor.user.id)).statusCode).toBe(404);
    expect((await add(aNewUser({ email: doctor.user.email }))).statusCode).toBe(201);
    const found = await app.ok(listUsers, { query: { search: 'Dr Zeta' } }, superadmin);
    expect(found).toEqual([]);
  });
});

it('records that a user has seen the tutorial, for one’s own account only', async () => {
  const body = { has_seen_tutorial: true };
  const doctor = await newStaff(app, admin, 'doctor');
  const other = await app.call(markTutorialSeen, { params: { id: admin.user.id }, body }, doctor);
  expect(other.statusCode).toBe(404);
  expect(admin.user.has_seen_tutorial).toBe(false);
  await app.ok(markTutorialSeen, { params: { id: admin.user.id }, body }, admin);
  expect((await app.ok(getCurrentUser, {}, admin)).has_seen_tutorial).toBe(true);
  expect((await signIn(app, admin.user.email)).user.has_seen_tutorial).toBe(true);
});
