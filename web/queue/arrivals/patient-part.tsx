import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  ChosenPatient,
  PatientFields,
  PatientPicker,
  patientFormOf,
  RegistrationOffer,
  rememberPatient,
} from '#web/patients/index.ts';
import type { AddToQueueValues, Who } from './add-to-queue.values.ts';

type PatientPartProps = {
  form: UseFormReturnType<AddToQueueValues>;
  who: Who;
  onWho: (who: Who) => void;
};

/** The patient of the visit: searched, chosen, or registered with it. */
export function PatientPart({ form, who, onWho }: PatientPartProps) {
  const search = (): void => onWho('nobody');
  if (who === 'new') {
    return (
      <>
        <PatientFields form={form} isRegistration />
        <div>
          <Button variant="default" onClick={search}>
            Search an existing patient
          </Button>
        </div>
      </>
    );
  }
  if (who !== 'nobody') return <ChosenPatient patientId={who.patientId} onClear={search} />;

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
        onRegister={(typed) => {
          form.setValues(patientFormOf(typed));
          onWho('new');
        }}
      />
    </>
  );
}
