import type { OutsideScope } from '../../platform/scope.ts';

/**
 * Whether this is news to the clinic: true once for each id. Who brings the same at the same moment
 * waits here until the first is through.
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
