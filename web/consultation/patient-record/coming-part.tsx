import { ComingAppointments } from '#web/appointments/index.ts';

/** The patient's bookings, on their record. */
export function ComingPart({ patientId }: { patientId: string }) {
  return <ComingAppointments patientId={patientId} />;
}
