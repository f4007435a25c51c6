import { may } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { RowIcon } from '#web/ui/row/row-button.tsx';
import { IconPencil } from '#web/ui/theme/icons.ts';
import { editPatient } from './edit-patient-store.ts';

/** Beside a patient's name, for roles that may edit the patient. */
export function EditPatientButton({ id, name }: { id: string; name: string }) {
  if (!may(useCurrentUser().role, 'patients.edit')) return null;
  return (
    <RowIcon
      icon={IconPencil}
      title="Edit details"
      aria-label={`Edit details of ${name}`}
      onClick={() => editPatient(id)}
    />
  );
}
