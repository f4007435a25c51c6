import type { Appointment } from '#contract/appointments/appointment.ts';
import { getFollowUpAppointment } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

type FollowUpSlot = {
  /** The appointment that follows a visit; null without one, undefined while it is not known. */
  readonly booked: Appointment | null | undefined;
  /** Its first reply is on the way. */
  readonly isLoading: boolean;
};

export function useFollowUpSlot(visitId: string): FollowUpSlot {
  const enabled = mayCall(getFollowUpAppointment, useCurrentUser().role);
  const { data, isLoading } = useApi(
    getFollowUpAppointment,
    { params: { id: visitId } },
    { live: true, enabled },
  );
  return { booked: data?.appointment, isLoading };
}
