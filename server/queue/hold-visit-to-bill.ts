import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/**
 * Holds the visit that a consultation is billed for, so that it is not undone or cancelled meanwhile
 * without its bill. One that was is 409; an unknown one is left to the bill's reference.
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
