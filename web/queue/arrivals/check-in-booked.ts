import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listAppointments,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { clinicToday, showTime } from '#web/lib/clinic-time.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Arriving = { patientId: string; doctorId: string; complaint: string };

const refresh = (): void =>
  void invalidate(listAppointments, listComingAppointments, listQueue, getDoctorQueue);

const distance = ({ startsAt }: Appointment): number => Math.abs(Date.parse(startsAt) - Date.now());

/** The booking of today nearest to now, with the chosen doctor or, when none is chosen, any; null without one. */
async function bookingOf({ patientId, doctorId }: Arriving): Promise<Appointment | null> {
  const { appointments } = await callApi(listComingAppointments, { params: { id: patientId } });
  const booked = appointments.filter(
    (of) =>
      of.status === 'booked' &&
      of.day === clinicToday() &&
      (doctorId === '' || of.doctorId === doctorId),
  );
  return booked.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

async function undo(id: string): Promise<void> {
  try {
    await callApi(setAppointmentStatus, { params: { id }, body: { status: 'booked' } });
  } catch (error) {
    toast.error(messageOf(error));
  }
  refresh();
}

/**
 * Checks a booked patient in who arrives as a walk-in, and offers Undo. Null when they are not booked, or when the
 * booking cannot be checked in: then the patient is queued as any other.
 */
export async function checkInBooked(arriving: Arriving): Promise<Visit | null> {
  try {
    const booking = await bookingOf(arriving);
    if (!booking) return null;
    const { id, patient, startsAt, doctor } = booking;
    const { complaint } = arriving;
    const body = complaint ? { complaint } : null;
    const { visit } = await callApi(checkIn, { params: { id }, body });
    refresh();
    toast.success(`${patient.name}: checked in for ${showTime(startsAt)}, ${doctor}.`, {
      action: { label: 'Undo', onPress: () => void undo(id) },
    });
    return visit;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
