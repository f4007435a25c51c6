import type { Appointment } from '#contract/appointments/appointment.ts';
import { anId, type aStaffMember } from './people.ts';
import type { aPatient } from './visits.ts';

/** An appointment at 10:00 on 21 Nov 2026. */
export function anAppointment(
  { id: patientId, name, token, phone }: ReturnType<typeof aPatient>,
  doctor: ReturnType<typeof aStaffMember>,
  changes: Partial<Appointment> = {},
): Appointment {
  return {
    ...{ id: anId(), patientId, patient: { name, token, phone } },
    ...{ doctorId: doctor.id, doctor: doctor.name, day: '2026-11-21', time: '10:00' },
    ...{ startsAt: '2026-11-21T04:30:00.000Z', minutes: 15, status: 'booked' },
    ...{ note: null, reason: null, visitId: null, token: null, outsideHours: false },
    ...changes,
  };
}
