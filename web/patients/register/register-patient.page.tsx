import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { addToQueuePath } from '../list/queue-link.ts';
import { PatientFields } from './patient-fields.tsx';
import { checkPatient, EMPTY_PATIENT_FORM, type PatientFormValues } from './patient-form.values.ts';
import { RegistrationOffer } from './registration-offer.tsx';
import { useRegisterPatient } from './use-register-patient.ts';

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  return serverMessage(error.body) ?? PATIENT_MESSAGES.createFailed;
}

/** Registers a patient without a visit; the success message offers the queue. */
export function RegisterPatientPage() {
  const navigate = useNavigate();
  const register = useRegisterPatient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<PatientFormValues>({
    mode: 'controlled',
    initialValues: EMPTY_PATIENT_FORM,
    validate: checkPatient,
  });
  const { run, pending } = useSingleFlight(async (values: PatientFormValues) => {
    setFailure(null);
    try {
      const { id, name, token } = await register(values);
      navigate(ADDRESSES.adminPatients);
      toast.success(`${name} is registered: ${patientNo(token)}.`, {
        action: { label: 'Add to queue', onPress: () => navigate(addToQueuePath(id)) },
      });
      // Pending until the list is shown: a second click would register the patient again.
      await keepPending();
    } catch (error) {
      setFailure(showRefusal(form, error, saidOf(error)));
    }
  });

  return (
    <>
      <PageHeader title="Register patient" backTo={ADDRESSES.adminPatients} />
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm" maw={640} className="ui-sheet">
          <FormMessage error={failure} />
          <RegistrationOffer onTake={form.setValues} />
          <PatientFields
            form={form}
            isRegistration
            onUse={({ id }) => navigate(pathTo(ADDRESSES.patientRecord, { patientId: id }))}
          />
          <SubmitButton pending={pending}>Register patient</SubmitButton>
        </Stack>
      </form>
    </>
  );
}
