import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { countedOf } from '#contract/money/cash-count.rules.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { closeDay as endpoint } from '#contract/money/day-closes.endpoints.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findClose } from './day-close.store.ts';
import { askedDrawer, drawerNow } from './drawer.ts';

/**
 * Closes a drawer's day with the counted cash. Excludes cash covered by earlier closes. Throws 400
 * for a difference without a note, and 409 when the drawer was closed or received cash since the
 * user saw it.
 */
export async function closeDay(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const { cashier, day } = await askedDrawer(scope, body);
  const { closes, expected } = await drawerNow(scope, { cashier, day });
  if (body.number !== closes + 1) throw conflict(M.closedMeanwhile);
  if (body.expected !== expected) throw conflict(M.cashMoved);
  const counted = countedOf(body);
  if (counted !== expected && body.note === null) throw invalidField('note', M.noteNeeded);

  const { notes, coins, note, number } = body;
  const id = scope.newId();
  try {
    await tx
      .insertInto('day_closes')
      .values({
        clinic_id: actor.clinicId,
        id,
        cashier_id: cashier.id,
        day,
        number,
        expected_paise: expected,
        notes_500: notes[500],
        notes_200: notes[200],
        notes_100: notes[100],
        notes_50: notes[50],
        notes_20: notes[20],
        notes_10: notes[10],
        coins_paise: coins,
        counted_paise: counted,
        note,
        closed_at: now,
        created_by: actor.id,
      })
      .execute();
  } catch (error) {
    // Another close of the same drawer committed first.
    const isSecond = violatedConstraint(error) === 'day_closes_one_after_another';
    throw isSecond ? conflict(M.closedMeanwhile) : error;
  }
  const changes = { cashierId: cashier.id, day, number, expected, counted, note };
  await scope.audit('close-day', { type: 'day-close', id }, changes);
  scope.changed('day-closes', id);
  return findClose(tx, id);
}
