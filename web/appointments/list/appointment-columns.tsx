import { Link } from 'react-router';
import type { AppointmentStatus } from '#contract/appointments/appointment.status.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';
import { statusText } from '../slot-text.ts';
import { AppointmentActions } from './appointment-actions.tsx';

const MEANINGS = {
  booked: 'waiting',
  arrived: 'active',
  seen: 'done',
  'no-show': 'danger',
  cancelled: 'neutral',
} as const satisfies Record<AppointmentStatus, StatusMeaning>;

/** The status of an appointment; a booking outside the hours is a warning. */
export function AppointmentStatusBadge({ appointment }: { appointment: Appointment }) {
  const meaning = appointment.outsideHours ? 'warning' : MEANINGS[appointment.status];
  return <StatusBadge meaning={meaning}>{statusText(appointment)}</StatusBadge>;
}

function PatientCell({ patientId, patient: { name, token, phone } }: Appointment) {
  return (
    <span className="ui-cell">
      <Link
        className="ui-lead appointment-link"
        to={pathTo(ADDRESSES.patientRecord, { patientId })}
      >
        {name}
      </Link>
      <span className="ui-under appointment-under">
        {[patientNo(token), phone].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** The columns of a day's appointments. */
export const APPOINTMENT_COLUMNS: readonly Column<Appointment>[] = [
  {
    key: 'time',
    header: 'Time',
    card: 'lead',
    oneLine: true,
    cell: ({ startsAt }) => <strong className="ui-tabular">{showTime(startsAt)}</strong>,
  },
  { key: 'patient', header: 'Patient', card: 'lead', cell: PatientCell },
  { key: 'doctor', header: 'Doctor', card: 'fact', cell: ({ doctor }) => doctor },
  {
    key: 'status',
    header: 'Status',
    card: 'line',
    cell: (appointment) => <AppointmentStatusBadge appointment={appointment} />,
  },
  {
    key: 'note',
    header: 'Note',
    card: 'line',
    cell: ({ note, reason }) => [note, reason].filter(Boolean).join(' · '),
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    card: 'action',
    cell: (appointment) => <AppointmentActions appointment={appointment} />,
  },
];

/** An appointment on a phone: when, who, with whom, and Check in. */
export const APPOINTMENT_BRIEF: Brief<Appointment> = {
  name: ({ patient }) => patient.name,
  summary: (appointment) => {
    const { startsAt, patient, doctor, note, reason } = appointment;
    return (
      <>
        <span className="ui-brief-name">
          <span className="ui-tabular">{showTime(startsAt)}</span> {patient.name}
        </span>
        <span className="ui-cell ui-tabular">
          <AppointmentStatusBadge appointment={appointment} />
          <span>{doctor}</span>
          {patient.phone && <span>{patient.phone}</span>}
        </span>
        {(note || reason) && <span>{[note, reason].filter(Boolean).join(' · ')}</span>}
      </>
    );
  },
  step: (appointment) => <AppointmentActions appointment={appointment} only="check-in" />,
};
