import { MESSAGES } from '#contract/kernel/messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

const HOUR_MS = 3_600_000;

/** When a visit's note closes, or closed, by the clinic's setting; null when it does not. */
async function findClosing(tx: Tx, visitId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('visits')
    .innerJoin('clinics', 'clinics.id', 'visits.clinic_id')
    .where('visits.id', '=', visitId)
    .where('visits.status', '=', 'seen')
    .where('clinics.locks_notes', '=', true)
    .select(['visits.ended_at', 'clinics.note_lock_hours'])
    .executeTakeFirst();
  if (!row?.ended_at) return null;
  return new Date(row.ended_at.getTime() + row.note_lock_hours * HOUR_MS);
}

/** Whether a visit's note is closed, by the same rule as the database's trigger. */
export async function readClosing(
  { tx, now }: Pick<ClinicScope, 'tx' | 'now'>,
  visitId: string,
): Promise<{ closesAt: string | null; closed: boolean }> {
  const closesAt = await findClosing(tx, visitId);
  return { closesAt: closesAt?.toISOString() ?? null, closed: closesAt !== null && now > closesAt };
}

/** 409: the note takes addenda only. `current` is what the person's screen should show. */
export function noteClosed(current: object): Refusal {
  return new Refusal('note_closed', MESSAGES.noteClosed, { extra: { current } });
}
