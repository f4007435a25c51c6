import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { storedRoleOf } from '#contract/users/user.ts';
import type { addUser as endpoint } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { withFreeEmail } from '../auth/index.ts';
import { ownUnowned } from '../owner/index.ts';
import { invalidField } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { readUser } from './read-user.ts';
import { clinicExists } from './user.store.ts';

/**
 * Adds an account. The first admin of a clinic owns it. Throws 409 for an email that any account
 * uses, and 400 for an unknown clinic.
 */
export async function addUser(
  scope: Scope,
  { body }: EndpointRequest<typeof endpoint>,
  password_hash: string,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  if (body.clinic_id !== null && !(await clinicExists(tx, body.clinic_id))) {
    throw invalidField('clinic_id', M.clinicUnknown);
  }
  const row = {
    id: scope.newId(),
    clinic_id: body.clinic_id,
    name: body.username,
    email: body.email,
    role: storedRoleOf(body.role),
  };
  await withFreeEmail(() =>
    tx
      .insertInto('users')
      .values({ ...row, password_hash, created_at: now })
      .execute(),
  );
  if (row.role === 'admin' && row.clinic_id !== null) {
    await ownUnowned(scope, { clinicId: row.clinic_id, adminId: row.id });
  }
  scope.actsIn(row.clinic_id);
  const { id, clinic_id: _clinic, ...changes } = row;
  await scope.audit('add-user', { type: 'user', id }, changes);
  scope.changed('staff', id);
  return readUser(scope, id);
}
