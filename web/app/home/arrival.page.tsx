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

/** Adds a patient to the queue, and shows what they are booked for. */
export function ArrivalPage() {
  return <AddToQueuePage booked={(patientId) => <ComingAppointments patientId={patientId} />} />;
}
