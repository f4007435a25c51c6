import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { dueDayRange } from '#contract/patients/pregnancy.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import type { AlertedPatient } from './patient-alerts.tsx';
import { usePatientAlerts } from './use-patient-alerts.ts';

type PatientAlertsFormProps = { patient: AlertedPatient; onDone: () => void };

/** Edits allergies and pregnancy. The form may be nested in another one, so it handles Enter and Escape itself. */
export function PatientAlertsForm({ patient, onDone }: PatientAlertsFormProps) {
  const editing = usePatientAlerts(patient, onDone);
  const { typed, setTyped, dueOn, setDueOn, error, run, pending } = editing;
  const days = dueDayRange(clinicToday());
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
        description="With commas between; “None” if the patient has none."
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {patient.gender !== 'M' && (
        <DateField
          label="Pregnant, due on"
          description="Counts until two weeks after this day."
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
