import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { addStaff as endpoint } from '#contract/staff/staff.endpoints.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict } from '../platform/errors.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentStaff } from './staff.present.ts';

/** Adds a member of staff to the admin's clinic. An email in use anywhere is refused (409). */
export async function addStaff(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const row = {
    id: scope.newId(),
    clinic_id: scope.actor.clinicId,
    name: body.name,
    email: body.email,
    role: body.role,
    active: true,
    opd_fee_paise: body.role === 'doctor' ? (body.opd_fee ?? null) : null,
  };
  const password_hash = await hashPassword(body.password);
  try {
    await scope.tx
      .insertInto('users')
      .values({ ...row, password_hash, created_at: scope.now })
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_account_an_email') {
      throw conflict(AUTH_MESSAGES.emailTaken);
    }
    throw error;
  }
  const { id, clinic_id: _clinic, ...changes } = row;
  await scope.audit('add-staff', { type: 'user', id }, changes);
  scope.changed('staff', id);
  return presentStaff(row, scope.actor);
}
