import type { ClinicSubscriptionStatus } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { ClinicAccount } from '#contract/users/clinic-account.ts';
import type { User } from '#contract/users/user.ts';
import { anId, CLINIC_ID } from './people.ts';

type UserDetails = Partial<User> & { subscription?: ClinicSubscriptionStatus };

/** An account of the user screens: a clinic's admin, with or without a subscription. */
export function aUserAccount({ subscription, ...changes }: UserDetails = {}): User {
  const clinicSubscriptions = subscriptionsOf(subscription);
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

type ClinicDetails = Partial<ClinicAccount> & {
  subscription?: ClinicSubscriptionStatus;
  ends?: string;
};

/** A clinic in the superadmin's list, with or without a subscription. */
export function aClinicAccount({ subscription, ends, ...changes }: ClinicDetails = {}) {
  return {
    id: anId(),
    name: 'Rao Clinic',
    owner: { name: 'Anita Rao', email: 'anita@clinic.example' },
    people: 1,
    created_at: '2026-11-01T04:30:00.000Z',
    clinicSubscriptions: subscriptionsOf(subscription, ends),
    ...changes,
  } satisfies ClinicAccount;
}

function subscriptionsOf(status?: ClinicSubscriptionStatus, ends_at: string | null = null) {
  const plan = { id: anId(), name: 'Pro Monthly' };
  return status ? [{ id: anId(), status, plan, starts_at: null, ends_at }] : [];
}
