import '../appointments.css';
import { Text } from '@mantine/core';
import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import { listComingAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday, showTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { slotText } from '../slot-text.ts';
import { AppointmentActions } from './appointment-actions.tsx';

/** The patient's appointments from today on; undefined until they have loaded, and for a role without them. */
function useComing(patientId: string): readonly Appointment[] | undefined {
  const enabled = mayCall(listComingAppointments, useCurrentUser().role);
  const input = { params: { id: patientId } };
  return useApi(listComingAppointments, input, { live: true, enabled }).data?.appointments;
}

const timeText = ({ day, startsAt }: Appointment): string =>
  day === clinicToday() ? `${showTime(startsAt)} today` : slotText({ day, startsAt });

type ComingAppointmentsProps = {
  patientId: string;
  /** Said when the patient has no booking. */
  none?: string;
};

/** The patient's bookings from today on, each with its buttons. Renders nothing without any. */
export function ComingAppointments({ patientId, none }: ComingAppointmentsProps) {
  const coming = useComing(patientId)?.filter(({ status }) => status === 'booked');
  if (!coming) return null;
  if (coming.length === 0) return none ? <Text c="dimmed">{none}</Text> : null;
  return (
    <ul className="appointment-coming" aria-label="Coming appointments">
      {coming.map((appointment) => (
        <li key={appointment.id}>
          <Text span className="ui-tabular">
            {`Booked ${timeText(appointment)}, ${appointment.doctor}`}
          </Text>
          <AppointmentActions appointment={appointment} />
        </li>
      ))}
    </ul>
  );
}

type SameDayProps = { patientId: string; slot: FreeSlot };

/** Marks a second booking of one day. */
export function SameDay({ patientId, slot }: SameDayProps) {
  const ofDay = useComing(patientId)?.find(
    ({ day, status }) => day === slot.day && (status === 'booked' || status === 'arrived'),
  );
  if (!ofDay) return null;
  return (
    <Text role="status">
      {`The patient is also booked that day: ${showTime(ofDay.startsAt)}, ${ofDay.doctor}.`}
    </Text>
  );
}
