import { Button, Group } from '@mantine/core';
import type { ClinicSubscriptionAction } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { User } from '#contract/users/user.ts';
import { ResetSecondFactor } from '#web/account/index.ts';
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

type SignInHelpProps = { user: User; onLink: () => void };

/** For an account that cannot sign in: a clinic's owner or a superadmin, whom no clinic can help. */
export function SignInHelp({ user, onLink }: SignInHelpProps) {
  const { id, username, is_owner: isOwner, role } = user;
  if (!isOwner && role !== 'super_admin') return null;
  return (
    <Group gap="xs">
      {isOwner && (
        <Button {...ROW_BUTTON} aria-label={`Password link for ${username}`} onClick={onLink}>
          Password link
        </Button>
      )}
      <ResetSecondFactor person={{ id, name: username }} by="superadmin" />
    </Group>
  );
}
