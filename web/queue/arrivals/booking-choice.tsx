import { Checkbox } from '@mantine/core';
import { listComingAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { bookedText, bookingOf } from './booking-of.ts';

type BookingChoiceProps = {
  patientId: string;
  doctorId: string;
  /** The booking that the arrival leaves as it is. */
  skipped: string | null;
  onSkip: (bookingId: string | null) => void;
};

/** Whether the booking of an arriving patient is checked in, as it is at first. Renders nothing without a booking. */
export function BookingChoice({ patientId, doctorId, skipped, onSkip }: BookingChoiceProps) {
  const enabled = mayCall(listComingAppointments, useCurrentUser().role);
  const input = { params: { id: patientId } };
  const { data } = useApi(listComingAppointments, input, { live: true, enabled });
  const booking = data && bookingOf(data.appointments, doctorId);
  if (!booking) return null;
  const isSkipped = skipped === booking.id;
  return (
    <Checkbox
      label={`Check in for ${bookedText(booking)}`}
      {...(isSkipped && { description: 'The patient stays booked.' })}
      checked={!isSkipped}
      onChange={({ currentTarget: { checked } }) => onSkip(checked ? null : booking.id)}
    />
  );
}
