import {
  bookedAndQueued,
  bookingUnknown,
  checkedInFor,
  notBooked,
  notCheckedIn,
} from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { leftNoTrace } from '#web/lib/api/api-error.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { bookedText } from './booking-of.ts';
import {
  type Arriving,
  type CheckedIn,
  checkInBooked,
  isStillQueued,
  type Missed,
  undoCheckIn,
} from './check-in-booked.ts';

/** An arrival whose check-in was taken back. */
export type UndoneArrival = Arriving & {
  readonly name: string;
  readonly visitId: string;
  readonly bookingId: string;
};

/** Announces a check-in, with Undo. */
export function sayCheckedIn(
  { visit, booking }: CheckedIn,
  arriving: Arriving,
  onUndone: (undone: UndoneArrival) => void,
): void {
  const { name, id: visitId } = visit;
  const undo = async (): Promise<void> => {
    if (!(await undoCheckIn(booking))) return;
    if (await isStillQueued(visit)) toast.success(bookedAndQueued(name, visit.token_no));
    else onUndone({ ...arriving, name, visitId, bookingId: booking.id });
  };
  const message = checkedInFor(name, bookedText(booking));
  sayToken(visit, { message, onUndo: () => void undo() });
}

/**
 * Shows that a patient was queued without a check-in, and why. Where the reason may be over soon, the visit is
 * checked in by a button: a booking takes the open visit of its patient.
 */
export function sayMissed(
  { name }: Pick<Visit, 'name'>,
  { booking, error }: Missed,
  { arriving, onUndone }: { arriving: Arriving; onUndone: (undone: UndoneArrival) => void },
): void {
  const { message } = error;
  const text = booking
    ? notCheckedIn(name, bookedText(booking), message)
    : bookingUnknown(name, message);
  if (booking && leftNoTrace(error)) {
    toast.info(text, { stays: true });
    return;
  }
  const again = async (): Promise<void> => {
    const found = await checkInBooked(arriving);
    if (found === null) toast.info(notBooked(name));
    else if ('visit' in found) sayCheckedIn(found, arriving, onUndone);
    else sayMissed({ name }, found, { arriving, onUndone });
  };
  toast.error(text, { action: { label: 'Check in', onPress: () => void again() } });
}
