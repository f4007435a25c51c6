import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { CloseDayBody } from '#contract/money/day-close.ts';
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentClose } from './day-close.present.ts';
import { findClose } from './day-close.store.ts';
import { askedDrawer, drawerNow } from './drawer.ts';

/**
 * The close that a count corrects, and the next number of its drawer. Throws 404 for an unknown one, 403
 * for who neither made it nor sees every drawer, 400 without a reason or for a day too long ago, and 409
 * when it was corrected already or differs from what the user saw.
 */
export async function closeToCorrect(
  scope: ClinicScope,
  body: CloseDayBody & { readonly corrects: string },
) {
  const row = await findClose(scope.tx, body.corrects);
  if (!row) throw notFound();
  const close = presentClose(scope)(row);
  const { cashier, day } = await askedDrawer(scope, {
    cashierId: close.cashier.id,
    day: close.day,
  });
  if (close.corrected_by) throw conflict(M.correctedAlready);
  if (!close.can_correct) throw forbidden(M.ownCloseOnly);
  const isSeen = close.number === body.number && close.expected === body.expected;
  if (!isSeen || body.day !== day) throw conflict(M.closedMeanwhile);
  if (body.note === null) throw invalidField('note', M.reasonNeeded);
  const { closes } = await drawerNow(scope, { cashier, day });
  return { cashier, day, number: closes + 1, corrects: close.id };
}
