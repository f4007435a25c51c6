import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { type EditUserBody, GIVEN_ROLES, storedRoleOf } from '#contract/users/user.ts';
import type { editUser as endpoint } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { confirmOwnEdit, type PreparedEdit, withFreeEmail } from '../auth/index.ts';
import { ownUnowned, passOwnership } from '../owner/index.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { SEES_NO_PATIENTS } from '../staff/index.ts';
import { readUser } from './read-user.ts';
import { clinicExists, lockSuperadmins, lockUser, type UserRow } from './user.store.ts';

/** The account's clinic after the edit. A clinic can be set once and not changed. */
async function clinicAfter(tx: Tx, row: UserRow, { clinic_id: asked }: EditUserBody) {
  if (asked === undefined || asked === row.clinic_id) return row.clinic_id;
  if (row.clinic_id !== null) throw invalidField('clinic_id', M.clinicStays);
  if (asked !== null && !(await clinicExists(tx, asked))) {
    throw invalidField('clinic_id', M.clinicUnknown);
  }
  return asked;
}

/**
 * Edits an account. When an owner gets another role, another admin becomes the owner. Throws 409
 * when the last superadmin or a clinic's last admin would get another role, and for an email in
 * use; 400 for an admin without a clinic. A new role, clinic or password ends the person's
 * sessions.
 */
export async function editUser(
  scope: Scope,
  { params, body }: EndpointRequest<typeof endpoint>,
  prepared: PreparedEdit,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const superadmins = await lockSuperadmins(tx);
  const row = await lockUser(tx, params.id);
  if (!row) throw notFound();
  const role = body.role === undefined ? row.role : storedRoleOf(body.role);
  if (role !== row.role && !GIVEN_ROLES.some((given) => given === body.role)) {
    throw invalidField('role', M.unknownRole);
  }
  if (role !== 'superadmin' && superadmins.length === 1 && superadmins[0] === row.id) {
    throw conflict(M.lastSuperadmin);
  }
  const clinicId = await clinicAfter(tx, row, body);
  if (role === 'admin' && clinicId === null) throw invalidField('clinic_id', M.clinicNeeded);

  const next = {
    name: body.username ?? row.name,
    email: body.email ?? row.email,
    role,
    clinic_id: clinicId,
  };
  const changes = changedFields(row, next);
  const { passwordHash: password_hash } = prepared;
  if (isEmpty(changes) && !password_hash) return readUser(scope, row.id);
  const isOwnProven = await confirmOwnEdit(scope, row, { ...prepared, email: next.email });
  if (row.clinic_id !== null && role !== 'admin') {
    await passOwnership(scope, { clinicId: row.clinic_id, from: row.id });
  }
  await withFreeEmail(() =>
    tx
      .updateTable('users')
      .set({
        ...next,
        ...(password_hash && { password_hash }),
        ...(!may(role, 'consulting.see-patients') && SEES_NO_PATIENTS),
      })
      .where('id', '=', row.id)
      .execute(),
  );
  if (role !== row.role || clinicId !== row.clinic_id || password_hash || isOwnProven) {
    const keepsOwn = row.id === actor.id && role === row.role && clinicId === row.clinic_id;
    await scope.endSessions(row.id, keepsOwn ? { except: actor.sessionId } : {});
  }
  if (role === 'admin' && clinicId !== null) await ownUnowned(scope, { clinicId, adminId: row.id });
  scope.personChanged(row.id);
  scope.actsIn(clinicId);
  const { clinic_id: _clinic, ...audited } = changes;
  await scope.audit(
    'edit-user',
    { type: 'user', id: row.id },
    {
      ...audited,
      passwordChanged: password_hash !== undefined,
      // The superadmin who set the account's password still knows it (`password-history.store.ts`).
      ...(clinicId !== row.clinic_id && { cameToClinic: true }),
    },
  );
  scope.changed('staff', row.id);
  return readUser(scope, row.id);
}
