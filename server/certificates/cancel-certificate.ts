import type { Certificate } from '#contract/certificates/certificate.ts';
import type { cancelCertificate as endpoint } from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { conflict, forbidden } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readCertificate } from './read-certificates.ts';

/**
 * Cancels a certificate, which stays in the register. Throws 404 for an unknown one, 403 for one of
 * another doctor unless an admin asks, and 409 for a cancelled one, also under concurrent calls.
 */
export async function cancelCertificate(
  scope: ClinicScope,
  { params: { id }, body: { reason } }: EndpointRequest<typeof endpoint>,
): Promise<Certificate> {
  const { tx, actor, now } = scope;
  const { doctor, patient_id: patientId } = await readCertificate(scope, id);
  const isOwn = doctor.id === actor.id;
  if (!isOwn && !may(actor.role, 'corrections.undo-later')) throw forbidden(M.notOwn);
  const cancelled = await tx
    .insertInto('certificate_cancellations')
    .values({
      ...{ clinic_id: actor.clinicId, certificate_id: id, reason },
      ...{ cancelled_at: now, cancelled_by: actor.id },
    })
    .onConflict((of) => of.columns(['clinic_id', 'certificate_id']).doNothing())
    .returning('certificate_id')
    .executeTakeFirst();
  if (!cancelled) throw conflict(M.alreadyCancelled);
  await scope.audit('cancel-certificate', { type: 'patient', id: patientId }, { id, reason });
  scope.changed('patients', patientId);
  return readCertificate(scope, id);
}
