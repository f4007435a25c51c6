import { Suspense, useState } from 'react';
import {
  APPOINTMENT_TRANSITIONS,
  type AppointmentAction,
} from '#contract/appointments/appointment.status.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { checkIn } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useNow } from '#web/lib/use-now.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { useAppointmentActions } from './use-appointment-actions.ts';

const MoveAppointment = lazyPart(() =>
  import('../book/move-appointment.modal.tsx').then((module) => module.MoveAppointment),
);
const CancelAppointment = lazyPart(() =>
  import('./cancel-appointment.modal.tsx').then((module) => module.CancelAppointment),
);

function labelOf(action: AppointmentAction, { status }: Appointment): string {
  if (action === 'restore' && status === 'arrived') return 'Undo check-in';
  return APPOINTMENT_TRANSITIONS[action].label;
}

type AppointmentActionsProps = {
  appointment: Appointment;
  /** Only this button. */
  only?: AppointmentAction;
};

/** The buttons of an appointment. Only today's patients are checked in; a no-show is one only from its time on. */
export function AppointmentActions({ appointment, only }: AppointmentActionsProps) {
  const { role } = useCurrentUser();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const now = useNow();
  const { set, checkIn: arrive, isBusy } = useAppointmentActions(appointment);
  if (!mayCall(checkIn, role)) return null;
  const isToday = appointment.day === clinicToday();
  const isDue = Date.parse(appointment.startsAt) <= now;
  const act: Record<AppointmentAction, () => void> = {
    'check-in': arrive,
    move: () => setOpen('move'),
    'no-show': () => set('no-show'),
    cancel: () => setOpen('cancel'),
    restore: () => set('booked'),
  };
  const { status } = appointment;
  const allowed = status === 'seen' ? [] : allowedActions(APPOINTMENT_TRANSITIONS, status);
  const offered = allowed.filter(
    (action) => (isToday || action !== 'check-in') && (isDue || action !== 'no-show'),
  );
  const actions = only ? offered.filter((action) => action === only) : offered;
  const close = () => setOpen(null);
  return (
    <span className="appointment-actions">
      {actions.map((action) => (
        <RowButton
          key={action}
          isBusy={isBusy}
          look={action === 'check-in' ? 'framed' : 'quiet'}
          aria-label={`${labelOf(action, appointment)}: ${appointment.patient.name}`}
          onClick={() => !isBusy && act[action]()}
        >
          {labelOf(action, appointment)}
        </RowButton>
      ))}
      <Suspense>
        {open === 'move' && <MoveAppointment appointment={appointment} onClose={close} />}
        {open === 'cancel' && (
          <CancelAppointment
            appointment={appointment}
            onClose={close}
            onCancel={(reason) => set('cancelled', reason)}
          />
        )}
      </Suspense>
    </span>
  );
}
