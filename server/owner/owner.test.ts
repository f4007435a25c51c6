import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { listPeople } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { addUser, deleteUser, editUser } from '#contract/users/users.endpoints.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
} from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';

const app = startTestApp();
const OWNER_KEY = 'clinics_owner_is_a_live_admin';

const inSystem = ((work) =>
  app.started.services.database.inSystem(
    work,
  )) satisfies typeof app.started.services.database.inSystem;

async function ownerOf({ user }: Person): Promise<string | null> {
  const { owner_id } = await inSystem((tx) =>
    tx
      .selectFrom('clinics')
      .where('id', '=', user.clinic_id!)
      .select('owner_id')
      .executeTakeFirstOrThrow(),
  );
  return owner_id;
}

const isOwner = async (person: Person) => (await app.ok(getCurrentUser, {}, person)).is_owner;

describe('the owner of a clinic', () => {
  it('is its first admin; other admins may not call the owner’s endpoints', async () => {
    const owner = await newClinic(app);
    const admin = await newStaff(app, owner, 'admin');
    expect([owner.user.is_owner, admin.user.is_owner]).toEqual([true, false]);
    expect([await isOwner(owner), await isOwner(admin)]).toEqual([true, false]);
    const people = await app.ok(listPeople, {}, owner);
    expect(people.map(({ id, is_owner }) => [id, is_owner])).toEqual([
      [owner.user.id, true],
      [admin.user.id, false],
    ]);
    expect((await app.call(listPeople, {}, admin)).statusCode).toBe(403);
  });

  it.each([
    ['demoted', { role: 'doctor' }],
    ['deactivated', { active: false }],
    ['deleted', { deleted_at: new Date() }],
  ] as const)('cannot be %s while they own it', async (_what, change) => {
    const owner = await newClinic(app);
    const error = await inSystem((tx) =>
      tx.updateTable('users').set(change).where('id', '=', owner.user.id).execute(),
    ).catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe(OWNER_KEY);
  });

  it('must be an admin of the same clinic', async () => {
    const owner = await newClinic(app);
    const others = [await newClinic(app), await newStaff(app, owner, 'doctor')];
    for (const { user } of others) {
      const error = await inSystem((tx) =>
        tx
          .updateTable('clinics')
          .set({ owner_id: user.id })
          .where('id', '=', owner.user.clinic_id!)
          .execute(),
      ).catch((reason: unknown) => reason);
      expect(violatedConstraint(error)).toBe(OWNER_KEY);
    }
  });

  it('cannot be changed by a clinic’s own requests', async () => {
    const owner = await newClinic(app);
    const admin = await newStaff(app, owner, 'admin');
    const write = app.started.services.database.inClinic(owner.user.clinic_id!, (tx) =>
      tx.updateTable('clinics').set({ owner_id: admin.user.id }).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot be demoted at the moment they become the owner', async () => {
    const owner = await newClinic(app);
    const heirs = await Promise.all(Array.from({ length: 6 }, () => newStaff(app, owner, 'admin')));
    for (const heir of heirs) {
      const { id } = heir.user;
      const results = await Promise.allSettled([
        inSystem((tx) =>
          tx
            .updateTable('clinics')
            .set({ owner_id: id })
            .where('id', '=', owner.user.clinic_id!)
            .execute(),
        ),
        inSystem((tx) =>
          tx.updateTable('users').set({ active: false }).where('id', '=', id).execute(),
        ),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect(await ownerOf(owner)).not.toBeNull();
  });
});

describe('a superadmin', () => {
  it('who deletes or demotes the owner makes the longest-standing admin the owner', async () => {
    const superadmin = await newSuperadmin(app);
    const owner = await newClinic(app);
    const admins = [await newStaff(app, owner, 'admin'), await newStaff(app, owner, 'admin')];
    const [first, second] = admins;
    await app.ok(editStaff, { params: { id: first!.user.id }, body: { name: 'First' } }, first);
    await app.ok(editUser, { params: { id: owner.user.id }, body: { role: 'user' } }, superadmin);
    expect([await ownerOf(owner), await isOwner(first!)]).toEqual([first!.user.id, true]);
    await app.ok(deleteUser, { params: { id: first!.user.id } }, superadmin);
    expect([await ownerOf(owner), await isOwner(second!)]).toEqual([second!.user.id, true]);
  });

  it('must add another admin first when there is only one', async () => {
    const superadmin = await newSuperadmin(app);
    const owner = await newClinic(app);
    const params = { id: owner.user.id };
    const replies = [
      await app.call(deleteUser, { params }, superadmin),
      await app.call(editUser, { params, body: { role: 'user' } }, superadmin),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.lastAdmin]);
    }
    expect(await ownerOf(owner)).toBe(owner.user.id);
  });

  it('cannot remove both of two admins concurrently', async () => {
    const superadmin = await newSuperadmin(app);
    const owner = await newClinic(app);
    const other = await newStaff(app, owner, 'admin');
    const replies = await Promise.all(
      [owner, other].map(({ user }) =>
        app.call(deleteUser, { params: { id: user.id } }, superadmin),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('gives a clinic without an owner its next admin as owner', async () => {
    const superadmin = await newSuperadmin(app);
    const owner = await newClinic(app);
    const clinic_id = owner.user.clinic_id!;
    await inSystem(async (tx) => {
      await tx.updateTable('clinics').set({ owner_id: null }).where('id', '=', clinic_id).execute();
      await tx.updateTable('users').set({ role: 'lab' }).where('id', '=', owner.user.id).execute();
    });
    const body = {
      username: 'New Admin',
      email: newEmail(),
      password: PASSWORD,
      role: 'admin',
    } as const;
    const added = await app.ok(addUser, { body: { ...body, clinic_id } }, superadmin);
    expect(await ownerOf(owner)).toBe(added.id);
  });
});
