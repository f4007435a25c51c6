import { Button, Group } from '@mantine/core';
import type { ClinicSubscriptionAction } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { User } from '#contract/users/user.ts';
import { ROW_BUTTON, StartButton, SubscriptionActions } from './subscription-actions.tsx';

/** The actions of the list's users. */
export type UserSteps = {
  edit: (user: User) => void;
  remove: (user: User) => void;
  move: (user: User, action: ClinicSubscriptionAction) => void;
  start: (user: User) => void;
};

/** Whether a subscription can be started for the user's clinic (specification 2, section 4). */
function mayStart({ role, clinic }: User): boolean {
  const isOwner = role === 'admin' || role === 'super_admin';
  return isOwner && clinic?.clinicSubscriptions.length === 0;
}

export function UserActions({ user, steps }: { user: User; steps: UserSteps }) {
  const { username } = user;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button {...ROW_BUTTON} aria-label={`Edit ${username}`} onClick={() => steps.edit(user)}>
        Edit
      </Button>
      <Button {...ROW_BUTTON} aria-label={`Delete ${username}`} onClick={() => steps.remove(user)}>
        Delete
      </Button>
      <SubscriptionActions clinic={user.clinic} onMove={(action) => steps.move(user, action)} />
      {mayStart(user) && (
        <StartButton clinic={user.clinic?.name ?? ''} onClick={() => steps.start(user)} />
      )}
    </Group>
  );
}
