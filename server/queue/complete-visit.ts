import { may } from '#contract/kernel/roles.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/**
 * Completes a consultation. Doctors complete their own (else 403), admins any. Throws 409 when the
 * visit is not consulting.
 */
export async function completeVisit(scope: ClinicScope, id: string): Promise<void> {
  const { tx, actor, now } = scope;
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', id)
    .select(['status', 'doctor_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!visit) throw notFound();
  if (visit.status !== 'consulting') throw conflict(M.notConsulting);
  const isTheirs = visit.doctor_id === actor.id || may(actor.role, 'consulting.act-for-others');
  if (!isTheirs) throw forbidden(M.notYourVisit);
  expectMoved(
    await tx
      .updateTable('visits')
      .set({ status: 'seen', ended_at: now, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'consulting')
      .executeTakeFirst(),
    M.notConsulting,
  );
  await scope.audit('complete-visit', { type: 'visit', id });
  scope.changed('queue', id);
}
