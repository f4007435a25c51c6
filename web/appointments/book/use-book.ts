import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  listAppointments,
  listComingAppointments,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { type PatientFormValues, useRegisterPatient } from '#web/patients/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { sayOfAppointment } from '../say-of-appointment.ts';
import { slotText } from '../slot-text.ts';
import { newcomerOf, type useUnsureSlot, type Who } from './use-unsure-slot.ts';

/** The patient's own note is not the booking's. */
export type BookValues = PatientFormValues & {
  doctorId: string;
  day: string;
  bookingNote: string;
};

type BookOptions = {
  form: UseFormReturnType<BookValues>;
  who: Who;
  onRegistered: (patientId: string) => void;
  asked: ReturnType<typeof useUnsureSlot>;
  /** Takes the slot that a refusal offers. */
  onRefused: (error: unknown) => void;
};

/** Registers a new patient if needed, and books. After a refusal everything typed stays. */
export function useBook({ form, who, onRegistered, asked, onRefused }: BookOptions) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const register = useRegisterPatient();
  const send = useApiMutation(bookAppointment, {
    invalidates: [listAppointments, listComingAppointments, listFreeSlots],
  });

  const book = async (values: BookValues, slot: FreeSlot): Promise<boolean> => {
    setRefusal(null);
    const { doctorId, bookingNote: note, day: from } = values;
    let patientId = typeof who === 'object' ? who.patientId : undefined;
    asked.ask({ slot, doctorId, from, note, patientId, newcomer: newcomerOf(values) });
    try {
      if (patientId === undefined) {
        ({ id: patientId } = await register(values));
        onRegistered(patientId);
        asked.ask({ slot, doctorId, from, note, patientId });
      }
      const body = { patientId, doctorId, day: slot.day, time: slot.time, note };
      const { appointment, alsoAt } = await send.mutateAsync({ body });
      asked.done();
      const { id, patient, doctor } = appointment;
      sayOfAppointment(id, `${patient.name}: ${slotText(slot)}, ${doctor}.`);
      if (alsoAt) toast.info(`At this time the patient is also booked with ${alsoAt.doctor}.`);
      return true;
    } catch (error) {
      asked.failed(error);
      onRefused(error);
      // Offers the slots that are free now.
      void invalidate(listFreeSlots);
      setRefusal(showRefusal(form, error, messageOf(error)));
      return false;
    }
  };
  return { book, refusal };
}
