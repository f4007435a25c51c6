import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { editPerson as endpoint } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { forgetDevices, withFreeEmail } from '../auth/index.ts';
import { endLinks } from '../password-links/index.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import { SEES_NO_PATIENTS } from '../staff/index.ts';
import type { OwnerScope } from './owner-context.ts';
import { findPersonRow, lockPerson } from './people.store.ts';
import { presentPerson } from './person.present.ts';

/**
 * Edits any account of the clinic, also another admin's. Throws 403 for the owner's own account,
 * 409 for an email in use, and 429 after too many attempts with such emails. A new role or deactivation ends the
 * person's sessions; deactivation also ends their password link.
 */
export async function editPerson(
  { scope, clinicId }: OwnerScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  await lockPerson(tx, clinicId, params.id);
  const row = await findPersonRow(tx, clinicId, params.id);
  if (!row) throw notFound();
  const next = {
    name: body.name ?? row.name,
    email: body.email ?? row.email,
    role: body.role ?? row.role,
    active: body.active ?? row.active,
  };
  const changes = changedFields(row, next);
  if (isEmpty(changes)) return presentPerson(scope, clinicId, row);
  if (row.id === actor.id) throw forbidden(M.ownAccount);
  await withFreeEmail(() =>
    tx
      .updateTable('users')
      .set({
        ...next,
        ...(!may(next.role, 'consulting.see-patients') && SEES_NO_PATIENTS),
      })
      .where('id', '=', row.id)
      .where('clinic_id', '=', clinicId)
      .execute(),
  );
  if (next.role !== row.role || !next.active) await scope.endSessions(row.id);
  if (!next.active) {
    await forgetDevices(tx, row.id);
    await endLinks(tx, row.id, now);
  }
  scope.personChanged(row.id);
  await scope.audit('edit-person', { type: 'user', id: row.id }, changes);
  scope.changed('staff', row.id);
  return presentPerson(scope, clinicId, { ...row, ...next });
}
