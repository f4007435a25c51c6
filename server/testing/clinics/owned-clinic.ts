import { beforeAll } from 'vitest';
import { SCREEN_HEADER } from '#contract/kernel/screens.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, newStaff, type Person } from '../builders/clinic.ts';
import { SOMEWHERE } from '../world.ts';

/** Starts a server; `at` has the owner of one clinic, and a doctor whose reads the owner may see. */
export function startOwnedClinic() {
  const app = startTestApp();
  const at = { owner: SOMEWHERE.admin, doctor: SOMEWHERE.admin };
  beforeAll(async () => {
    app.clock.set('2026-11-23T04:00:00.000Z');
    at.owner = await newClinic(app, 'Lake Clinic');
    at.doctor = await newStaff(app, at.owner, 'doctor', { name: 'Dr Rao' });
  });
  return {
    app,
    at,
    /** Reads a patient's record on a screen. */
    look: (id: string, { token }: Person, screen = '/dashboard/patient-record/:id') =>
      app.ok(getPatient, { params: { id } }, { token, headers: { [SCREEN_HEADER]: screen } }),
    /** Stores the reads that are noted so far. */
    flush: () => app.started.services.reads.flush(),
    /** From half an hour ago to half an hour from now. */
    aroundNow: () => ({
      from: new Date(app.clock.now().getTime() - 1_800_000).toISOString(),
      until: new Date(app.clock.now().getTime() + 1_800_000).toISOString(),
    }),
  };
}
