import { Button, Group, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { NO_KNOWN_ALLERGIES } from '#contract/patients/allergies.rules.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { isPregnant } from '#contract/patients/pregnancy.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconAlertTriangle } from '#web/ui/theme/icons.ts';
import { type AlertedPatient, findAlerts } from './kept-alerts.ts';

const PatientAlertsForm = lazyPart(() =>
  import('./patient-alerts.form.tsx').then((module) => module.PatientAlertsForm),
);

/** A patient's allergies and pregnancy, in red and in words, on screens that choose drugs; editable in place. */
export function PatientAlerts({ patient }: { patient: AlertedPatient }) {
  // An edit is never carried to another patient.
  return <OnePatientsAlerts key={patient.id} patient={patient} />;
}

function OnePatientsAlerts({ patient }: { patient: AlertedPatient }) {
  const mayEdit = mayCall(updatePatient, useCurrentUser().role);
  const [isEditing, setEditing] = useState(() => mayEdit && findAlerts(patient) !== null);
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton height={64} />}>
        <PatientAlertsForm patient={patient} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <Group gap="2px 12px">
      <Allergies allergies={patient.allergies} />
      <Pregnancy dueOn={patient.pregnancy_due_on} />
      {mayEdit && (
        <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
          Edit allergies
        </Button>
      )}
    </Group>
  );
}

function Allergies({ allergies }: { allergies: AlertedPatient['allergies'] }) {
  if (allergies === null) return <Text c="dimmed">Allergies not asked yet</Text>;
  if (allergies.length === 0) return <Text c="dimmed">{NO_KNOWN_ALLERGIES}</Text>;
  return (
    <Text className="ui-message" fw={600} c="var(--mantine-color-error)">
      <Icon of={IconAlertTriangle} />
      <span>Allergies: {allergies.join(', ')}</span>
    </Text>
  );
}

function Pregnancy({ dueOn }: { dueOn: string | null }) {
  const today = clinicToday();
  if (dueOn === null || !isPregnant(dueOn, today)) return null;
  return (
    <Text className="ui-message" fw={600} c="var(--mantine-color-error)">
      <Icon of={IconAlertTriangle} />
      <span>Pregnant, due {formatDay(dueOn)}</span>
    </Text>
  );
}
