import { Button, type ButtonProps, Group } from '@mantine/core';
import {
  CLINIC_SUBSCRIPTION_TRANSITIONS,
  type ClinicSubscriptionAction,
} from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import type { User } from '#contract/users/user.ts';
import { ResetSecondFactor } from '#web/account/index.ts';

/** The actions of the list's users. */
export type UserSteps = {
  edit: (user: User) => void;
  remove: (user: User) => void;
  link: (user: User) => void;
  move: (user: User, action: ClinicSubscriptionAction) => void;
  start: (user: User) => void;
};

const LOOK = { variant: 'default', size: 'compact-md' } as const satisfies ButtonProps;

/** Whether a subscription can be started for the user's clinic (specification 2, section 4). */
function mayStart({ role, clinic }: User): boolean {
  const isOwner = role === 'admin' || role === 'super_admin';
  return isOwner && clinic?.clinicSubscriptions.length === 0;
}

export function UserActions({ user, steps }: { user: User; steps: UserSteps }) {
  const { username } = user;
  return (
    <Group gap="xs">
      <Button {...LOOK} aria-label={`Edit ${username}`} onClick={() => steps.edit(user)}>
        Edit
      </Button>
      {user.is_owner && (
        <Button
          {...LOOK}
          aria-label={`Password link for ${username}`}
          onClick={() => steps.link(user)}
        >
          Password link
        </Button>
      )}
      {(user.is_owner || user.role === 'super_admin') && (
        <ResetSecondFactor person={{ id: user.id, name: username }} by="superadmin" />
      )}
      <Button {...LOOK} aria-label={`Delete ${username}`} onClick={() => steps.remove(user)}>
        Delete
      </Button>
      <SubscriptionActions user={user} steps={steps} />
      {mayStart(user) && (
        <Button
          {...LOOK}
          variant="filled"
          aria-label={`Start Subscription for ${user.clinic?.name}`}
          onClick={() => steps.start(user)}
        >
          Start Subscription
        </Button>
      )}
    </Group>
  );
}

/** Activate or Deactivate, and Terminate for every subscription (section 4). */
function SubscriptionActions({ user, steps }: { user: User; steps: UserSteps }) {
  const newest = user.clinic?.clinicSubscriptions[0];
  if (!newest) return null;
  const allowed = allowedActions(CLINIC_SUBSCRIPTION_TRANSITIONS, newest.status);
  const isEnded = !allowed.includes('terminate');
  const shown = isEnded ? ([...allowed, 'terminate'] as const) : allowed;
  return shown.map((action) => {
    const { label } = CLINIC_SUBSCRIPTION_TRANSITIONS[action];
    return (
      <Button
        {...LOOK}
        key={action}
        disabled={!allowed.includes(action)}
        aria-label={`${label} the subscription of ${user.clinic?.name}`}
        {...(!allowed.includes(action) && { title: 'This subscription has ended already.' })}
        onClick={() => steps.move(user, action)}
      >
        {label}
      </Button>
    );
  });
}
