import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  listAppointments,
  listComingAppointments,
  listFreeSlots,
  moveAppointment,
} from '#contract/appointments/appointments.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { sayOfAppointment } from '../say-of-appointment.ts';
import { slotText } from '../slot-text.ts';

/** Moves an appointment back to where it was, after its dialog is closed. */
export async function moveBack(before: Appointment): Promise<void> {
  const { id, doctorId, day, time, patient } = before;
  try {
    await callApi(moveAppointment, { params: { id }, body: { doctorId, day, time } });
    sayOfAppointment(id, `${patient.name}: moved back to ${slotText(before)}.`);
  } catch (error) {
    toast.error(messageOf(error));
  }
  void invalidate(listAppointments, listComingAppointments, listFreeSlots);
}
