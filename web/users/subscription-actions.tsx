import { Button, type ButtonProps } from '@mantine/core';
import {
  CLINIC_SUBSCRIPTION_TRANSITIONS,
  type ClinicSubscriptionAction,
} from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import type { ClinicAccount } from '#contract/users/clinic-account.ts';

export const ROW_BUTTON = { variant: 'default', size: 'compact-md' } as const satisfies ButtonProps;

/** A clinic and its subscriptions, as part of a user or of the list of clinics. */
export type SubscribedClinic = Pick<ClinicAccount, 'name' | 'clinicSubscriptions'>;

type SubscriptionActionsProps = {
  clinic: SubscribedClinic | null;
  onMove: (action: ClinicSubscriptionAction) => void;
};

/** Activate or Deactivate, and Terminate for every subscription (specification 2, section 4). */
export function SubscriptionActions({ clinic, onMove }: SubscriptionActionsProps) {
  const newest = clinic?.clinicSubscriptions[0];
  if (!newest) return null;
  const allowed = allowedActions(CLINIC_SUBSCRIPTION_TRANSITIONS, newest.status);
  const isEnded = !allowed.includes('terminate');
  const shown = isEnded ? ([...allowed, 'terminate'] as const) : allowed;
  return shown.map((action) => {
    const { label } = CLINIC_SUBSCRIPTION_TRANSITIONS[action];
    return (
      <Button
        {...ROW_BUTTON}
        key={action}
        disabled={!allowed.includes(action)}
        aria-label={`${label} the subscription of ${clinic?.name}`}
        {...(!allowed.includes(action) && { title: 'This subscription has ended already.' })}
        onClick={() => onMove(action)}
      >
        {label}
      </Button>
    );
  });
}

/** Starts the first subscription of a clinic. */
export function StartButton({ clinic, onClick }: { clinic: string; onClick: () => void }) {
  return (
    <Button {...ROW_BUTTON} aria-label={`Start Subscription for ${clinic}`} onClick={onClick}>
      Start Subscription
    </Button>
  );
}
