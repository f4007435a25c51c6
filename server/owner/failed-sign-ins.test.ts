import { expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { listFailedSignIns } from '#contract/owner/owner.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person, signIn } from '../testing/builders/clinic.ts';

const app = startTestApp();

const fail = async ({ user }: Person, address: string) => {
  const body = { email: user.email, password: 'not it' };
  expect((await app.call(login, { body }, { address })).statusCode).toBe(401);
};
const failures = (owner: Person) => app.ok(listFailedSignIns, {}, owner);

it('shows failed sign-ins of 30 days by account and network, to the owner only', async () => {
  const [owner, other] = [await newClinic(app), await newClinic(app)];
  const doctor = await newStaff(app, owner, 'doctor');
  const admin = await newStaff(app, owner, 'admin');
  await fail(other, '198.51.100.9');
  await fail(doctor, '198.51.100.1');
  await fail(doctor, '198.51.100.1');
  const first_at = app.clock.now().toISOString();
  app.clock.advance(60_000);
  await fail(doctor, '2001:db8::7');
  const last_at = app.clock.now().toISOString();
  // The row is written after the reply.
  await expect
    .poll(async () => (await failures(owner)).map((one) => one.wrong_passwords))
    .toEqual([1, 2]);
  const of = { user_id: doctor.user.id, name: doctor.user.name, email: doctor.user.email };
  const rest = { wrong_codes: 0, known_device: false };
  expect(await failures(owner)).toEqual([
    {
      ...of,
      ...rest,
      network: '2001:db8:0:0::/64',
      wrong_passwords: 1,
      first_at: last_at,
      last_at,
    },
    { ...of, ...rest, network: '198.51.100.1', wrong_passwords: 2, first_at, last_at: first_at },
  ]);
  expect((await failures(other)).map(({ network }) => network)).toEqual(['198.51.100.9']);
  for (const person of [admin, doctor]) {
    expect((await app.call(listFailedSignIns, {}, person)).statusCode).toBe(403);
  }

  app.clock.advance(30 * 86_400_000 + 1);
  expect(await failures(await signIn(app, owner.user.email))).toEqual([]);
});
