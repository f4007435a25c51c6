import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { editPerson, listPeople, transferClinic } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { editUser } from '#contract/users/users.endpoints.ts';
import { hashPassword } from '../platform/passwords.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, PASSWORD, type Person, signIn } from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';

const app = startTestApp();

const transfer = (to: Person, by: Person, currentPassword = PASSWORD) =>
  app.call(transferClinic, { body: { personId: to.user.id, currentPassword } }, by);
const isOwner = async (person: Person) => (await app.ok(getCurrentUser, {}, person)).is_owner;
const ownersAmong = async (people: readonly Person[]) =>
  (await Promise.all(people.map(isOwner))).filter(Boolean).length;

it('makes another admin the owner at once; the former owner stays an admin', async () => {
  const owner = await newClinic(app);
  const heir = await newStaff(app, owner, 'admin');
  expect((await app.call(listPeople, {}, heir)).statusCode).toBe(403);
  const reply = await transfer(heir, owner);
  expect([reply.statusCode, reply.json().message]).toEqual([200, M.transferred]);
  expect([await isOwner(owner), await isOwner(heir)]).toEqual([false, true]);
  expect((await app.call(listPeople, {}, owner)).statusCode).toBe(403);
  expect((await app.ok(getCurrentUser, {}, owner)).role).toBe('admin');
  const audited = await app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('record_id', '=', owner.user.clinic_id!)
      .where('verb', '=', 'transfer-clinic')
      .select(['user_id', 'changes'])
      .execute(),
  );
  expect(audited).toEqual([
    { user_id: owner.user.id, changes: { owner_id: { from: owner.user.id, to: heir.user.id } } },
  ]);
});

it('requires the owner’s password, and an active admin of the clinic', async () => {
  const owner = await newClinic(app);
  const [admin, doctor] = [
    await newStaff(app, owner, 'admin'),
    await newStaff(app, owner, 'doctor'),
  ];
  const wrong = await transfer(admin, owner, 'not it');
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { currentPassword: AUTH_MESSAGES.currentPasswordWrong },
  ]);
  expect((await transfer(await newClinic(app), owner)).statusCode).toBe(404);
  await app.ok(editPerson, { params: { id: admin.user.id }, body: { active: false } }, owner);
  for (const nobody of [doctor, admin, owner]) {
    const reply = await transfer(nobody, owner);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.heirNotAdmin]);
  }
  expect(await isOwner(owner)).toBe(true);
});

it('refuses a password that was changed during the check', async () => {
  const owner = await newClinic(app);
  const heir = await newStaff(app, owner, 'admin');
  const { reply } = await app.started.services.database.inSystem(async (tx) => {
    const clinic = tx.selectFrom('clinics').where('id', '=', owner.user.clinic_id!).select('id');
    await clinic.forNoKeyUpdate().execute();
    const reply = transfer(heir, owner);
    // The password is already checked once the transfer waits for the clinic's row.
    const waiting = sql<object>`SELECT 1 FROM pg_locks
      WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`;
    await expect.poll(async () => (await waiting.execute(tx)).rows.length).toBe(1);
    const password_hash = await hashPassword('another-secret-7');
    await tx.updateTable('users').set({ password_hash }).where('id', '=', owner.user.id).execute();
    return { reply };
  });
  const refused = await reply;
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { currentPassword: AUTH_MESSAGES.currentPasswordWrong },
  ]);
  expect(await ownersAmong([owner, heir])).toBe(1);
  expect(await isOwner(owner)).toBe(true);
});

it('happens once when it is requested twice concurrently', async () => {
  const owner = await newClinic(app);
  const heirs = [await newStaff(app, owner, 'admin'), await newStaff(app, owner, 'admin')];
  const same = await signIn(app, owner.user.email);
  const replies = await Promise.all([transfer(heirs[0]!, owner), transfer(heirs[1]!, same)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  expect(await ownersAmong([owner, ...heirs])).toBe(1);
});

it('never makes an owner of an admin who is deactivated, demoted or deleted at that moment', async () => {
  const superadmin = await newSuperadmin(app);
  const owner = await newClinic(app);
  for (const end of ['deactivate', 'demote'] as const) {
    const heir = await newStaff(app, owner, 'admin');
    const params = { id: heir.user.id };
    const [moved, ended] = await Promise.all([
      transfer(heir, owner),
      end === 'deactivate'
        ? app.call(editPerson, { params, body: { active: false } }, owner)
        : app.call(editUser, { params, body: { role: 'user' } }, superadmin),
    ]);
    const rows = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('clinics')
        .innerJoin('users', 'users.id', 'clinics.owner_id')
        .where('clinics.id', '=', owner.user.clinic_id!)
        .select(['users.id', 'users.role', 'users.active'])
        .execute(),
    );
    expect(rows).toMatchObject([{ role: 'admin', active: true }]);
    expect([200, 403, 409]).toContain(moved.statusCode);
    expect([200, 403, 409]).toContain(ended.statusCode);
    // Transfers it back for the next round.
    if (rows[0]?.id !== owner.user.id) {
      await app.started.services.database.inSystem((tx) =>
        tx
          .updateTable('clinics')
          .set({ owner_id: owner.user.id })
          .where('id', '=', owner.user.clinic_id!)
          .execute(),
      );
      app.started.services.hub.deliver({
        clinicId: null,
        changes: [],
        endedSessions: [],
        changedPeople: [owner.user.id],
      });
    }
  }
});
