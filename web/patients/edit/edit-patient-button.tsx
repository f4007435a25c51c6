import { ActionIcon } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil } from '#web/ui/theme/icons.ts';
import { editPatient } from './edit-patient-store.ts';

/** Beside a patient's name, for roles that may edit the patient. */
export function EditPatientButton({ id, name }: { id: string; name: string }) {
  if (!mayCall(updatePatient, useCurrentUser().role)) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      title="Edit details"
      aria-label={`Edit details of ${name}`}
      onClick={() => editPatient(id)}
    >
      <Icon of={IconPencil} size={16} />
    </ActionIcon>
  );
}
