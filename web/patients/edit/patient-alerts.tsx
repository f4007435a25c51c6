import { Button, Group, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { isPregnant } from '#contract/patients/pregnancy.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconAlertTriangle } from '#web/ui/theme/icons.ts';

const PatientAlertsForm = lazyPart(() =>
  import('./patient-alerts.form.tsx').then((module) => module.PatientAlertsForm),
);

export type AlertedPatient = Pick<Patient, 'id' | 'gender' | 'allergies' | 'pregnancy_due_on'>;

/** A patient's allergies and pregnancy, in red and in words, on screens that choose drugs; editable in place. */
export function PatientAlerts({ patient }: { patient: AlertedPatient }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = mayCall(updatePatient, useCurrentUser().role);
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
  if (allergies.length === 0) return <Text c="dimmed">No known allergies</Text>;
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
