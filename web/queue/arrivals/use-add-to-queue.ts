import type { UseFormReturnType } from '@mantine/form';
import { checkIn } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { isBilledFirst } from '#contract/queue/consultation-bill.rules.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useRegisterPatient } from '#web/patients/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { type AddToQueueValues, visitInput, type Who } from './add-to-queue.values.ts';
import { checkInBooked, type Missed } from './check-in-booked.ts';
import { sayCheckedIn, sayMissed, type UndoneArrival } from './say-check-in.ts';
import { saidOf, useAttempts, type Words } from './use-attempts.ts';

type AddToQueueOptions = {
  form: UseFormReturnType<AddToQueueValues>;
  who: Who;
  /** The booking that the arrival leaves as it is. */
  skipped: string | null;
  onRegistered: (patientId: string) => void;
  onUndone: (undone: UndoneArrival) => void;
};

export type Added = {
  readonly visit: Visit;
  /** The doctor who is billed with the visit; empty for the first free one. */
  readonly doctorId: string;
  /** A message has the token already. */
  readonly isSaid?: boolean;
};

const REGISTERING: Words = {
  failed: PATIENT_MESSAGES.registerFailed,
  unreadable: PATIENT_MESSAGES.createFailed,
};
const JOINING: Words = {
  failed: QUEUE_MESSAGES.addFailed,
  unreadable: QUEUE_MESSAGES.noVisitId,
};
const ASSIGNING: Words = {
  failed: QUEUE_MESSAGES.updateStatusFailed,
  unreadable: QUEUE_MESSAGES.updateStatusFailed,
};

/**
 * Registers a new patient or takes the chosen one, and adds them to the queue. When only the second step fails, the
 * registered patient becomes the chosen one, so that a retry does not register them twice. The chosen doctor is
 * assigned at once if nothing is to be paid; otherwise by the bill.
 */
export function useAddToQueue(options: AddToQueueOptions) {
  const { form, who, skipped, onRegistered, onUndone } = options;
  const { attempt, refusal, forget } = useAttempts(form);
  const register = useRegisterPatient();
  const { role } = useCurrentUser();
  const invalidates = [listQueue, getDoctorQueue, getLatestVisit];
  const join = useApiMutation(joinQueue, { invalidates });
  const assign = useApiMutation(moveVisit, { invalidates });

  const registerNew = async (values: AddToQueueValues): Promise<string | null> => {
    const patient = await attempt(REGISTERING, () => register(values));
    if (patient) onRegistered(patient.id);
    return patient?.id ?? null;
  };

  /** The visit is already in the queue: a refusal is shown, and the first free doctor takes the visit. */
  const assignTo = async (visit: Visit, doctorId: string): Promise<Visit> => {
    try {
      const body = { status: 'waiting', doctorId } as const;
      return await assign.mutateAsync({ params: { id: visit.id }, body });
    } catch (error) {
      toast.error(saidOf(error, ASSIGNING));
      return visit;
    }
  };

  /**
   * Lab and pharmacy may not assign an existing visit. The doctor they choose for a subscriber, who has nothing to pay,
   * is sent with the arrival.
   */
  const withDoctor = async (
    patientId: string,
    doctorId: string,
  ): Promise<{ doctorId?: string }> => {
    if (doctorId === '' || typeof who !== 'object' || mayCall(moveVisit, role)) return {};
    const patient = await attempt(JOINING, () =>
      callApi(getPatient, { params: { id: patientId } }),
    );
    return patient?.subscription_status === 'active' ? { doctorId } : {};
  };

  async function add(values: AddToQueueValues): Promise<Added | null> {
    forget();
    const patientId = typeof who === 'object' ? who.patientId : await registerNew(values);
    if (patientId === null) return null;
    const { doctorId, complaint } = values;
    // A patient who was just registered has no booking.
    const mayBeBooked = typeof who === 'object' && mayCall(checkIn, role);
    const arriving = { patientId, doctorId, complaint };
    const found = mayBeBooked ? await checkInBooked(arriving, skipped) : null;
    if (found && 'visit' in found) {
      sayCheckedIn(found, arriving, onUndone);
      return { visit: found.visit, doctorId: found.visit.doctor_id ?? doctorId, isSaid: true };
    }
    const visit = await joined(patientId, values, found);
    if (visit && found) sayMissed(visit, found, { arriving, onUndone });
    return visit && { visit, doctorId };
  }

  async function joined(
    patientId: string,
    values: AddToQueueValues,
    missed: Missed | null,
  ): Promise<Visit | null> {
    const { doctorId } = values;
    const input = { ...visitInput(patientId, values), ...(await withDoctor(patientId, doctorId)) };
    const visit = await attempt(JOINING, () => join.mutateAsync({ body: input }), missed);
    const isDone = !visit || doctorId === '' || visit.doctor_id === doctorId;
    return isDone || isBilledFirst(visit) ? visit : assignTo(visit, doctorId);
  }

  return { add, refusal, forget };
}
