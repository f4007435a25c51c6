import { Button, Group } from '@mantine/core';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { useLetterhead } from '#web/clinics/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import type { PrescriberDraft } from '../order-form/draft/order-draft.ts';

/** More doctors than these are typed. */
const BUTTONS_MAX = 8;

/** Names a doctor of the clinic as the prescriber, with the clinic's address. */
export function DoctorChoice({ onChoose }: { onChoose: (prescriber: PrescriberDraft) => void }) {
  const doctors = useApi(listStaff, { query: { may: 'consulting.see-patients', active: 'true' } });
  const letterhead = useLetterhead();
  const address = [letterhead?.name ?? letterhead?.clinicName, letterhead?.address]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s*\n\s*/g, ', ')
    .slice(0, 300);
  return (
    <Group gap="xs" role="group" aria-label="Doctors of this clinic">
      {(doctors.data ?? []).slice(0, BUTTONS_MAX).map(({ id, name, registration }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          onClick={() =>
            onChoose({ name, registration: (registration ?? '').slice(0, 60), address })
          }
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}
