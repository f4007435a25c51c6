import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  ChosenPatient,
  PatientFields,
  PatientPicker,
  rememberPatient,
} from '#web/patients/index.ts';
import type { BookValues, Who } from './use-book.ts';

type BookingPatientProps = {
  form: UseFormReturnType<BookValues>;
  who: Who;
  onWho: (who: Who) => void;
};

/** The patient of a booking: searched, chosen, or registered with it. */
export function BookingPatient({ form, who, onWho }: BookingPatientProps) {
  if (who === 'new') {
    return (
      <>
        <PatientFields
          form={form}
          onUse={(patient) => {
            rememberPatient(patient);
            onWho({ patientId: patient.id });
          }}
        />
        <div>
          <Button variant="default" onClick={() => onWho('nobody')}>
            Search an existing patient
          </Button>
        </div>
      </>
    );
  }
  if (who !== 'nobody') {
    return <ChosenPatient patientId={who.patientId} onClear={() => onWho('nobody')} />;
  }
  return (
    <PatientPicker
      data-path="patient"
      error={form.errors.patient}
      onPick={(patient) => {
        rememberPatient(patient);
        onWho({ patientId: patient.id });
      }}
      onRegister={(first) => {
        form.setValues(first);
        onWho('new');
      }}
    />
  );
}
