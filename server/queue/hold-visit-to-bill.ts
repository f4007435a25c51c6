import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/**
 * Locks the visit that a consultation bill is for, so that a concurrent undo or cancellation cannot
 * miss the bill. Throws 409 for a visit that was undone or cancelled. An unknown visit is left to
 * the bill's foreign key.
 */
export async function holdVisitToBill({ tx }: ClinicScope, id: string): Promise<void> {
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', id)
    .select('status')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (visit?.status === 'cancelled') throw conflict(M.notAllowedNow);
}
