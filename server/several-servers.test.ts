import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { markTutorialSeen } from '#contract/users/users.endpoints.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, PASSWORD, type Person } from './testing/builders/clinic.ts';
import { onCluster } from './testing/cluster.ts';
import { startSecondServer } from './testing/second-server.ts';

const first = startTestApp();
const second = startSecondServer(first);

const isThere = async (app: typeof first.app, { token }: Person) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: getCurrentUser.path, headers })).statusCode === 200;
};

const inTheCluster = (...statements: string[]) =>
  onCluster({ ...first.connection, database: 'postgres' }, ...statements);

/** Ends the LISTEN connections of the servers on this database, and prevents new ones. */
function cutEars(): Promise<void> {
  const { database } = first.connection;
  return inTheCluster(
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${database}' AND application_name = 'openopd events'`,
  );
}

function letIn(): Promise<void> {
  return inTheCluster(`ALTER DATABASE ${first.connection.database} ALLOW_CONNECTIONS true`);
}

describe('two servers on one database', () => {
  it('allow no more password guesses than one', async () => {
    const { user } = await newClinic(first);
    const guess = (app: typeof first.app, nth: number) =>
      app.inject({
        method: login.method,
        url: login.path,
        payload: { email: user.email, password: 'wrong' },
        remoteAddress: `10.3.3.${nth}`,
      });
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, nth) => guess(nth % 2 ? first.app : second.app, nth)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
  });

  it('allow no more guesses on a stolen device than one', async () => {
    const { user } = await newClinic(first);
    const body = { email: user.email, password: PASSWORD };
    const { device } = await first.ok(login, { body });
    const guess = (app: typeof first.app) =>
      app.inject({
        method: login.method,
        url: login.path,
        payload: { email: user.email, password: 'wrong', device },
      });
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, nth) => guess(nth % 2 ? first.app : second.app)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  it('answer a repeated write once, on either server', async () => {
    const admin = await newClinic(first);
    const key = randomUUID();
    const send = (app: typeof first.app) =>
      app.inject({
        method: registerPatient.method,
        url: registerPatient.path,
        payload: { name: 'Asha Menon', age: 34, gender: 'F', phone: '9876543210' },
        headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': key },
      });
    const replies = await Promise.all([send(first.app), send(second.app)]);
    replies.push(await send(first.app), await send(second.app));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  it('return a user’s own changes at once, whichever server took them', async () => {
    const admin = await newClinic(first);
    const headers = { authorization: `Bearer ${admin.token}` };
    const read = async (app: typeof first.app) =>
      (await app.inject({ url: getCurrentUser.path, headers })).json();
    const put = ({ path }: { path: string }, payload: object) =>
      first.app.inject({
        ...{ method: 'PUT', url: path.replace(':id', admin.user.id), payload, headers },
      });
    // Both servers have cached the session now.
    await Promise.all([read(first.app), read(second.app)]);
    await put(markTutorialSeen, { has_seen_tutorial: true });
    await put(editStaff, {
      name: 'Asha Rao-Menon',
      email: 'asha.menon@clinic.example',
      currentPassword: PASSWORD,
    });
    for (const app of [second.app, first.app]) {
      expect(await read(app)).toMatchObject({
        has_seen_tutorial: true,
        name: 'Asha Rao-Menon',
        email: 'asha.menon@clinic.example',
      });
    }
  });

  it('share their request counts', async () => {
    const hear = vi.spyOn(second.started.services.calls, 'hear');
    const call = () => first.app.inject({ url: getHealth.path, remoteAddress: '10.4.4.4' });
    const replies = await Promise.all(Array.from({ length: 450 }, call));
    const through = replies.filter(({ statusCode }) => statusCode === 200).length;
    // Two seconds' worth, in case the second changes during the test.
    expect(through).toBeLessThanOrEqual(400);
    const heard = () =>
      hear.mock.calls
        .flatMap(([told]) => told)
        .reduce((sum, [key, calls]) => (key === 'session 10.4.4.4' ? sum + calls : sum), 0);
    // Counts below a tenth of the limit are not shared.
    await expect.poll(heard).toBeGreaterThan(through - 40);
    expect(heard()).toBeLessThanOrEqual(through);
    hear.mockRestore();
  });

  it('use no cached session while they cannot hear each other', async () => {
    const admin = await newClinic(first);
    expect(await isThere(second.app, admin)).toBe(true);
    await cutEars();
    await expect.poll(() => second.started.services.hub.isHearing).toBe(false);
    await first.ok(logout, {}, admin);
    expect(await isThere(second.app, admin)).toBe(false);
    await letIn();
    const other = await newClinic(first);
    const isHearing = () => second.started.services.hub.isHearing;
    await expect.poll(isHearing, { timeout: 10_000 }).toBe(true);
    expect(await isThere(second.app, other)).toBe(true);
    await first.ok(logout, {}, other);
    await expect.poll(() => isThere(second.app, other)).toBe(false);
  });
});
