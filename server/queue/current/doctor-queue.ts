import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentVisit } from '../visit.present.ts';
import type { VisitRow } from '../visit.store.ts';

/**
 * The visit a doctor is consulting, the next one (theirs or unassigned) and how many wait, from the
 * queue. For an admin, the clinic's first of each.
 */
export function doctorQueue(
  rows: readonly VisitRow[],
  reader: Pick<ClinicScope, 'actor' | 'now' | 'today'>,
): EndpointReply<typeof getDoctorQueue> {
  const { actor } = reader;
  const seesAll = may(actor.role, 'consulting.act-for-others');
  const current = rows.find(
    (row) => row.status === 'consulting' && (seesAll || row.doctor_id === actor.id),
  );
  const waiting = rows.filter(
    (row) =>
      row.status === 'waiting' &&
      !row.draft &&
      (seesAll || row.doctor_id === null || row.doctor_id === actor.id),
  );
  const [next] = waiting;
  return {
    currentPatient: current ? presentVisit(current, reader) : null,
    nextPatient: next ? presentVisit(next, reader) : null,
    waitingCount: waiting.length,
  };
}
