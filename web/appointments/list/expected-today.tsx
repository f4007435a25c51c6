import '../appointments.css';
import type { ReactNode } from 'react';
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

const COLUMNS = APPOINTMENT_COLUMNS.filter(({ key }) => key !== 'status');

type ExpectedTodayProps = {
  /** Shown until the list has come. */
  place: ReactNode;
};

/**
 * The patients booked for today who are not here yet, beside the queue: folded, with the first patient named.
 * The line is there on a day without bookings too, so that the first booking does not move the queue.
 */
export function ExpectedToday({ place }: ExpectedTodayProps) {
  const { role } = useCurrentUser();
  const today = clinicToday();
  const isAllowed = mayCall(listAppointments, role);
  const { data } = useApi(
    listAppointments,
    { query: { from: today, to: today } },
    { live: true, enabled: isAllowed },
  );
  if (!data) return isAllowed ? place : null;
  const expected = data.appointments.filter(({ status }) => status === 'booked');
  const [first] = expected;
  if (first) return <Expected first={first} expected={expected} />;
  const none = data.appointments.length > 0 ? M.noneLeft : M.noneToday;
  return <p className="appointment-none-left">{none}</p>;
}

type ExpectedProps = { first: Appointment; expected: readonly Appointment[] };

function Expected({ first: { startsAt, patient }, expected }: ExpectedProps) {
  return (
    <FoldedSection
      label="Booked, not here yet"
      title={`Booked, not here yet (${expected.length}): ${showTime(startsAt)} ${patient.name}`}
      className="appointment-expected"
    >
      <DataTable
        label="Booked, not here yet"
        columns={COLUMNS}
        brief={APPOINTMENT_BRIEF}
        rows={expected}
        rowKey={({ id }) => id}
        empty="never"
      />
    </FoldedSection>
  );
}
