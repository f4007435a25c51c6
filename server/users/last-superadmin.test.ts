import { beforeEach, describe, expect, it } from 'vitest';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { deleteUser, editUser } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { createFirstSuperadmin } from '../auth/index.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { isSignedIn, newSuperadmin, removeSuperadmins } from '../testing/builders/superadmin.ts';

const app = startTestApp();
let superadmin: Person;

beforeEach(async () => {
  await removeSuperadmins(app);
  superadmin = await newSuperadmin(app);
});

const edit = (id: string, body: object, by = superadmin) =>
  app.call(editUser, { params: { id }, body }, by);
const remove = (id: string, by = superadmin) => app.call(deleteUser, { params: { id } }, by);

/**
 * Releases both requests only when both have passed their session check and wait for the
 * superadmins' lock.
 */
async function whenBothWait<T>(send: () => [Promise<T>, Promise<T>]): Promise<T[]> {
  const { services, pool } = app.started;
  const replies = await services.database.inSystem(async (tx) => {
    await tx
      .selectFrom('users')
      .where('role', '=', 'superadmin')
      .select('id')
      .forUpdate()
      .execute();
    const sent = Promise.all(send());
    for (let waiting = 0; waiting < 2; ) {
      const { rows } = await pool.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.waiting ?? 0;
    }
    return { sent };
  });
  return replies.sent;
}

describe('the last superadmin', () => {
  it('cannot be deleted or demoted', async () => {
    const { id } = superadmin.user;
    for (const reply of [await remove(id), await edit(id, { role: 'user' })]) {
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.lastSuperadmin]);
    }
    expect((await edit(id, { username: 'Root', role: 'super_admin' })).statusCode).toBe(200);
    expect(await isSignedIn(app, superadmin)).toBe(true);
  });

  it('is the last one who can sign in, not the last one with the role', async () => {
    const { id } = superadmin.user;
    const admin = await newClinic(app, 'Sunrise Clinic');
    const doctor = await newStaff(app, admin, 'doctor');
    const params = { id: doctor.user.id };
    await app.ok(editStaff, { params, body: { active: false } }, admin);
    expect((await edit(params.id, { role: 'super_admin' })).statusCode).toBe(200);
    for (const reply of [await remove(id), await edit(id, { role: 'user' })]) {
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.lastSuperadmin]);
    }
    const { services } = app.started;
    const first = { email: newEmail('first'), password: PASSWORD };
    expect(await createFirstSuperadmin(services, first)).toBe(false);
    await services.database.inSystem((tx) =>
      tx.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute(),
    );
    expect(await createFirstSuperadmin(services, first)).toBe(true);
    superadmin = await signIn(app, first.email);
    expect((await remove(params.id)).statusCode).toBe(200);
  });

  it.each([
    ['delete', (target: Person, by: Person) => remove(target.user.id, by)],
    ['demote', (target: Person, by: Person) => edit(target.user.id, { role: 'user' }, by)],
  ] as const)('remains when two superadmins %s each other concurrently', async (_, act) => {
    const second = await newSuperadmin(app, 'Second');
    const replies = await whenBothWait(() => [act(second, superadmin), act(superadmin, second)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const left = await Promise.all([isSignedIn(app, superadmin), isSignedIn(app, second)]);
    expect(left.filter(Boolean)).toHaveLength(1);
  });
});
