import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { deleteUser as endpoint } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { forgetDevices } from '../auth/index.ts';
import { passOwnership } from '../owner/index.ts';
import { endLinks } from '../password-links/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { lockSuperadmins, lockUser } from './user.store.ts';

/**
 * Deletes an account. Its sessions end and its email is free again; its records keep the person's
 * name. Another admin becomes the clinic's owner if needed. Throws 409 for the last superadmin who
 * can sign in, and for a clinic's last admin.
 */
export async function deleteUser(
  scope: Scope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  const superadmins = await lockSuperadmins(tx);
  const row = await lockUser(tx, params.id);
  if (!row) throw notFound();
  if (superadmins.length === 1 && superadmins[0] === row.id) throw conflict(M.lastSuperadmin);
  if (row.clinic_id !== null) {
    await passOwnership(scope, { clinicId: row.clinic_id, from: row.id });
  }
  await tx
    .updateTable('users')
    .set({ active: false, deleted_at: scope.now })
    .where('id', '=', row.id)
    .execute();
  await endLinks(tx, row.id, scope.now);
  await scope.endSessions(row.id);
  await forgetDevices(tx, row.id);
  scope.actsIn(row.clinic_id);
  await scope.audit('delete-user', { type: 'user', id: row.id }, { role: row.role });
  scope.changed('staff', row.id);
  return { message: M.deleted };
}
