import type { Appointment } from '#contract/appointments/appointment.ts';
import { getFollowUpAppointment } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The appointment that follows a visit; null without one, undefined while it is not known. */
export function useFollowUpSlot(visitId: string): Appointment | null | undefined {
  const enabled = mayCall(getFollowUpAppointment, useCurrentUser().role);
  const { data } = useApi(
    getFollowUpAppointment,
    { params: { id: visitId } },
    { live: true, enabled },
  );
  return data?.appointment;
}
