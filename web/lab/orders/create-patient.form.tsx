import { Button, Group, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { labOperationFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import {
  checkPatient,
  EMPTY_PATIENT_FORM,
  PatientFields,
  type PatientFormValues,
  type RegisteredPatient,
  useRegisterPatient,
} from '#web/patients/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';

type CreatePatientFormProps = {
  first: Partial<PatientFormValues>;
  onRegistered: (patient: RegisteredPatient) => void;
  onCancel: () => void;
};

/** The lab has its own wording (specification 2, section 5). */
function check(values: PatientFormValues): Record<string, string> {
  const errors = checkPatient(values);
  return values.name.trim() === '' ? { ...errors, name: M.patientNameRequired } : errors;
}

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  return serverMessage(error.body) ?? M.registerFailed;
}

/** Registers a new patient before their lab order. */
export function CreatePatientForm({ first, onRegistered, onCancel }: CreatePatientFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const register = useRegisterPatient();
  const form = useForm<PatientFormValues>({
    mode: 'controlled',
    initialValues: { ...EMPTY_PATIENT_FORM, ...first },
    validate: check,
  });
  const { run, pending } = useSingleFlight(async (values: PatientFormValues) => {
    setFailure(null);
    try {
      onRegistered(await register(values));
    } catch (error) {
      setFailure(showRefusal(form, error, labOperationFailed(saidOf(error))));
    }
  });

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={640}>
        <Title order={2}>Register New Patient</Title>
        <FormMessage error={failure} />
        <PatientFields form={form} isRegistration onUse={onRegistered} />
        <Group gap="xs">
          <SubmitButton pending={pending}>Register and choose tests</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            Cancel Order
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
