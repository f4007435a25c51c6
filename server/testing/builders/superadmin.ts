import { v7 as newId } from 'uuid';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import {
  createClinicPlan,
  manuallyActivateClinic,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { TestApp } from '../build-app.ts';
import { newEmail, PASSWORD, type Person, signIn } from './clinic.ts';

/** Creates a superadmin and signs them in. */
export async function newSuperadmin(app: TestApp, name = 'Super Admin'): Promise<Person> {
  const email = newEmail('superadmin');
  const password_hash = await hashPassword(PASSWORD);
  await app.started.services.database.inSystem((tx) =>
    tx
      .insertInto('users')
      .values({
        id: newId(),
        name,
        email,
        password_hash,
        role: 'superadmin',
        created_at: app.clock.now(),
      })
      .execute(),
  );
  return signIn(app, email);
}

/** Removes every superadmin, so that a test has the only one. */
export async function removeSuperadmins(app: TestApp): Promise<void> {
  await app.started.services.database.inSystem((tx) =>
    tx
      .updateTable('users')
      .set({ deleted_at: app.clock.now() })
      .where('role', '=', 'superadmin')
      .execute(),
  );
}

/** Whether the session of a person still runs. */
export async function isSignedIn(app: TestApp, person: Person): Promise<boolean> {
  return (await app.call(getCurrentUser, {}, person)).statusCode === 200;
}

/** Creates a plan of ₹999 a month for clinics. */
export async function newClinicPlan(app: TestApp, superadmin: Person, name = 'Pro Monthly') {
  const body = { name, price: 999, period: 'monthly', interval: 1 } as const;
  return await app.ok(createClinicPlan, { body }, superadmin);
}

/** Starts a plan for the admin's clinic, without the provider. */
export async function newClinicSubscription(app: TestApp, superadmin: Person, admin: Person) {
  const plan = await newClinicPlan(app, superadmin);
  const body = { clinicId: admin.user.clinic_id!, planId: plan.id };
  return await app.ok(manuallyActivateClinic, { body }, superadmin);
}
