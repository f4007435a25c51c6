import type { addAddendum as endpoint } from '#contract/addenda/addenda.endpoints.ts';
import { ADDENDA_MESSAGES as M } from '#contract/addenda/addenda.messages.ts';
import { ADDENDA_MAX, type Addendum } from '#contract/addenda/addendum.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockVisitOf } from './addenda.store.ts';

/**
 * Adds an addendum to the note of a completed visit, whether or not the note is closed yet: text
 * that missed the closing is taken also after the clinic has switched the lock off. Throws 404 for
 * an unknown visit and 409 for one that is not completed.
 */
export async function addAddendum(
  scope: ClinicScope,
  { params: { id: visitId }, body: { text } }: EndpointRequest<typeof endpoint>,
): Promise<Addendum> {
  const { tx, actor, now } = scope;
  const visit = await lockVisitOf(tx, visitId);
  if (!visit) throw notFound();
  if (visit.status !== 'seen') throw conflict(M.notCompleted);
  if (visit.addenda >= ADDENDA_MAX) throw conflict(M.tooMany);
  const id = scope.newId();
  await tx
    .insertInto('visit_addenda')
    .values({
      clinic_id: actor.clinicId,
      id,
      visit_id: visitId,
      text,
      added_at: now,
      added_by: actor.id,
    })
    .execute();
  // The audit row omits the text, because the addendum's own row keeps it.
  await scope.audit('add-addendum', { type: 'visit', id: visitId }, { addendum: id });
  scope.changed('queue', visitId);
  return { id, visitId, text, addedAt: now.toISOString(), addedBy: actor.name };
}
