import { beforeEach } from 'vitest';
import {
  type activateClinicSubscription as activate,
  type deactivateClinicSubscription as deactivate,
  manuallyActivateClinic,
  type terminateClinicSubscription as terminate,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, signIn } from '../builders/clinic.ts';
import { newSuperadmin } from '../builders/superadmin.ts';
import { SOMEWHERE } from '../world.ts';

type Move = typeof activate | typeof deactivate | typeof terminate;

/** Starts a server; `at` has a superadmin and a new clinic without a plan for each test. */
export function startPlanClinic() {
  const app = startTestApp();
  const at = { superadmin: SOMEWHERE.admin, admin: SOMEWHERE.admin };
  beforeEach(async () => {
    app.clock.set('2027-01-31T06:30:00.000Z');
    at.superadmin = await newSuperadmin(app);
    at.admin = await newClinic(app);
  });
  return {
    app,
    at,
    /** Sets the clock and signs in again, because the sessions expire meanwhile. */
    async comeBackAt(instant: string) {
      app.clock.set(instant);
      at.superadmin = await signIn(app, at.superadmin.user.email);
      at.admin = await signIn(app, at.admin.user.email);
    },
    isPro: async () => (await app.ok(getSubscriptionStatus, {}, at.admin)).hasProPlan,
    move: (endpoint: Move, id: string) =>
      app.call(endpoint, { params: { id }, body: {} }, at.superadmin),
    start: (planId: string) => {
      const body = { clinicId: at.admin.user.clinic_id, planId };
      return app.call(manuallyActivateClinic, { body }, at.superadmin);
    },
    /** Collects the events sent to the clinic's screens from now on. */
    watch() {
      const told: unknown[] = [];
      const stop = app.started.services.hub.subscribe({
        clinicId: at.admin.user.clinic_id ?? '',
        sessionId: 'of a screen',
        changed: (event) => told.push(event),
        resync: () => undefined,
        ended: () => undefined,
      });
      return { told, stop };
    },
  };
}
