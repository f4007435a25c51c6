import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { editStaff as endpoint } from '#contract/staff/staff.endpoints.ts';
import { STAFF_MESSAGES as M } from '#contract/staff/staff.messages.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { ClinicScope } from '../platform/scope.ts';
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
 * Edits a member of staff. Refuses another admin's row and one's own role and active flag (403),
 * and an email in use (409). A new role or password, or deactivation, ends the person's sessions.
 */
export async function editStaff(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  await tx.selectFrom('users').where('id', '=', params.id).select('id').forNoKeyUpdate().execute();
  const row = await findStaffRow(tx, params.id);
  if (!row) throw notFound();
  refuseForbidden(row, body, actor.id);

  const role = body.role ?? row.role;
  const fee = body.opd_fee === undefined ? row.opd_fee_paise : body.opd_fee;
  const next = {
    name: body.name ?? row.name,
    email: body.email ?? row.email,
    role,
    active: body.active ?? row.active,
    opd_fee_paise: role === 'doctor' ? fee : null,
  };
  const password = body.password ? { password_hash: await hashPassword(body.password) } : {};
  try {
    await tx
      .updateTable('users')
      .set({ ...next, ...password })
      .where('id', '=', row.id)
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_account_an_email') {
      throw conflict(AUTH_MESSAGES.emailTaken);
    }
    throw error;
  }
  if (role !== row.role || !next.active || body.password) {
    await scope.endSessions(row.id, row.id === actor.id ? { except: actor.sessionId } : {});
  }
  await scope.audit(
    'edit-staff',
    { type: 'user', id: row.id },
    { ...next, passwordChanged: Boolean(body.password) },
  );
  scope.changed('staff', row.id);
  return presentStaff({ ...row, ...next }, actor);
}
