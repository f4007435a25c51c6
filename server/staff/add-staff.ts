import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { addStaff as endpoint } from '#contract/staff/edit-staff.endpoints.ts';
import { withFreeEmail } from '../auth/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { followUpColumns } from './follow-up-window.ts';
import { presentStaff } from './staff.present.ts';

/** Adds a member of staff to the admin's clinic. Throws 409 for an email that any account uses. */
export async function addStaff(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
  password_hash: string,
): Promise<EndpointReply<typeof endpoint>> {
  const seesPatients = may(body.role, 'consulting.see-patients');
  const row = {
    id: scope.newId(),
    clinic_id: scope.actor.clinicId,
    name: body.name,
    email: body.email,
    role: body.role,
    active: true,
    opd_fee_paise: seesPatients ? (body.opd_fee ?? null) : null,
    qualification: seesPatients ? (body.qualification ?? null) : null,
    registration: seesPatients ? body.registration : null,
    ...followUpColumns(seesPatients ? (body.follow_up ?? null) : null),
  };
  await withFreeEmail(() =>
    scope.tx
      .insertInto('users')
      .values({ ...row, password_hash, created_at: scope.now })
      .execute(),
  );
  const { id, clinic_id: _clinic, ...changes } = row;
  await scope.audit('add-staff', { type: 'user', id }, changes);
  scope.changed('staff', id);
  return presentStaff(row, scope.actor);
}
