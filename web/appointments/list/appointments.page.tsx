import '../appointments.css';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  bookAppointment,
  listAppointments,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useChosenPatient } from '#web/patients/index.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { APPOINTMENT_BRIEF, APPOINTMENT_COLUMNS } from './appointment-columns.tsx';
import { DayPicker } from './day-picker.tsx';
import { FindAppointments } from './find-appointments.tsx';
import { MonthView } from './month-view.tsx';
import { type ShownDays, useShownDays } from './use-shown-days.ts';
import { WeekView } from './week-view.tsx';

/** The next step on a day without appointments. */
function bookingStep(shown: ShownDays, mayBook: boolean) {
  return {
    text: COMMON_MESSAGES.otherDays,
    action: mayBook && shown.day >= clinicToday() && (
      <Button component={Link} to={bookingPath(shown)} variant="default">
        Book one on this day
      </Button>
    ),
  };
}

/** The appointments of a day or a week, or how full a month is, of all doctors or one. */
export function AppointmentsPage() {
  const days = useShownDays();
  const chosen = useChosenPatient();
  const [isFinding, setFinding] = useState(false);
  const { view, from, to, doctorId } = days.shown;
  const query = { from, to, ...(doctorId && { doctorId }) };
  const list = useApi(
    listAppointments,
    { query },
    { live: true, keepPrevious: true, enabled: view !== 'month' },
  );
  const rows = list.data?.appointments;
  const mayBook = mayCall(bookAppointment, useCurrentUser().role);
  const onRetry = () => void list.refetch();

  return (
    <>
      <PageHeader
        title="Appointments"
        actions={<HeaderActions shown={days.shown} onFind={() => setFinding(true)} />}
      />
      <Stack gap="sm">
        {(isFinding || chosen.id !== null) && (
          <FindAppointments chosen={chosen} onClose={() => setFinding(false)} />
        )}
        <DayPicker {...days} />
        {view === 'day' && (
          <DataTable
            label="Appointments"
            columns={APPOINTMENT_COLUMNS}
            brief={APPOINTMENT_BRIEF}
            rows={rows}
            rowKey={({ id }) => id}
            empty={{ title: M.none, ...bookingStep(days.shown, mayBook) }}
            error={list.error ? M.loadFailed : undefined}
            onRetry={onRetry}
            refreshing={list.isPlaceholderData}
          />
        )}
        {view === 'week' && list.error && <ErrorState message={M.loadFailed} onRetry={onRetry} />}
        {view === 'week' && !list.error && (
          <WeekView monday={from} doctorId={doctorId} appointments={rows ?? []} />
        )}
        {view === 'month' && <MonthView shown={days.shown} />}
      </Stack>
    </>
  );
}

/** The address of the booking page with the shown day and doctor. */
function bookingPath({ day, doctorId }: ShownDays): string {
  const query = new URLSearchParams({
    ...(day > clinicToday() && { day }),
    ...(doctorId && { doctor: doctorId }),
  });
  return query.size > 0 ? `${ADDRESSES.bookAppointment}?${query}` : ADDRESSES.bookAppointment;
}

type HeaderActionsProps = { shown: ShownDays; onFind: () => void };

function HeaderActions({ shown, onFind }: HeaderActionsProps) {
  const navigate = useNavigate();
  const book = bookingPath(shown);
  useShortcut('/', { description: 'Find the appointments of a patient', onPress: onFind });
  const mayBook = mayCall(bookAppointment, useCurrentUser().role);
  useShortcut('b', {
    description: 'Book an appointment',
    onPress: () => mayBook && navigate(book),
  });
  return (
    <>
      <Button variant="default" onClick={onFind}>
        Find a patient
      </Button>
      <Button component={Link} to={ADDRESSES.doctorHours} variant="default">
        Doctors’ hours
      </Button>
      {mayBook && (
        <Button component={Link} to={book}>
          Book appointment
        </Button>
      )}
    </>
  );
}
