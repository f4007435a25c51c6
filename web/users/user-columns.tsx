import { Text } from '@mantine/core';
import { type User, userRoleLabel } from '#contract/users/user.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { UserActions, type UserSteps } from './user-actions.tsx';

/** Username, Email, Role, Clinic, Subscription Status, Actions (specification 2, section 2). */
export function userColumns(steps: UserSteps): readonly Column<User>[] {
  return [
    { key: 'username', header: 'Username', cell: ({ username }) => username },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => userRoleLabel(role) },
    { key: 'clinic', header: 'Clinic', cell: ({ clinic }) => clinic?.name ?? '–' },
    { key: 'subscription', header: 'Subscription Status', cell: (user) => <Status user={user} /> },
    {
      key: 'actions',
      header: 'Actions',
      cell: (user) => <UserActions user={user} steps={steps} />,
    },
  ];
}

function Status({ user }: { user: User }) {
  const newest = user.clinic?.clinicSubscriptions[0];
  return (
    <div>
      <SubscriptionBadge status={newest?.status} />
      {newest && (
        <Text c="dimmed" fz="xs" mt={2}>
          {newest.plan.name}
          {newest.ends_at && ` until ${showDate(newest.ends_at)}`}
        </Text>
      )}
    </div>
  );
}
