import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useAwayToday } from '#web/appointments/use-away-today.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AddToQueuePage } from '#web/queue/arrivals/add-to-queue.page.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** Without it the patient is checked in as they are added. */
const ComingAppointments = lazyPart(
  () =>
    import('#web/appointments/list/coming-appointments.tsx').then(
      (module) => module.ComingAppointments,
    ),
  () => null,
);

const AwayNote = lazyPart(
  () => import('#web/appointments/book/away-note.tsx').then((module) => module.AwayNote),
  () => null,
);

/** Adds a patient to the queue, and shows what they are booked for and whether the doctor is away. */
export function ArrivalPage() {
  const seesLeave = mayCall(listDoctorHours, useCurrentUser().role);
  const today = clinicToday();
  const awayToday = useAwayToday(seesLeave);
  return (
    <AddToQueuePage
      awayToday={awayToday}
      booked={(patientId) => <ComingAppointments patientId={patientId} />}
      away={(doctorId) => seesLeave && <AwayNote doctorId={doctorId} from={today} to={today} />}
    />
  );
}
