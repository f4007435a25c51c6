import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { editStaff as endpoint } from '#contract/staff/edit-staff.endpoints.ts';
import { STAFF_MESSAGES as M } from '#contract/staff/staff.messages.ts';
import { confirmOwnEdit, forgetDevices, type PreparedEdit, withFreeEmail } from '../auth/index.ts';
import { endLinks } from '../password-links/index.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { followUpColumns, followUpWindowOf } from './follow-up-window.ts';
import { presentStaff } from './staff.present.ts';
import { findStaffRow, type StaffRow } from './staff.store.ts';

type Body = EndpointRequest<typeof endpoint>['body'];

function refuseForbidden(row: StaffRow, body: Body, actorId: string): void {
  const own = row.id === actorId;
  if (row.role === 'admin' && !own) throw forbidden(M.otherAdmin);
  if (own && body.role !== undefined && body.role !== row.role) throw forbidden(M.ownRole);
  if (own && body.active === false) throw forbidden(M.ownActive);
}

/**
 * Edits a member of staff. Throws 403 for another admin's row and for one's own role or active
 * flag, and 409 for an email in use. Unchanged values are ignored. A new role or password, or
 * deactivation, ends the person's sessions.
 */
export async function editStaff(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
  prepared: PreparedEdit,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  await tx.selectFrom('users').where('id', '=', params.id).select('id').forNoKeyUpdate().execute();
  const row = await findStaffRow(tx, params.id);
  if (!row) throw notFound();
  refuseForbidden(row, body, actor.id);

  const role = body.role ?? row.role;
  const seesPatients = may(role, 'consulting.see-patients');
  const fee = body.opd_fee === undefined ? row.opd_fee_paise : body.opd_fee;
  const qualification = body.qualification === undefined ? row.qualification : body.qualification;
  const registration = body.registration === undefined ? row.registration : body.registration;
  const followUp = body.follow_up === undefined ? followUpWindowOf(row) : body.follow_up;
  const next = {
    name: body.name ?? row.name,
    email: body.email ?? row.email,
    role,
    active: body.active ?? row.active,
    opd_fee_paise: seesPatients ? fee : null,
    qualification: seesPatients ? qualification : null,
    registration: seesPatients ? registration : null,
    ...followUpColumns(seesPatients ? followUp : null),
  };
  const changes = changedFields(row, next);
  const { passwordHash: password_hash } = prepared;
  if (isEmpty(changes) && !password_hash) return presentStaff(row, actor);
  const isOwnProven = await confirmOwnEdit(scope, row, { ...prepared, email: next.email });
  await withFreeEmail(() =>
    tx
      .updateTable('users')
      .set({ ...next, ...(password_hash && { password_hash }) })
      .where('id', '=', row.id)
      .execute(),
  );
  if (role !== row.role || !next.active || password_hash || isOwnProven) {
    await scope.endSessions(row.id, row.id === actor.id ? { except: actor.sessionId } : {});
  }
  if (!next.active) {
    await forgetDevices(tx, row.id);
    await endLinks(tx, row.id, scope.now);
  }
  scope.personChanged(row.id);
  await scope.audit(
    'edit-staff',
    { type: 'user', id: row.id },
    { ...changes, passwordChanged: password_hash !== undefined },
  );
  scope.changed('staff', row.id);
  return presentStaff({ ...row, ...next }, actor);
}
