import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** The clinic's completed erasures, newest first. */
export async function readErasures({
  tx,
  actor,
}: ClinicScope): Promise<EndpointReply<typeof listErasures>> {
  const rows = await tx
    .selectFrom('patient_erasures as erasure')
    .innerJoin('patients as patient', (join) => inClinic(join, 'patient.id', 'erasure.patient_id'))
    .innerJoin('users as owner', 'owner.id', 'erasure.erased_by')
    .where('erasure.clinic_id', '=', actor.clinicId)
    .select(['erasure.id', 'patient_id', 'token', 'requested_by', 'reason', 'erasure.erased_at'])
    .select('owner.name as by')
    .orderBy('erasure.erased_at', 'desc')
    .orderBy('erasure.id', 'desc')
    .execute();
  return rows.map(({ requested_by: requestedBy, erased_at, ...row }) => ({
    ...row,
    requestedBy,
    erased_at: erased_at.toISOString(),
  }));
}
