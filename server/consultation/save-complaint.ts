import type { saveComplaint as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { noteClosed } from '../addenda/index.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { auditWriting } from './editing-stretch.ts';
import { readVisitNote } from './visit-note.store.ts';

/** Whether there is more than whitespace, by the same rule as the database's check of drafts. */
function hasWords({ complaint, case_summary }: { complaint: string; case_summary: string }) {
  return /[^ \t\r\n]/.test(complaint + case_summary);
}

/**
 * Saves the complaint, the case summary or both. When the note is newer than the `updatedAt` that
 * the user read, throws 409 with the newer note and overwrites nothing; so it does for a closed note.
 */
export async function saveComplaint(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const before = await readVisitNote(scope, params.visitId, { lock: true });
  const isNewer =
    body.updatedAt !== undefined && Date.parse(before.updatedAt) > Date.parse(body.updatedAt);
  if (isNewer) throw conflict(M.newerExists, { current: before });
  const complaint = body.complaint ?? before.complaint;
  const case_summary = body.case_summary ?? before.case_summary;
  if (complaint === before.complaint && case_summary === before.case_summary) return before;
  if (before.closed) throw noteClosed(before);
  // Ensures distinct times for two saves within a millisecond.
  const updatedAt = new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1));
  await tx
    .updateTable('visits')
    .set({
      complaint,
      case_summary,
      written_at: updatedAt,
      updated_at: now,
      // The first word turns the draft into a visit.
      ...(hasWords({ complaint, case_summary }) && { draft: false }),
      // A changed complaint shows up in the history again.
      ...(complaint !== before.complaint && { complaint_hidden_at: null }),
    })
    .where('id', '=', params.visitId)
    .execute();
  const after = { complaint, case_summary };
  await auditWriting(scope, params.visitId, { before, after });
  scope.changed('queue', params.visitId);
  // The placeholder patient now appears in the lists of patients.
  if (!hasWords(before)) scope.changed('patients', before.patientId);
  return { ...before, complaint, case_summary, updatedAt: updatedAt.toISOString() };
}
