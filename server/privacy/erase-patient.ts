import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { erasePatient as endpoint } from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M, stillOpen } from '#contract/privacy/privacy.messages.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { blankPatient } from './erasure.store.ts';
import { openMatters } from './open-matters.store.ts';

/**
 * Erases a patient of the owner's clinic in one transaction. It runs as the system, because a
 * clinic's role cannot change its audit trails. Throws 404 for an unknown patient, 400 when the
 * patient number does not match, and 409 when the patient is already erased or has open matters.
 */
export async function erasePatient(
  scope: Scope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const clinicId = actor.clinicId ?? '';
  const patient = await tx
    .selectFrom('patients')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .select(['token', 'erased_at'])
    // The lock makes transactions that start something for this patient wait.
    .forUpdate()
    .executeTakeFirst();
  if (!patient) throw notFound();
  if (patient.erased_at) throw conflict(M.alreadyErased);
  if (patient.token !== body.token) throw invalidField('token', M.otherNumber);
  const matters = await openMatters(tx, { clinicId, patientId: id, now });
  if (matters.length > 0) throw conflict(stillOpen(matters));
  await blankPatient(tx, { clinicId, patientId: id, now });
  await tx
    .insertInto('patient_erasures')
    .values({
      clinic_id: clinicId,
      id: scope.newId(),
      patient_id: id,
      requested_by: body.requestedBy,
      reason: body.reason,
      erased_at: now,
      erased_by: actor.id,
    })
    .execute();
  await scope.audit('erase-patient', { type: 'patient', id });
  for (const topic of ['patients', 'queue', 'bills', 'ai-runs'] as const) scope.changed(topic, id);
  return { message: M.erased, erased_at: now.toISOString() };
}
