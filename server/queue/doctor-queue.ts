import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentQueueEntry } from './queue-entry.present.ts';
import { listQueueRows } from './visit.store.ts';

/**
 * The visit a doctor is consulting, the next one (theirs or unassigned) and how many wait. For an
 * admin, the clinic's first of each.
 */
export async function doctorQueue({
  tx,
  actor,
  now,
  today,
}: ClinicScope): Promise<EndpointReply<typeof getDoctorQueue>> {
  const rows = await listQueueRows(tx, { day: today, now });
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
    currentPatient: current ? presentQueueEntry(current, now) : null,
    nextPatient: next ? presentQueueEntry(next, now) : null,
    waitingCount: waiting.length,
  };
}
