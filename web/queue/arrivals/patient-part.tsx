import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import {
  ChosenPatient,
  PatientFields,
  PatientPicker,
  type RegisteredPatient,
  RegistrationOffer,
  rememberPatient,
} from '#web/patients/index.ts';
import type { AddToQueueValues, Who } from './add-to-queue.values.ts';

type PatientPartProps = {
  form: UseFormReturnType<AddToQueueValues>;
  who: Who;
  onWho: (who: Who) => void;
  /** The appointments of the chosen patient. */
  booked?: ((patientId: string) => ReactNode) | undefined;
};

/** The patient of the visit: searched, chosen, or registered with it. */
export function PatientPart({ form, who, onWho, booked }: PatientPartProps) {
  // The typed registration stays for the way back from a patient whom it was given up for.
  const [isGivenUp, setGivenUp] = useState(false);
  const search = (): void => {
    setGivenUp(false);
    onWho(isGivenUp ? 'new' : 'nobody');
  };
  const use = (patient: RegisteredPatient): void => {
    rememberPatient(patient);
    setGivenUp(true);
    onWho({ patientId: patient.id });
  };
  if (who === 'new') {
    return (
      <>
        <PatientFields form={form} isRegistration onUse={use} />
        <div>
          <Button variant="default" onClick={search}>
            Search an existing patient
          </Button>
        </div>
      </>
    );
  }
  if (who !== 'nobody') {
    return (
      <ChosenPatient patientId={who.patientId} onClear={search}>
        {booked?.(who.patientId)}
      </ChosenPatient>
    );
  }

  return (
    <>
      <RegistrationOffer
        onTake={(values) => {
          form.setValues(values);
          onWho('new');
        }}
      />
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
    </>
  );
}
