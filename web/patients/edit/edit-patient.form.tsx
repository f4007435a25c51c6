import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Patient } from '#contract/patients/patient.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { detailsNow, PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { AlikeRecords } from '../alike/alike-records.tsx';
import { PatientFields } from '../register/patient-fields.tsx';
import { FORM_FIELDS, type PatientFormValues } from '../register/patient-form.values.ts';
import { checkCorrection, correctionOf, valuesOf } from './edit-patient.values.ts';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

const isSamePerson = (typed: PatientFormValues, stored: PatientFormValues): boolean =>
  typed.name === stored.name && typed.phone === stored.phone && typed.age === stored.age;

type EditPatientFormProps = { patient: Patient; onDone: () => void };

/** Edits a patient. When two people edit the same field, the second one sees the first one's value. */
export function EditPatientForm({ patient, onDone }: EditPatientFormProps) {
  const [seen, setSeen] = useState(patient);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<PatientFormValues>({
    mode: 'controlled',
    initialValues: valuesOf(patient),
    validate: (values) => checkCorrection(seen, values),
  });
  const update = useApiMutation(updatePatient, {
    invalidates: [
      ...[getPatient, listPatients, listQueue],
      ...[getVisit, getPatientChecks, getPharmacyOrder],
    ],
  });

  const showOthers = async (refusal: ApiError): Promise<string> => {
    const message = messageOf(refusal);
    try {
      const now = await callApi(getPatient, { params: { id: patient.id } });
      setSeen(now);
      const values = valuesOf(now);
      return detailsNow(
        message,
        FORM_FIELDS.map((field) => values[field]),
      );
    } catch {
      return message;
    }
  };
  const { run, pending } = useSingleFlight(async (values: PatientFormValues) => {
    setFailure(null);
    const body = correctionOf(seen, values);
    if (Object.keys(body).length === 0) return onDone();
    try {
      await update.mutateAsync({ params: { id: patient.id }, body });
      toast.success(PATIENT_INPUT_MESSAGES.corrected);
      onDone();
    } catch (error) {
      const said = isConflict(error) ? await showOthers(error) : messageOf(error);
      setFailure(showRefusal(form, error, said));
    }
  });

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm">
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
