import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { allergiesNow } from '#contract/patients/allergies.messages.ts';
import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { UpdatePatientBody } from '#contract/patients/patient.ts';
import { getPatient, listPatients, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { dueDayRange } from '#contract/patients/pregnancy.rules.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import type { AlertedPatient } from './patient-alerts.tsx';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

type PatientAlertsFormProps = { patient: AlertedPatient; onDone: () => void };

/** Edits allergies and pregnancy. The form may be nested in another one, so it handles Enter and Escape itself. */
export function PatientAlertsForm({ patient, onDone }: PatientAlertsFormProps) {
  const [before, setBefore] = useState(patient.allergies);
  const [typed, setTyped] = useState(allergiesText(before));
  const [dueOn, setDueOn] = useState(patient.pregnancy_due_on ?? '');
  const [error, setError] = useState<string | null>(null);
  const update = useApiMutation(updatePatient, {
    invalidates: [getPatient, listPatients, getQueueEntry, getPatientChecks, getPharmacyOrder],
  });
  const days = dueDayRange(clinicToday());

  const { run, pending } = useSingleFlight(async () => {
    const pregnancy = dueOn === (patient.pregnancy_due_on ?? '') ? {} : { pregnancy_due_on: dueOn };
    const isChanged = typed !== allergiesText(before);
    const allergies = isChanged ? { allergies: readAllergies(typed), allergiesBefore: before } : {};
    const body = { ...allergies, ...pregnancy };
    const refused = UpdatePatientBody.safeParse(body).error?.issues[0]?.message ?? null;
    setError(refused);
    if (refused) return;
    try {
      await update.mutateAsync({ params: { id: patient.id }, body });
      onDone();
    } catch (failed) {
      setError(isConflict(failed) ? await showOthers(failed) : messageOf(failed));
    }
  });
  /** Shows another person's newer value beside the typed one, which may then replace it. */
  const showOthers = async (refusal: ApiError): Promise<string> => {
    const message = messageOf(refusal);
    try {
      const { allergies } = await callApi(getPatient, { params: { id: patient.id } });
      setBefore(allergies);
      return allergiesNow(message, allergiesText(allergies));
    } catch {
      return message;
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.nativeEvent.isComposing || isButton) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void run();
    else onDone();
  };

  return (
    <Stack
      gap="xs"
      maw={640}
      role="group"
      aria-label="Allergies and pregnancy"
      onKeyDown={onKeyDown}
    >
      <FormMessage error={error} />
      <TextInput
        label="Allergies"
        description="With commas between; None when they know of none."
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {patient.gender !== 'M' && (
        <TextInput
          label="Pregnant, due on"
          description="Counts until two weeks after this day."
          type="date"
          min={days.from}
          max={days.to}
          maw={220}
          value={dueOn}
          onChange={({ currentTarget }) => setDueOn(currentTarget.value)}
        />
      )}
      <Group gap="xs">
        <Button size="compact-md" loading={pending} onClick={() => void run()}>
          Save allergies
        </Button>
        <Button size="compact-md" variant="default" disabled={pending} onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
