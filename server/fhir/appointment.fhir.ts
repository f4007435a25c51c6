import type { Appointment as FhirAppointment, Schedule, Slot } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import type { AppointmentStatus } from '#contract/appointments/appointment.status.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { type Identified, referenceTo } from './resource.ts';

const STATUSES = {
  booked: 'booked',
  arrived: 'arrived',
  seen: 'fulfilled',
  'no-show': 'noshow',
  cancelled: 'cancelled',
} as const satisfies Record<AppointmentStatus, FhirAppointment['status']>;

type AppointmentResource = Identified<FhirAppointment> | Identified<Slot> | Identified<Schedule>;

/** The schedule of each doctor with an appointment. */
const scheduleOf = ({ doctorId, doctor }: Appointment): Identified<Schedule> => ({
  resourceType: 'Schedule',
  id: idFor('schedule', doctorId),
  actor: [{ display: doctor }],
});

function appointmentOf(appointment: Appointment): AppointmentResource[] {
  const { id, patientId, doctorId, doctor, startsAt: start, minutes, note, reason } = appointment;
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const status = STATUSES[appointment.status];
  const slot: Identified<Slot> = {
    resourceType: 'Slot',
    id: idFor('slot', id),
    schedule: referenceTo(idFor('schedule', doctorId)),
    status: 'busy',
    ...{ start, end },
  };
  // Another patient may have the place of a cancelled appointment.
  const slots = status === 'cancelled' ? [] : [slot];
  return [
    ...slots,
    {
      resourceType: 'Appointment',
      id,
      status,
      ...(reason && { cancelationReason: { text: reason } }),
      ...{ start, end, minutesDuration: minutes },
      ...(slots.length > 0 && { slot: slots.map((one) => referenceTo(one.id)) }),
      ...(note && { comment: note }),
      participant: [
        { actor: referenceTo(patientId), status: 'accepted' },
        { actor: { display: doctor }, status: 'accepted' },
      ],
    },
  ];
}

/** A patient's appointments, each that stands with its slot, and the schedules of their doctors. */
export function appointmentsOf(appointments: readonly Appointment[]): AppointmentResource[] {
  const schedules = new Map(appointments.map((one) => [one.doctorId, scheduleOf(one)]));
  return [...schedules.values(), ...appointments.flatMap(appointmentOf)];
}
