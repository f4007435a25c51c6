import '../appointments.css';
import { type ReactNode, useEffect } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday, showTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FoldedSection } from '#web/ui/layout/folded-section.tsx';
import { APPOINTMENT_BRIEF, APPOINTMENT_COLUMNS } from './appointment-columns.tsx';
import { rememberBookings } from './had-bookings.ts';

const COLUMNS = APPOINTMENT_COLUMNS.filter(({ key }) => key !== 'status');

type ExpectedTodayProps = {
  /** Shown until the list has come. */
  place: ReactNode;
};

/**
 * The patients booked for today who are not here yet, beside the queue: folded, with the first patient named.
 * Renders nothing on a day without bookings. The line stays when the last patient has come, so that the queue does not
 * move.
 */
export function ExpectedToday({ place }: ExpectedTodayProps) {
  const { role } = useCurrentUser();
  const today = clinicToday();
  const isAllowed = mayCall(listAppointments, role);
  const { data, error } = useApi(
    listAppointments,
    { query: { from: today, to: today } },
    { live: true, enabled: isAllowed },
  );
  const isDay = data && data.appointments.length > 0;
  useEffect(() => {
    if (isDay !== undefined) rememberBookings(isDay);
  }, [isDay]);
  if (!data) return isAllowed && !error ? place : null;
  const expected = data.appointments.filter(({ status }) => status === 'booked');
  const [first] = expected;
  if (first) return <Expected first={first} expected={expected} />;
  return isDay ? <p className="appointment-none-left">{M.noneLeft}</p> : null;
}

type ExpectedProps = { first: Appointment; expected: readonly Appointment[] };

function Expected({ first: { startsAt, patient }, expected }: ExpectedProps) {
  return (
    <FoldedSection
      label="Booked, not here yet"
      title={`Booked, not here yet (${expected.length}): ${showTime(startsAt)} ${patient.name}`}
      className="appointment-expected"
      mb="sm"
    >
      <DataTable
        label="Booked, not here yet"
        columns={COLUMNS}
        brief={APPOINTMENT_BRIEF}
        rows={expected}
        rowKey={({ id }) => id}
        empty={{ title: M.none }}
      />
    </FoldedSection>
  );
}
