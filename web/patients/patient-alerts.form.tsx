import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { UpdatePatientBody } from '#contract/patients/patient.ts';
import { getPatient, listPatients, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { dueDayRange } from '#contract/patients/pregnancy.rules.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { FormMessage } from '#web/ui/form-message.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import type { AlertedPatient } from './patient-alerts.tsx';

type PatientAlertsFormProps = { patient: AlertedPatient; onDone: () => void };

/** Corrects allergies and pregnancy. It may stand inside a form, so Enter and Escape are its own. */
export function PatientAlertsForm({ patient, onDone }: PatientAlertsFormProps) {
  const [typed, setTyped] = useState(allergiesText(patient.allergies));
  const [dueOn, setDueOn] = useState(patient.pregnancy_due_on ?? '');
  const [error, setError] = useState<string | null>(null);
  const update = useApiMutation(updatePatient, {
    invalidates: [getPatient, listPatients, getQueueEntry, getPatientChecks, getPharmacyOrder],
  });
  const days = dueDayRange(clinicDay(new Date(), DEFAULT_TIME_ZONE));

  const { run, pending } = useSingleFlight(async () => {
    const pregnancy = dueOn === (patient.pregnancy_due_on ?? '') ? {} : { pregnancy_due_on: dueOn };
    const body = { allergies: readAllergies(typed), ...pregnancy };
    const refused = UpdatePatientBody.safeParse(body).error?.issues[0]?.message ?? null;
    setError(refused);
    if (refused) return;
    try {
      await update.mutateAsync({ params: { id: patient.id }, body });
      onDone();
    } catch (failed) {
      setError(messageOf(failed));
    }
  });
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
