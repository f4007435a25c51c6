import { Group, Text } from '@mantine/core';
import type { ClinicSubscriptionAction } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { ClinicAccount } from '#contract/users/clinic-account.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { PlanStatus } from './plan-status.tsx';
import { StartButton, SubscriptionActions } from './subscription-actions.tsx';

type ClinicSteps = {
  move: (clinic: ClinicAccount, action: ClinicSubscriptionAction) => void;
  start: (clinic: ClinicAccount) => void;
};

/** Clinic, Owner, People, Plan, Created, Actions. */
export function clinicColumns({ move, start }: ClinicSteps): readonly Column<ClinicAccount>[] {
  return [
    { key: 'clinic', header: 'Clinic', cell: ({ name }) => name },
    { key: 'owner', header: 'Owner', cell: ({ owner }) => <Owner owner={owner} /> },
    { key: 'people', header: 'People', numeric: true, cell: ({ people }) => people },
    { key: 'plan', header: 'Plan', cell: (clinic) => <PlanStatus clinic={clinic} /> },
    { key: 'created', header: 'Created', cell: ({ created_at }) => showDate(created_at) },
    {
      key: 'actions',
      header: 'Actions',
      cell: (clinic) => (
        <Group gap="xs">
          <SubscriptionActions clinic={clinic} onMove={(action) => move(clinic, action)} />
          {clinic.clinicSubscriptions.length === 0 && (
            <StartButton clinic={clinic.name} onClick={() => start(clinic)} />
          )}
        </Group>
      ),
    },
  ];
}

function Owner({ owner }: Pick<ClinicAccount, 'owner'>) {
  if (!owner) return '–';
  return (
    <div>
      {owner.name}
      <Text c="dimmed" fz="xs" mt={2}>
        {owner.email}
      </Text>
    </div>
  );
}
