import { useNavigate } from 'react-router';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listAppointments,
  listComingAppointments,
  listFreeSlots,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { may } from '#contract/kernel/roles.ts';
import { consultationBill, isBilledFirst } from '#contract/queue/consultation-bill.rules.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { aboutAppointment, sayOfAppointment } from '../say-of-appointment.ts';

const SAID = { cancelled: 'cancelled', 'no-show': 'marked as no-show', booked: 'booked again' };
type Status = keyof typeof SAID;

const onError = ({ message }: { message: string }) => toast.error(message);

/** Check-in, cancel and no-show act at once and offer Undo. */
export function useAppointmentActions({ id, patient: { name } }: Appointment) {
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  const invalidates = [
    listAppointments,
    listComingAppointments,
    listFreeSlots,
    listQueue,
    getDoctorQueue,
  ];
  // Also after the row has left its list, such as that of the patients who are expected.
  const status = useApiMutation(setAppointmentStatus, {
    invalidates,
    onError,
    onSuccess: (_, { body: { status: now } }) => {
      const undo = { label: 'Undo', onPress: () => set('booked') };
      sayOfAppointment(id, `${name}: ${SAID[now]}.`, now === 'booked' ? undefined : undo);
    },
  });
  const arrive = useApiMutation(checkIn, {
    invalidates,
    onError,
    onSuccess: ({ visit, appointment }) => {
      const about = aboutAppointment(id);
      withdrawToasts(about);
      sayToken(visit, { onUndo: () => set('booked'), about });
      // Billing comes first, as for a walk-in.
      if (may(role, 'billing.create-bill') && isBilledFirst(visit)) {
        navigate(ADDRESSES.billing, { state: consultationBill(visit, appointment.doctorId) });
      }
    },
  });

  const set = (next: Status, reason?: string): void =>
    status.mutate({ params: { id }, body: { status: next, ...(reason && { reason }) } });

  const isBusy = status.isPending || arrive.isPending;
  return { set, checkIn: () => arrive.mutate({ params: { id } }), isBusy };
}
