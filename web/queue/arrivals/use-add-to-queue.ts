import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { checkIn } from '#contract/appointments/appointments.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { operationFailed, QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useRegisterPatient } from '#web/patients/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { isBilledFirst } from '../visit/consultation-bill.ts';
import { openVisitIdOf } from '../visit/open-visit-id.ts';
import { type AddToQueueValues, visitInput, type Who } from './add-to-queue.values.ts';
import { checkInBooked } from './check-in-booked.ts';

/** Why a patient could not be queued; with the already open visit, if that is the reason. */
export type QueueRefusal = { message: string; openVisitId: string | undefined };

type AddToQueueOptions = {
  form: UseFormReturnType<AddToQueueValues>;
  who: Who;
  onRegistered: (patientId: string) => void;
};

/** A visit in the queue, and the doctor who is billed with it; empty for the first free one. */
type Added = { readonly visit: Visit; readonly doctorId: string };

/** The texts for an error without a server message, and for an unreadable reply. */
type Words = { readonly failed: string; readonly unreadable: string };

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

function saidOf(error: unknown, { failed, unreadable }: Words): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'invalid_reply') return unreadable;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? failed);
}

/**
 * Registers a new patient or takes the chosen one, and adds them to the queue. When only the second step fails, the
 * registered patient becomes the chosen one, so that a retry does not register them twice. The chosen doctor is
 * assigned at once if nothing is to be paid; otherwise by the bill.
 */
export function useAddToQueue({ form, who, onRegistered }: AddToQueueOptions) {
  const [refusal, setRefusal] = useState<QueueRefusal | null>(null);
  const register = useRegisterPatient();
  const { role } = useCurrentUser();
  const invalidates = [listQueue, getDoctorQueue, getLatestVisit];
  const join = useApiMutation(joinQueue, { invalidates });
  const assign = useApiMutation(moveVisit, { invalidates });

  async function attempt<T>(words: Words, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      const message = showRefusal(form, error, operationFailed(saidOf(error, words)));
      const openVisitId = error instanceof ApiError ? openVisitIdOf(error) : undefined;
      if (message) setRefusal({ message, openVisitId });
      return null;
    }
  }

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
    setRefusal(null);
    const patientId = typeof who === 'object' ? who.patientId : await registerNew(values);
    if (patientId === null) return null;
    const { doctorId, complaint } = values;
    // A patient who was just registered has no booking.
    const mayBeBooked = typeof who === 'object' && mayCall(checkIn, role);
    const booked = mayBeBooked && (await checkInBooked({ patientId, doctorId, complaint }));
    if (booked) return { visit: booked, doctorId: booked.doctor_id ?? doctorId };
    const visit = await joined(patientId, values);
    return visit && { visit, doctorId };
  }

  async function joined(patientId: string, values: AddToQueueValues): Promise<Visit | null> {
    const { doctorId } = values;
    const input = { ...visitInput(patientId, values), ...(await withDoctor(patientId, doctorId)) };
    const visit = await attempt(JOINING, () => join.mutateAsync({ body: input }));
    const isDone = !visit || doctorId === '' || visit.doctor_id === doctorId;
    return isDone || isBilledFirst(visit) ? visit : assignTo(visit, doctorId);
  }

  return { add, refusal, forget: () => setRefusal(null) };
}
