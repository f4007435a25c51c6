import { Button, Group, Stack } from '@mantine/core';
import type { Patient } from '#contract/patients/patient.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { focusFirstError } from '#web/lib/api/form-errors.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AlikeRecords } from '../alike/alike-records.tsx';
import { PatientFields } from '../register/patient-fields.tsx';
import type { PatientFormValues } from '../register/patient-form.values.ts';
import { valuesOf } from './edit-patient.values.ts';
import { useEditPatient } from './use-edit-patient.ts';

const isSamePerson = (typed: PatientFormValues, stored: PatientFormValues): boolean =>
  typed.name === stored.name && typed.phone === stored.phone && typed.age === stored.age;

type EditPatientFormProps = { patient: Patient; onDone: () => void };

/** Edits a patient. When two people edit the same field, the second one sees the first one's value. */
export function EditPatientForm({ patient, onDone }: EditPatientFormProps) {
  const { form, seen, failure, run, pending, isRestored } = useEditPatient(patient, onDone);
  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        {isRestored && <AlertBanner tone="warning">{PATIENT_INPUT_MESSAGES.restored}</AlertBanner>}
        <FormMessage error={failure} />
        <PatientFields
          form={form}
          known={
            <AlikeRecords
              patient={seen}
              typed={form.values}
              isStored={isSamePerson(form.values, valuesOf(seen))}
              onLeave={onDone}
            />
          }
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton pending={pending}>Save details</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
