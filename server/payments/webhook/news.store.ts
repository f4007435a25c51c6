import type { OutsideScope } from '../../platform/scope.ts';

/**
 * Stores the id of a webhook. Returns true the first time only. A concurrent duplicate waits until
 * the first transaction ends.
 */
export async function isNews(
  { tx, actor, now }: OutsideScope,
  { eventId, event }: { eventId: string; event: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_news')
    .values({ clinic_id: actor.clinicId, event_id: eventId, event, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
