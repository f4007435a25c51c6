import { clinicToday } from '#web/lib/clinic-time.ts';
import '../appointments.css';
import { Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { Id } from '#contract/kernel/fields.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { focusFirstError } from '#web/lib/api/form-errors.ts';
import { useKeptFields } from '#web/lib/session/use-kept-fields.ts';
import { checkPatient, EMPTY_PATIENT_FORM, useChosenPatient } from '#web/patients/index.ts';
import { useActiveDoctors } from '#web/queue/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { SameDay } from '../list/coming-appointments.tsx';
import { BookingPatient } from './booking-patient.tsx';
import { DoctorAndDay } from './doctor-and-day.tsx';
import { LastStep } from './last-step.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { type BookValues, useBook } from './use-book.ts';
import { useSlot } from './use-slot.ts';
import { unsureOf, useUnsureSlot, type Who } from './use-unsure-slot.ts';

function checkBooking(values: BookValues, who: Who): Record<string, string> {
  const ofPatient = who === 'new' ? checkPatient(values) : {};
  if (who === 'nobody') return { patient: M.patientRequired };
  return values.doctorId === '' ? { ...ofPatient, doctorId: M.unknownDoctor } : ofPatient;
}

/** The day and doctor of the list that the page was opened from; a past day gives today. */
function useLookedAt(): { day: string; doctorId: string } {
  const [params] = usePageParams();
  const today = clinicToday();
  const day = z.iso.date().safeParse(params.get('day')).data ?? today;
  const doctorId = Id.safeParse(params.get('doctor')).data ?? '';
  return { day: day < today ? today : day, doctorId };
}

/** Keeps doctor, day and note of a patient's booking; returns how to drop them. */
function useKeptBooking(
  form: UseFormReturnType<BookValues>,
  patientId: string | null,
  looked: ReturnType<typeof useLookedAt>,
) {
  const { doctorId, day, bookingNote } = form.values;
  return useKeptFields(patientId && `appointment.${patientId}`, {
    fields: { doctorId, day, bookingNote },
    empty: { ...looked, bookingNote: '' },
    restore: (kept) => form.setValues(kept),
  });
}

/** Books an appointment: the patient, the doctor, the first free slot or another one, a note. */
export function BookAppointmentPage() {
  const navigate = useNavigate();
  const doctors = useActiveDoctors();
  const chosen = useChosenPatient();
  const [isNew, setNew] = useState(false);
  const chosenSlot = useSlot();
  const { slot } = chosenSlot;
  const element = useRef<HTMLFormElement>(null);
  const doctor = useRef<HTMLSelectElement>(null);
  const who: Who = chosen.id ? { patientId: chosen.id } : isNew ? 'new' : 'nobody';
  // Sent before a reload, without a reply.
  const asked = useUnsureSlot('booking');
  const looked = useLookedAt();
  const {
    doctorId: askedOf = looked.doctorId,
    from = looked.day,
    note = '',
  } = unsureOf(asked.unsure, who, EMPTY_PATIENT_FORM) ?? {};
  const form = useForm<BookValues>({
    mode: 'controlled',
    initialValues: { ...EMPTY_PATIENT_FORM, doctorId: askedOf, day: from, bookingNote: note },
    validate: (values): Record<string, string> =>
      checkBooking({ ...values, doctorId: values.doctorId || only }, who),
  });
  // A clinic with one doctor need not choose.
  const only = doctors.data?.length === 1 ? (doctors.data[0]?.id ?? '') : '';
  const doctorId = form.values.doctorId || only;
  const drop = useKeptBooking(form, chosen.id, looked);
  const { book, refusal } = useBook({
    form,
    who,
    onRegistered: chosen.choose,
    asked,
    onRefused: chosenSlot.refused,
  });
  const { run, pending } = useSingleFlight(async (values: BookValues) => {
    if (!slot || !(await book({ ...values, doctorId }, slot))) return;
    drop();
    navigate(`${ADDRESSES.appointments}?day=${slot.day}`);
  });
  const turnTo = (next: Who): void => {
    drop();
    form.clearErrors();
    setNew(next === 'new');
    chosen.choose(typeof next === 'object' ? next.patientId : null);
    if (typeof next === 'object') doctor.current?.focus();
  };
  useShortcut('mod+enter', {
    description: 'Book the appointment',
    onPress: () => element.current?.requestSubmit(),
  });
  const options = doctors.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

  return (
    <>
      <PageHeader title="Book appointment" backTo={ADDRESSES.appointments} />
      <form ref={element} noValidate onSubmit={form.onSubmit(run, focusFirstError(form))}>
        <Stack gap="sm" maw={760} className="ui-sheet">
          <FormMessage error={refusal} />
          <BookingPatient form={form} who={who} unsure={asked.unsure} onWho={turnTo} />
          <DoctorAndDay form={form} doctorId={doctorId} doctors={options} doctorRef={doctor} />
          {doctorId !== '' && form.values.day !== '' && (
            <SlotChoice
              doctorId={doctorId}
              day={form.values.day}
              chosen={chosenSlot}
              unsure={unsureOf(asked.unsure, who, form.values)}
            />
          )}
          {slot && chosen.id && <SameDay patientId={chosen.id} slot={slot} />}
          <TextInput label="Note" maxLength={500} {...form.getInputProps('bookingNote')} />
          <LastStep pending={pending} disabled={doctorId !== '' && !slot}>
            {who === 'new' ? 'Register and book' : 'Book'}
          </LastStep>
        </Stack>
      </form>
    </>
  );
}
