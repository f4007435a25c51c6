import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { resetSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { addUser, listUsers } from '#contract/users/users.endpoints.ts';
import { doorsOf, OPEN_DOORS } from '../platform/doors.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newEmail, PASSWORD, type Person, signIn } from '../testing/builders/clinic.ts';
import { turnOnSecondFactor } from '../testing/builders/second-factor.ts';
import { createFirstSuperadmin } from './index.ts';

const doors = { ...OPEN_DOORS, superadminFactor: true };
const app = startTestApp(undefined, undefined, doors);
const statusOf = async (person: Person) => (await app.call(listUsers, {}, person)).statusCode;

it('is required of superadmins only with SUPERADMIN_SECOND_FACTOR', () => {
  const settings = { HOST: '0.0.0.0', TRUST_PROXY: 'false' } as const;
  expect(doorsOf(settings).superadminFactor).toBe(false);
  const required = { ...settings, SUPERADMIN_SECOND_FACTOR: 'required' } as const;
  expect(doorsOf(required).superadminFactor).toBe(true);
});

it('limits superadmins to setting it up, also after a reset by another one, and does not affect clinics', async () => {
  const email = newEmail('superadmin');
  await createFirstSuperadmin(app.started.services, { email, password: PASSWORD });
  const first = await signIn(app, email);
  expect(first.user.second_factor_demand?.due).toBe(true);
  expect(await statusOf(first)).toBe(403);
  await turnOnSecondFactor(app, first);
  expect(await statusOf(first)).toBe(200);

  const body = {
    ...{ username: 'Second', email: newEmail(), password: PASSWORD },
    role: 'super_admin',
  } as const;
  await app.ok(addUser, { body }, first);
  const second = await signIn(app, body.email);
  await turnOnSecondFactor(app, second);
  await app.ok(resetSecondFactor, { params: { id: first.user.id } }, second);
  const again = await signIn(app, email);
  expect(await statusOf(again)).toBe(403);
  expect((await app.ok(getCurrentUser, {}, again)).second_factor_demand?.due).toBe(true);

  const admin = await newClinic(app);
  expect(admin.user).not.toHaveProperty('second_factor_demand');
});
