import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listAppointments,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { getDoctorQueue, getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, leftNoTrace, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { bookingOf } from './booking-of.ts';

export type Arriving = { patientId: string; doctorId: string; complaint: string };

export type CheckedIn = { readonly visit: Visit; readonly booking: Appointment };

/** A booking that was not checked in, and why; null when it is not known whether there is one. */
export type Missed = { readonly booking: Appointment | null; readonly error: ApiError };

const refresh = (): void =>
  void invalidate(listAppointments, listComingAppointments, listQueue, getDoctorQueue);

async function listOf({ patientId }: Arriving): Promise<Appointment[]> {
  const reply = await callApi(listComingAppointments, { params: { id: patientId } });
  return reply.appointments;
}

async function checkInAt(booking: Appointment, { complaint }: Arriving): Promise<CheckedIn> {
  const body = complaint ? { complaint } : null;
  const { visit } = await callApi(checkIn, { params: { id: booking.id }, body });
  refresh();
  return { visit, booking };
}

/** The visit of a check-in whose reply was lost; null when the booking still waits for it. */
async function madeAlready(booking: Appointment, arriving: Arriving): Promise<CheckedIn | null> {
  try {
    const now = (await listOf(arriving)).find(({ id }) => id === booking.id);
    // A check-in that is done returns its visit.
    return now?.status === 'arrived' ? await checkInAt(booking, arriving) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Checks a booked patient in who arrives as a walk-in, except for the skipped booking. Null when they are not booked. */
export async function checkInBooked(
  arriving: Arriving,
  skipped: string | null = null,
): Promise<CheckedIn | Missed | null> {
  let booking: Appointment | null = null;
  try {
    booking = bookingOf(await listOf(arriving), arriving.doctorId);
    if (!booking || booking.id === skipped) return null;
    return await checkInAt(booking, arriving);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const made = booking && !leftNoTrace(error) ? await madeAlready(booking, arriving) : null;
    return made ?? { booking, error };
  }
}

/** Takes a check-in back; returns whether that was possible, and shows why not. */
export async function undoCheckIn({ id }: Appointment): Promise<boolean> {
  let isUndone = true;
  try {
    await callApi(setAppointmentStatus, { params: { id }, body: { status: 'booked' } });
  } catch (error) {
    isUndone = false;
    toast.error(messageOf(error));
  }
  refresh();
  return isUndone;
}

/** Whether a visit is known to be in the queue, as one that the check-in had found there still is after its Undo. */
export async function isStillQueued({ id }: Visit): Promise<boolean> {
  try {
    const { status } = await callApi(getVisit, { params: { id } });
    return status === 'waiting';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
