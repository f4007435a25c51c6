import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { countedOf } from '#contract/money/cash-count.rules.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { closeDay as endpoint } from '#contract/money/day-closes.endpoints.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { closeToCorrect } from './close-to-correct.ts';
import { presentClose } from './day-close.present.ts';
import { findClose } from './day-close.store.ts';
import { askedDrawer, drawerNow } from './drawer.ts';

type Body = EndpointRequest<typeof endpoint>['body'];

/** The drawer whose new cash is closed, and the next number. */
async function newClose(scope: ClinicScope, body: Body) {
  const { cashier, day } = await askedDrawer(scope, body);
  const { closes, expected } = await drawerNow(scope, { cashier, day });
  if (body.number !== closes + 1) throw conflict(M.closedMeanwhile);
  if (body.expected !== expected) throw conflict(M.cashMoved);
  if (countedOf(body) !== expected && body.note === null) throw invalidField('note', M.noteNeeded);
  return { cashier, day, number: body.number, corrects: null };
}

/**
 * Closes a drawer's day with the counted cash. Excludes cash covered by earlier closes. Throws 400
 * for a difference without a note, and 409 when the drawer was closed or received cash since the
 * user saw it. With `corrects` the count replaces that of an earlier close.
 */
export async function closeDay(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const { notes, coins, note, expected } = body;
  const counted = countedOf(body);
  const { cashier, day, number, corrects } = body.corrects
    ? await closeToCorrect(scope, { ...body, corrects: body.corrects })
    : await newClose(scope, body);
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
        corrects_id: corrects,
        closed_at: now,
        created_by: actor.id,
      })
      .execute();
  } catch (error) {
    // Another close of the same drawer committed first.
    const violated = violatedConstraint(error);
    if (violated === 'day_closes_are_corrected_once') throw conflict(M.correctedAlready);
    throw violated === 'day_closes_one_after_another' ? conflict(M.closedMeanwhile) : error;
  }
  const changes = { cashierId: cashier.id, day, number, expected, counted, note };
  const corrected = corrects === null ? {} : { corrects };
  await scope.audit('close-day', { type: 'day-close', id }, { ...changes, ...corrected });
  scope.changed('day-closes', id);
  const made = await findClose(tx, id);
  if (!made) throw notFound();
  return presentClose(scope)(made);
}
