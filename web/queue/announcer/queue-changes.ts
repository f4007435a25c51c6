import { visitToken } from '#contract/patients/patient-numbers.ts';
import { VISIT_STATUS_LABELS } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';

/** Above this number, changes are counted instead of listed. */
const MOST_LISTED = 3;

function changeOf(before: Visit | undefined, now: Visit): string | null {
  const who = `${visitToken(now.token_no)}, ${now.name}`;
  if (!before) return `${who}: joined the queue.`;
  if (before.status !== now.status) return `${who}: ${VISIT_STATUS_LABELS[now.status]}.`;
  if (before.doctor_id !== now.doctor_id) return `${who}: ${now.User?.name ?? 'General queue'}.`;
  return null;
}

/** The changes between two states of the queue, as announced; empty without any. */
export function queueChanges(before: readonly Visit[], now: readonly Visit[]): string {
  const known = new Map(before.map((visit) => [visit.id, visit]));
  const changes = now.flatMap((visit) => changeOf(known.get(visit.id), visit) ?? []);
  if (changes.length > MOST_LISTED) return `${changes.length} changes in the queue.`;
  return changes.join(' ');
}
