import { beforeEach } from 'vitest';
import { erasePatient } from '#contract/privacy/privacy.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, type Person } from '../builders/clinic.ts';
import { SOMEWHERE } from '../world.ts';

/** Starts a server; `at` has the owner of a new clinic for each test, who erases patients. */
export function startErasingClinic() {
  const app = startTestApp();
  const at: { admin: Person } = { admin: SOMEWHERE.admin };
  beforeEach(async () => {
    at.admin = await newClinic(app);
  });
  const asked = { requestedBy: 'patient', reason: 'Asked by letter' };
  return {
    app,
    at,
    /** Erases a patient whose number is typed again. */
    erase: (id: string, token: number, person = at.admin, more: object = {}) =>
      app.call(erasePatient, { params: { id }, body: { ...asked, token, ...more } }, person),
  };
}
