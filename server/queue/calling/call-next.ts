import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { claimNextVisit } from '../visit.store.ts';

/**
 * Starts the doctor's next waiting visit and returns its id. Throws 409 while the doctor has a
 * running consultation, and 404 when no visit waits.
 */
export async function callNext(scope: ClinicScope): Promise<string> {
  const { tx, actor, now } = scope;
  const running = await tx
    .selectFrom('visits')
    .where('status', '=', 'consulting')
    .where('doctor_id', '=', actor.id)
    .select('id')
    .executeTakeFirst();
  if (running) throw conflict(M.alreadyConsulting);
  try {
    const id = await claimNextVisit(tx, { doctorId: actor.id, now });
    if (id === undefined) throw notFound(M.nobodyWaiting);
    await scope.audit('call-next', { type: 'visit', id }, { doctorId: actor.id });
    scope.changed('queue', id);
    return id;
  } catch (error) {
    // The same doctor pressed twice and the other request committed first.
    if (violatedConstraint(error) === 'visits_one_consulting_a_doctor') {
      throw conflict(M.alreadyConsulting);
    }
    throw error;
  }
}
