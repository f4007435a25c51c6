import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { transferClinic as endpoint } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { passwordHashOf } from '../auth/index.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import { writeOwner } from './owner.store.ts';
import type { OwnerScope } from './owner-context.ts';
import { findPersonRow, lockPerson } from './people.store.ts';

/**
 * Makes another admin the clinic's owner. The former owner stays an admin. Throws 409 unless the
 * other one is an active admin, also under concurrent changes, and 400 when the password was
 * changed meanwhile.
 */
export async function transferClinic(
  { scope, clinicId }: OwnerScope,
  { body }: EndpointRequest<typeof endpoint>,
  proven: string,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  if ((await passwordHashOf(tx, actor.id)) !== proven) {
    throw invalidField('currentPassword', AUTH_MESSAGES.currentPasswordWrong);
  }
  await lockPerson(tx, clinicId, body.personId);
  const heir = await findPersonRow(tx, clinicId, body.personId);
  if (!heir) throw notFound();
  if (heir.role !== 'admin' || !heir.active || heir.is_owner) throw conflict(M.heirNotAdmin);
  await writeOwner(tx, clinicId, heir.id);
  const owner_id = { from: actor.id, to: heir.id };
  await scope.audit('transfer-clinic', { type: 'clinic', id: clinicId }, { owner_id });
  for (const id of [actor.id, heir.id]) {
    scope.personChanged(id);
    scope.changed('staff', id);
  }
  return { message: M.transferred };
}
