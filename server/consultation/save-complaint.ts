import type { saveComplaint as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readRecord } from './complaint-record.store.ts';
import { auditWriting } from './editing-stretch.ts';

/** Whether there is more than blanks, as the database's check of a draft has it. */
function hasWords({ complaint, case_summary }: { complaint: string; case_summary: string }) {
  return /[^ \t\r\n]/.test(complaint + case_summary);
}

/**
 * Writes the complaint, the case summary or both. When the record is newer than the `updatedAt`
 * that the writer read, it is refused (409) with the newer record, and nothing is overwritten.
 */
export async function saveComplaint(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const before = await readRecord(tx, params.recordId, { lock: true });
  const isNewer =
    body.updatedAt !== undefined && Date.parse(before.updatedAt) > Date.parse(body.updatedAt);
  if (isNewer) throw conflict(M.newerExists, { current: before });
  const complaint = body.complaint ?? before.complaint;
  const case_summary = body.case_summary ?? before.case_summary;
  if (complaint === before.complaint && case_summary === before.case_summary) return before;
  // Two saves within a millisecond must still be told apart.
  const updatedAt = new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1));
  await tx
    .updateTable('visits')
    .set({
      complaint,
      case_summary,
      written_at: updatedAt,
      updated_at: now,
      // The first word begins the case.
      ...(hasWords({ complaint, case_summary }) && { draft: false }),
      // Another complaint is another entry of the history.
      ...(complaint !== before.complaint && { complaint_hidden_at: null }),
    })
    .where('id', '=', params.recordId)
    .execute();
  const after = { complaint, case_summary };
  await auditWriting(scope, params.recordId, { before, after });
  scope.changed('queue', params.recordId);
  // A placeholder patient stands in the patients' lists from now on.
  if (!hasWords(before)) scope.changed('patients', before.patientId);
  return { ...before, complaint, case_summary, updatedAt: updatedAt.toISOString() };
}
