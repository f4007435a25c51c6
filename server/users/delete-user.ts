import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { deleteUser as endpoint } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { findUserRow, lockSuperadmins, lockUser } from './user.store.ts';

/**
 * Deletes an account: its sessions end and its email is free again; what the person did stays under
 * their name. The last superadmin who can sign in is refused (409).
 */
export async function deleteUser(
  scope: Scope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  const superadmins = await lockSuperadmins(tx);
  const row = (await lockUser(tx, params.id)) && (await findUserRow(tx, params.id));
  if (!row) throw notFound();
  if (superadmins.length === 1 && superadmins[0] === row.id) throw conflict(M.lastSuperadmin);
  await tx
    .updateTable('users')
    .set({ active: false, deleted_at: scope.now })
    .where('id', '=', row.id)
    .execute();
  await scope.endSessions(row.id);
  scope.actsIn(row.clinic_id);
  await scope.audit('delete-user', { type: 'user', id: row.id }, { role: row.role });
  scope.changed('staff', row.id);
  return { message: M.deleted };
}
