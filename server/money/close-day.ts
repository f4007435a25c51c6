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
 * Closes the day of a drawer with the cash that was counted. What earlier closes of the day covered is
 * left out. Refuses a difference without a note (400), and, with 409, a drawer that was closed or into
 * which cash came since it was looked at.
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
    // Two at once: the other one was first.
    const isSecond = violatedConstraint(error) === 'day_closes_one_after_another';
    throw isSecond ? conflict(M.closedMeanwhile) : error;
  }
  const changes = { cashierId: cashier.id, day, number, expected, counted, note };
  await scope.audit('close-day', { type: 'day-close', id }, changes);
  scope.changed('day-closes', id);
  return findClose(tx, id);
}
