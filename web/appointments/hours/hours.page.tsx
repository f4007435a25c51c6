import '../appointments.css';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { ADD_DOCTOR_PATH, ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { LeavePart } from './leave-part.tsx';
import { WeekForm } from './week-form.tsx';

const ASK_ADMIN = { text: 'The admin adds doctors under Staff.' };
const ADD_DOCTOR = {
  action: (
    <Button component={Link} to={ADD_DOCTOR_PATH}>
      Add a doctor
    </Button>
  ),
};

/** The week and the leave of a doctor. Doctors see their own first. */
export function DoctorHoursPage() {
  const { id, role } = useCurrentUser();
  const mayAdd = mayCall(addStaff, role);
  const { data, error, refetch } = useApi(listDoctorHours, {}, { live: true });
  const [chosen, setChosen] = useState('');
  const doctors = data?.doctors;
  const shown = doctors?.find(({ doctorId }) => doctorId === (chosen || id)) ?? doctors?.[0];

  return (
    <>
      <PageHeader title="Doctors’ hours" backTo={ADDRESSES.appointments} />
      {!doctors && !error && <Skeleton height={320} />}
      {!doctors && error && (
        <ErrorState message={M.hoursLoadFailed} onRetry={() => void refetch()} />
      )}
      {doctors && !shown && (
        <EmptyState title="No doctor yet." {...(mayAdd ? ADD_DOCTOR : ASK_ADMIN)} />
      )}
      {doctors && shown && (
        <Stack gap="md" maw={1000}>
          <NativeSelect
            label="Doctor"
            maw={320}
            value={shown.doctorId}
            data={doctors.map(({ doctorId, name }) => ({ value: doctorId, label: name }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          {/* A saved week, also a colleague's, replaces the fields. */}
          <WeekForm key={`${shown.doctorId} ${shown.version}`} hours={shown} />
          <LeavePart key={shown.doctorId} hours={shown} />
        </Stack>
      )}
    </>
  );
}
