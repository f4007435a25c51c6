import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { clinicToday } from '#web/lib/clinic-time.ts';
import {
  ChosenPatient,
  PatientFields,
  type PatientFormValues,
  PatientPicker,
  RegistrationOffer,
  rememberPatient,
} from '#web/patients/index.ts';
import { ComingAppointments } from '../list/coming-appointments.tsx';
import type { BookValues } from './use-book.ts';
import { type Unsure, unsureOf, type Who } from './use-unsure-slot.ts';

type BookingPatientProps = {
  form: UseFormReturnType<BookValues>;
  who: Who;
  /** A kept booking, which is continued with the registration it waits for. */
  unsure: Unsure | null;
  onWho: (who: Who) => void;
};

/** The patient of a booking: searched, chosen, or registered with it. */
export function BookingPatient({ form, who, unsure, onWho }: BookingPatientProps) {
  if (who === 'new') {
    return (
      <>
        {/* Above the fields, so that the doctor is reached by few keys while the caller waits. */}
        <Group justify="space-between" gap="xs">
          <Text fw={600}>New patient</Text>
          <Button variant="default" size="compact-md" onClick={() => onWho('nobody')}>
            Search an existing patient
          </Button>
        </Group>
        <PatientFields
          form={form}
          isRegistration
          onUse={(patient) => {
            rememberPatient(patient);
            onWho({ patientId: patient.id });
          }}
        />
      </>
    );
  }
  if (who !== 'nobody') {
    return (
      <ChosenPatient patientId={who.patientId} onClear={() => onWho('nobody')}>
        <ComingAppointments patientId={who.patientId} />
      </ChosenPatient>
    );
  }
  const register = (first: Partial<BookValues>): void => {
    form.setValues(first);
    onWho('new');
  };
  const goOn = (kept: PatientFormValues & Partial<BookValues>): void => {
    const asked = unsureOf(unsure, 'new', kept);
    const now = form.getValues();
    const { doctorId = now.doctorId, day = now.day, bookingNote } = kept;
    register({
      ...kept,
      doctorId: asked?.doctorId ?? doctorId,
      day: asked?.from ?? (day < clinicToday() ? now.day : day),
      bookingNote: now.bookingNote || (asked?.note ?? bookingNote ?? ''),
    });
  };
  return (
    <>
      <RegistrationOffer onTake={goOn} />
      <PatientPicker
        data-path="patient"
        error={form.errors.patient}
        onPick={(patient) => {
          rememberPatient(patient);
          onWho({ patientId: patient.id });
        }}
        onRegister={register}
      />
    </>
  );
}
