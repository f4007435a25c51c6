import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { saveOwnCredentials as endpoint } from '#contract/staff/credentials.endpoints.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentStaff } from './staff.present.ts';
import { findStaffRow } from './staff.store.ts';

/** Changes the qualification and the registration number of the signed-in doctor. */
export async function saveOwnCredentials(
  scope: ClinicScope,
  { body }: Pick<EndpointRequest<typeof endpoint>, 'body'>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  await tx.selectFrom('users').where('id', '=', actor.id).select('id').forNoKeyUpdate().execute();
  const row = await findStaffRow(tx, actor.id);
  if (!row) throw notFound();
  const { qualification, registration } = body;
  const changes = changedFields(row, { qualification, registration });
  if (isEmpty(changes)) return presentStaff(row, actor);
  await tx
    .updateTable('users')
    .set({ qualification, registration })
    .where('id', '=', actor.id)
    .execute();
  await scope.audit('edit-credentials', { type: 'user', id: actor.id }, changes);
  scope.changed('staff', actor.id);
  return presentStaff({ ...row, qualification, registration }, actor);
}
