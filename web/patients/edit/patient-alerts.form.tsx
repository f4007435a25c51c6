import { Button, Group, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { dueDayRange } from '#contract/patients/pregnancy.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AllergiesField } from '../register/allergies-field.tsx';
import type { AlertedPatient } from './kept-alerts.ts';
import { usePatientAlerts } from './use-patient-alerts.ts';

type PatientAlertsFormProps = { patient: AlertedPatient; onDone: () => void };

/** Edits allergies and pregnancy. The form may be nested in another one, so it handles Enter and Escape itself. */
export function PatientAlertsForm({ patient, onDone }: PatientAlertsFormProps) {
  const editing = usePatientAlerts(patient, onDone);
  const { draft, change, error, run, pending, close, isRestored } = editing;
  const days = dueDayRange(clinicToday());
  const onKeyDown = (event: KeyboardEvent): void => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.nativeEvent.isComposing || isButton) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void run();
    else close();
  };

  return (
    <Stack
      gap="xs"
      maw={640}
      role="group"
      aria-label="Allergies and pregnancy"
      onKeyDown={onKeyDown}
    >
      {isRestored && <AlertBanner tone="warning">{M.restored}</AlertBanner>}
      <FormMessage error={error} />
      <AllergiesField
        // A form that opened by itself leaves the focus to the page.
        autoFocus={!isRestored}
        value={draft.typed}
        onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
      />
      {patient.gender !== 'M' && (
        <DateField
          label="Pregnant, due on"
          description="Counts until two weeks after this day."
          min={days.from}
          max={days.to}
          maw={220}
          value={draft.dueOn}
          onChange={({ currentTarget }) => change({ dueOn: currentTarget.value })}
        />
      )}
      <Group gap="xs">
        <Button size="compact-md" loading={pending} onClick={() => void run()}>
          Save allergies
        </Button>
        <Button size="compact-md" variant="default" disabled={pending} onClick={close}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
