import { COMPLAINT_HISTORY_MESSAGES as M } from '#contract/consultation/complaint-history.messages.ts';
import type { deleteComplaint as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findComplaint } from './past-complaint.store.ts';

/**
 * Removes a complaint from a patient's history. The complaint of a visit stays in its note.
 * Throws 404 when it is not in the history, also on a second call.
 */
export async function deleteComplaint(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const past = await findComplaint(scope, params.id);
  if (!past) throw notFound();
  const { numUpdatedRows } =
    past.visitId === null
      ? await tx
          .updateTable('patient_complaints')
          .set({ deleted_at: now })
          .where('id', '=', past.id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : await tx
          .updateTable('visits')
          .set({ complaint_hidden_at: now })
          .where('id', '=', past.id)
          .where('complaint_hidden_at', 'is', null)
          .executeTakeFirst();
  // Another request removed it first.
  if (numUpdatedRows === 0n) throw notFound();
  const type = past.visitId === null ? 'patient-complaint' : 'visit';
  await scope.audit('delete-complaint', { type, id: past.id }, { patientId: past.patientId });
  scope.changed('patients', past.patientId);
  return { message: M.deleted };
}
