import type { ClinicSubscriptionStatus } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { User } from '#contract/users/user.ts';
import { anId, CLINIC_ID } from './people.ts';

type UserDetails = Partial<User> & { subscription?: ClinicSubscriptionStatus };

/** An account of the user screens: a clinic's admin, with or without a subscription. */
export function aUserAccount({ subscription, ...changes }: UserDetails = {}): User {
  const plan = { id: anId(), name: 'Pro Monthly' };
  const clinicSubscriptions = subscription
    ? [{ id: anId(), status: subscription, plan, starts_at: null, ends_at: null }]
    : [];
  return {
    id: anId(),
    username: 'Anita Rao',
    email: 'anita@clinic.example',
    role: 'admin',
    clinic_id: CLINIC_ID,
    clinic: { name: 'Rao Clinic', clinicSubscriptions },
    ...changes,
  };
}
