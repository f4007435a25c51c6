import './users.css';
import { type User, userRoleLabel } from '#contract/users/user.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { PlanStatus } from './plan-status.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { UserActions, type UserSteps } from './user-actions.tsx';

/** Username, Email, Role, Clinic, Subscription Status, Actions (specification 2, section 2). */
export function userColumns(steps: UserSteps): readonly Column<User>[] {
  return [
    {
      key: 'username',
      header: 'Username',
      card: 'lead',
      cell: ({ username }) => <Breakable>{username}</Breakable>,
    },
    { key: 'email', header: 'Email', card: 'fact', cell: ({ email }) => email },
    { key: 'role', header: 'Role', card: 'fact', cell: ({ role }) => userRoleLabel(role) },
    {
      key: 'clinic',
      header: 'Clinic',
      card: 'fact',
      cell: ({ clinic }) => <Breakable>{clinic?.name ?? '–'}</Breakable>,
    },
    {
      key: 'subscription',
      header: 'Subscription Status',
      card: 'fact',
      cell: ({ clinic }) => <PlanStatus clinic={clinic} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (user) => <UserActions user={user} steps={steps} />,
    },
  ];
}

/** A name, whose longest word never takes the room of the buttons. */
function Breakable({ children }: { children: string }) {
  return <span className="user-name">{children}</span>;
}

/** An account on a phone; its actions are under More. */
export const USER_BRIEF: Brief<User> = {
  name: ({ username }) => username,
  summary: ({ username, email, role, clinic }) => (
    <BriefLines
      name={username}
      facts={[
        <SubscriptionBadge key="plan" status={clinic?.clinicSubscriptions[0]?.status} />,
        userRoleLabel(role),
        clinic?.name,
      ]}
      line={email}
    />
  ),
  step: () => null,
};
