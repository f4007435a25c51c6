import { beforeEach } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { listManualTransactions } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, newStaff, signIn } from '../builders/clinic.ts';
import { SOMEWHERE } from '../world.ts';

/** Starts a server; `at` has a new clinic with a reception desk for each test. */
export function startSubscribers() {
  const app = startTestApp();
  const at = { admin: SOMEWHERE.admin, desk: SOMEWHERE.admin };
  beforeEach(async () => {
    app.clock.set('2026-11-21T06:30:00.000Z');
    at.admin = await newClinic(app);
    at.desk = await newStaff(app, at.admin, 'receptionist');
  });
  return {
    app,
    at,
    /** Sets the clock and signs in again, because the sessions expire meanwhile. */
    async comeBackAt(instant: string) {
      app.clock.set(instant);
      at.admin = await signIn(app, at.admin.user.email);
      at.desk = await signIn(app, at.desk.user.email);
    },
    start: (id: string, subscription_plan_id: string, more: object = {}, person = at.desk) => {
      const body = { subscription_plan_id, ...more };
      return app.call(updatePatient, { params: { id }, body }, person);
    },
    paidOn: (startDate: string, endDate = startDate, person = at.admin) =>
      app.ok(listManualTransactions, { query: { startDate, endDate } }, person),
  };
}
