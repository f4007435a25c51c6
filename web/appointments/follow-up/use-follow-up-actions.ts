import type { FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookFollowUp,
  getFollowUpAppointment,
  listAppointments,
  listComingAppointments,
  listFreeSlots,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { slotText } from '../slot-text.ts';

const invalidates = [
  getFollowUpAppointment,
  listAppointments,
  listComingAppointments,
  listFreeSlots,
];

/** A refusal shows the slots that are free now. */
const onError = ({ message }: { message: string }): void => {
  void invalidate(...invalidates);
  toast.error(message);
};

/** Books, moves and cancels the follow-up of a visit at once, each with Undo. */
export function useFollowUpActions(visitId: string) {
  const book = useApiMutation(bookFollowUp, { invalidates, onError });
  const move = useApiMutation(moveAppointment, { invalidates, onError });
  const status = useApiMutation(setAppointmentStatus, { invalidates, onError });

  const set = (id: string, next: 'booked' | 'cancelled', said: string): void =>
    status.mutate(
      { params: { id }, body: { status: next } },
      {
        onSuccess: () =>
          toast.success(said, {
            ...(next === 'cancelled' && {
              action: { label: 'Undo', onPress: () => set(id, 'booked', 'Booked again.') },
            }),
          }),
      },
    );
  const cancel = (id: string): void => set(id, 'cancelled', 'The follow-up is cancelled.');

  return {
    isBusy: book.isPending || move.isPending || status.isPending,
    cancel,
    book: ({ day, time }: FreeSlot): void =>
      book.mutate(
        { params: { id: visitId }, body: { day, time } },
        {
          onSuccess: ({ appointment }) =>
            toast.success(`${appointment.patient.name}: ${slotText(appointment)}.`, {
              action: { label: 'Undo', onPress: () => cancel(appointment.id) },
            }),
        },
      ),
    move: (id: string, from: Pick<FreeSlot, 'day' | 'time'>, { day, time }: FreeSlot): void =>
      move.mutate(
        { params: { id }, body: { day, time } },
        {
          onSuccess: ({ appointment }) =>
            toast.success(`${appointment.patient.name}: ${slotText(appointment)}.`, {
              action: {
                label: 'Undo',
                onPress: () => move.mutate({ params: { id }, body: from }),
              },
            }),
        },
      ),
  };
}
